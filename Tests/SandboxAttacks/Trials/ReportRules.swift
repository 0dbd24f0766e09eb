import LuaSandbox

/// What must hold for every report, whatever the script did.
enum ReportRules {
  static func faults(in report: LuaReport, stepLimit: Int) -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { faults.append(what()) } }
    expect(report.steps <= UInt64(stepLimit), "\(report.steps) steps of \(stepLimit)")
    expect(report.steps >= 1, "no steps")
    expect(report.denials.count <= 64 && report.warnings.count <= 64, "more than 64 notes")
    expect(report.denialsCut == 0 || report.denials.count == 64, "denials cut below 64")
    expect(report.warningsCut == 0 || report.warnings.count == 64, "warnings cut below 64")
    if let failure = report.failure {
      expect(!failure.message.isEmpty || failure.kind == .runtime, "a failure without a message")
      expect(isClean(failure.message), "a message that is not clean: \(escaped(failure.message))")
      expect(failure.line >= 0, "a line below 0")
      expect(failure.kind != .deadline, "the deadline was reached after \(report.steps) steps")
      expect(failure.path.count <= 8, "a path of \(failure.path.count)")
      for site in failure.path { expect(isClean(site.function), "a path that is not clean: \(escaped(site.function))") }
      if failure.kind == .steps || failure.kind == .memory {
        expect(failure.line > 0, "\(failure.kind) at no line")
        expect(failure.path.isEmpty, "\(failure.kind) with a path")
      }
      if failure.kind == .steps { expect(report.steps == UInt64(stepLimit), "steps ended at \(report.steps)") }
    }
    for note in report.denials + report.warnings {
      expect(isCode(note.code), "the code \(escaped(note.code))")
      for text in [note.message, note.adminMessage ?? ""] {
        expect(isClean(text), "a text that is not clean: \(escaped(text))")
      }
      expect(note.line > 0, "a note of no line")
    }
    return faults
  }

  static func faults(in error: LuaLoadError, memoryLimit: Int) -> [String] {
    var faults: [String] = []
    if error.message.isEmpty && error.kind != .runtime { faults.append("a load error without a message") }
    if !isClean(error.message) { faults.append("a load error that is not clean: \(escaped(error.message))") }
    if error.kind == .deadline { faults.append("the deadline was reached while loading") }
    // Below the least limit of a policy, little may be left even to keep the state.
    if error.kind == .machine && memoryLimit >= 128 << 10 { faults.append("the machine has no memory") }
    return faults
  }

  private static func isCode(_ code: String) -> Bool {
    (1...64).contains(code.utf8.count) && code.first != "-"
      && code.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Bounded, and without what turns, hides or controls what a reader sees.
  private static func isClean(_ text: String) -> Bool {
    text.utf8.count <= 1024
      && text.unicodeScalars.allSatisfy {
        switch $0.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
        case .format: !Self.hidden.contains($0.value)
        default: true
        }
      }
  }

  /// Marks of direction, joiners and other characters of no width.
  private static let hidden: Set<UInt32> = Set(
    [0x061C, 0xFEFF] + Array(0x200B...0x200F) + Array(0x202A...0x202E) + Array(0x2060...0x206F))

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.prefix(80).map { $0.escaped(asASCII: true) }.joined()
  }
}
