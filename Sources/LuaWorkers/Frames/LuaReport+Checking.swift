internal import LuaSandbox

/// A report as a worker sends it. The worker may be in the hands of a script that broke its cage, so every rule that
/// the sandbox keeps is checked once more; what breaks one is no report.
extension ByteReader {
  private static let mostNotes = 64
  private static let mostSites = 8
  private static let longestCode = 64
  /// No more bytes than a report can have.
  static let longestReport = 64 + (2 * mostNotes + 1) * (2 * CleanText.longest + longestCode + 32) + mostSites * 96

  mutating func report(stepLimit: Int) throws(MalformedBytes) -> LuaReport {
    let steps = try take(UInt64.self)
    guard steps <= UInt64(clamping: stepLimit) else { throw MalformedBytes() }
    let memory = try take(UInt64.self)
    let denialsCut = Int(try take(UInt32.self))
    let warningsCut = Int(try take(UInt32.self))
    let denials = try notes()
    let warnings = try notes()
    let failure = try flag() ? try failure() : nil
    // Only what has no room left is cut.
    guard denialsCut == 0 || denials.count == Self.mostNotes, warningsCut == 0 || warnings.count == Self.mostNotes
    else {
      throw MalformedBytes()
    }
    return LuaReport(
      failure: failure, denials: denials, warnings: warnings, denialsCut: denialsCut, warningsCut: warningsCut,
      steps: steps, peakMemory: memory)
  }

  private mutating func notes() throws(MalformedBytes) -> [LuaNote] {
    var notes: [LuaNote] = []
    for _ in 0..<(try count(atMost: Self.mostNotes)) {
      let line = Int(try take(UInt32.self))
      let code = try code()
      let message = try cleanText()
      let adminMessage = try flag() ? try cleanText() : nil
      notes.append(LuaNote(code: code, message: message, adminMessage: adminMessage, line: line))
    }
    return notes
  }

  /// `[a-z0-9][a-z0-9-]*`
  private mutating func code() throws(MalformedBytes) -> String {
    let code = try cleanText(atMost: Self.longestCode)
    let isDigitOrLetter = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard let first = code.utf8.first, isDigitOrLetter(first),
      code.utf8.allSatisfy({ isDigitOrLetter($0) || $0 == UInt8(ascii: "-") })
    else { throw MalformedBytes() }
    return code
  }

  private mutating func failure() throws(MalformedBytes) -> LuaFailure {
    let kind = try LuaFailure.Kind(number: try take())
    let isLimit = try flag()
    let line = Int(try take(UInt32.self))
    let message = try cleanText()
    var path: [LuaCallSite] = []
    for _ in 0..<(try count(atMost: Self.mostSites)) {
      let line = Int(try take(UInt32.self))
      path.append(LuaCallSite(function: try cleanText(atMost: CleanText.longestName), line: line))
    }
    return LuaFailure(kind: kind, message: message, line: line, path: path, isLimit: isLimit)
  }
}
