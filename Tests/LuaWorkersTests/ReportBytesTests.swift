import LuaSandbox
import TestSupport
import Testing

@testable import LuaWorkers

/// Reports on their way from a worker that may send anything.
@Suite struct ReportBytesTests {
  static let reports: [LuaReport] = [
    LuaReport(
      failure: nil, denials: [], warnings: [], denialsCut: 0, warningsCut: 0, steps: 812, peakMemory: 40_000),
    LuaReport(
      failure: LuaFailure(
        kind: .deadline, message: "the deadline was reached", line: 7,
        path: [LuaCallSite(function: "inner", line: 3), LuaCallSite(function: "check", line: 0)], isLimit: true),
      denials: [LuaNote(code: "a-1", message: "Zwölf 👩‍👩‍👧 Boxkämpfer.", adminMessage: "\"x\"", line: 2)],
      warnings: [LuaNote(code: "0", message: "", line: 0)], denialsCut: 0, warningsCut: 0, steps: 0, peakMemory: 0),
    LuaReport(
      failure: nil, denials: Array(repeating: LuaNote(code: "no", message: "No.", line: 1), count: 64), warnings: [],
      denialsCut: 3, warningsCut: 0, steps: 100_000, peakMemory: .max),
  ]

  static func bytes(_ report: LuaReport) -> [UInt8] {
    var writer = ByteWriter()
    writer.put(report)
    return writer.bytes
  }

  static func read(_ bytes: [UInt8]) -> LuaReport? {
    bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      guard let report = try? reader.report(stepLimit: 100_000), reader.isAtEnd else { return nil }
      return report
    }
  }

  static func isClean(_ text: String, _ limit: Int = 1024) -> Bool {
    Array(text.utf8).withUnsafeBytes { CleanText.holds($0, atMost: limit) }
  }

  static func keepsTheRules(_ report: LuaReport) -> Bool {
    let notes = report.denials + report.warnings
    return report.steps <= 100_000 && report.denials.count <= 64 && report.warnings.count <= 64
      && notes.allSatisfy { note in
        note.code.wholeMatch(of: #/[a-z0-9][a-z0-9\-]{0,63}/#) != nil && isClean(note.message)
          && isClean(note.adminMessage ?? "")
      }
      && isClean(report.failure?.message ?? "") && report.failure?.path.count ?? 0 <= 8
      && (report.failure?.path ?? []).allSatisfy { isClean($0.function, 64) }
  }

  @Test(arguments: reports) func `a report arrives as it was sent`(report: LuaReport) {
    #expect(Self.read(Self.bytes(report)) == report)
    #expect(Self.keepsTheRules(report))
  }

  @Test(arguments: reports) func `no report is read from fewer or more bytes`(report: LuaReport) {
    let bytes = Self.bytes(report)
    for count in 0..<bytes.count { #expect(Self.read(Array(bytes[..<count])) == nil) }
    #expect(Self.read(bytes + [0]) == nil)
  }

  @Test(arguments: reports.indices) func `whatever a worker sends, what is read keeps the rules`(number: Int) {
    let report = Self.reports[number]
    var random = SeededRandom(seed: UInt64(number) + 1)
    let whole = Self.bytes(report)
    var read = 0
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<min(bytes.count, 400), using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let other = Self.read(bytes) else { continue }
      read += 1
      #expect(Self.keepsTheRules(other))
    }
    #expect(read > 20)
  }

  @Test(arguments: [
    [LuaNote(code: "No", message: "", line: 0)], [LuaNote(code: "", message: "", line: 0)],
    [LuaNote(code: "-a", message: "", line: 0)],
    [LuaNote(code: String(repeating: "a", count: 65), message: "", line: 0)],
    [LuaNote(code: "a", message: "\u{1B}[2J", line: 0)], [LuaNote(code: "a", message: "a\u{202E}b", line: 0)],
    [LuaNote(code: "a", message: String(repeating: "x", count: 1025), line: 0)],
    [LuaNote(code: "a", message: "", adminMessage: "\n", line: 0)],
    Array(repeating: LuaNote(code: "a", message: "", line: 0), count: 65),
  ])
  func `notes that the sandbox would not record are refused`(notes: [LuaNote]) {
    for (denials, warnings) in [(notes, []), ([], notes)] {
      let report = LuaReport(
        failure: nil, denials: denials, warnings: warnings, denialsCut: 0, warningsCut: 0, steps: 1, peakMemory: 1)
      #expect(Self.read(Self.bytes(report)) == nil)
    }
  }

  @Test func `text that was cleaned is clean`() throws {
    var random = SeededRandom(seed: 3)
    let pieces: [String] = [
      "a", "#", "\u{0301}", "\u{200D}", "\u{200C}", "👩", "🏴", "\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "\u{FE0F}", "\u{E0100}", "葛", "क", "\u{202E}", "\u{2028}", "\n", "\u{1B}", "\u{FFFD}", "…", "\u{E0067}", "🇩",
      "\\xFF",
    ]
    let bodies = (0..<300).map { _ in
      let text = (0..<Int.random(in: 1...400, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      return "deny('t', '\(text.joined().unicodeScalars.map(Self.escaped).joined())')"
    }
    let worker = try Workers.worker(bodies)
    let reports = worker.ask(
      bodies.indices.map { WorkerQuestion(script: $0, stepLimit: 100_000) }, about: Workers.view)
    #expect(reports.allSatisfy { $0.failure == nil && $0.denials.count == 1 })
  }

  /// As a script writes it.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar.isASCII && scalar.value >= 32 ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
  }
}
