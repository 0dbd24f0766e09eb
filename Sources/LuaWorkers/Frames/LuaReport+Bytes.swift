package import LuaSandbox

extension LuaFailure.Kind {
  /// Those that a cage gives; the others are about the worker and are not its to say.
  private static let numbered: [LuaFailure.Kind] = [.runtime, .contract, .steps, .memory, .output, .deadline, .machine]

  var number: UInt8 { UInt8(Self.numbered.firstIndex(of: self) ?? 0) }

  init(number: UInt8) throws(MalformedBytes) {
    guard number < Self.numbered.count else { throw MalformedBytes() }
    self = Self.numbered[Int(number)]
  }
}

extension ByteWriter {
  package mutating func put(_ report: LuaReport) {
    put(report.steps)
    put(report.peakMemory)
    put(UInt32(clamping: report.denialsCut))
    put(UInt32(clamping: report.warningsCut))
    put(report.denials)
    put(report.warnings)
    put(report.failure != nil)
    if let failure = report.failure { put(failure) }
  }

  private mutating func put(_ notes: [LuaNote]) {
    put(UInt32(notes.count))
    for note in notes {
      put(UInt32(clamping: note.line))
      put(note.code)
      put(note.message)
      put(note.adminMessage != nil)
      if let text = note.adminMessage { put(text) }
    }
  }

  private mutating func put(_ failure: LuaFailure) {
    put(failure.kind.number)
    put(failure.isLimit)
    put(UInt32(clamping: failure.line))
    put(failure.message)
    put(UInt32(failure.path.count))
    for site in failure.path {
      put(UInt32(clamping: site.line))
      put(site.function)
    }
  }
}
