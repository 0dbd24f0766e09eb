import Foundation
import ShareModel
import ShareWire

@testable import WardenCommands

/// A console in memory, with an engine that reads a line as a subject: `ana` is let in, `dee` denied, `err` meets a
/// failing policy, `bad` cannot be read.
final class Bench {
  var output = ""
  var complaints = ""
  var files: [String: String] = [:]
  var input: String {
    get { String(decoding: inputBytes, as: UTF8.self) }
    set { inputBytes = Array(newValue.utf8) }
  }
  var inputBytes: [UInt8] = []
  var inputIsTerminal = false
  var outputIsTerminal = false
  var errorIsTerminal = false
  /// What the clock shows; each look at it takes `tick` microseconds.
  var clock: Int64 = 0
  var tick: Int64 = 0
  var variables: [String: String] = [:]
  var outputIsClosed = false

  /// What was written, by path.
  var written: [String: String] = [:]

  /// Files that are read from the disk, below a directory.
  var directory: URL?

  func run(_ arguments: String...) -> Int32 {
    WardenCommand.run(arguments, console: console, engine: Self.engine).rawValue
  }

  var console: Console {
    Console(
      variable: { self.variables[$0] }, inputIsTerminal: inputIsTerminal, outputIsTerminal: outputIsTerminal,
      errorIsTerminal: errorIsTerminal,
      now: {
        defer { self.clock += self.tick }
        return Timestamp(microseconds: self.clock)
      },
      readInput: { () throws(FileError) in self.inputBytes },
      readFile: { (path: String) throws(FileError) in
        if let data = self.directory.flatMap({ try? Data(contentsOf: $0.appending(path: path)) }) { return Array(data) }
        guard let text = self.files[path] else { throw FileError(reason: "no such file") }
        return Array(text.utf8)
      },
      replaceFile: { (path: String, bytes: [UInt8]) throws(FileError) in
        if path.hasPrefix("/nowhere") { throw FileError(reason: "permission denied") }
        self.written[path] = String(decoding: bytes, as: UTF8.self)
      },
      createFile: { (path: String, bytes: [UInt8]) throws(FileError) in
        if self.files[path] != nil { throw FileError(reason: "is there already") }
        self.files[path] = String(decoding: bytes, as: UTF8.self)
      },
      writeOutput: { (bytes: [UInt8]) throws(FileError) in
        if self.outputIsClosed { throw FileError(reason: "the reader is gone") }
        self.output += String(decoding: bytes, as: UTF8.self)
      },
      writeError: { self.complaints += String(decoding: $0, as: UTF8.self) })
  }

  static func request(_ subject: String) -> ShareRequest {
    ShareRequest(
      subject: Subject(id: subject), action: .leaveShare, share: Share(recordName: "s-1"),
      time: Timestamp(microseconds: 0))
  }

  static func decision(_ request: ShareRequest) -> Decision {
    let trace = PolicyTrace(
      of: PolicyFacts(id: "cap", sha256: "00", stepLimit: 100_000, memoryLimit: 4_194_304, isShadow: false), steps: 812,
      memory: 41_500)
    switch request.subject.id {
    case "err":
      return Decision(
        errors: [PolicyFailure(id: "cap", kind: .steps, message: "too long", source: "cap.lua:3")], policies: [trace])
    case "ana":
      return Decision(
        effects: [.shareDeleted], assumptions: ["the record exists"], policies: [trace],
        rules: RuleNumbers([1, 142]))
    case "wes":
      return Decision(warnings: [
        Warning(id: "cap", code: "nearly", message: "Nearly full.", adminMessage: "4 of 5", source: "cap.lua:9")
      ])
    default:
      return Decision(denials: [
        Denial(
          layer: .policy, id: "cap", code: "too-many", message: "No <more> \u{1B}[2J50%, please.",
          adminMessage: "6 > 5", source: "cap.lua:14")
      ])
    }
  }

  static var engine: CheckEngine {
    CheckEngine(
      readTime: { $0 == "2026-11-30T12:00:00Z" ? Timestamp(microseconds: 1) : nil },
      read: { bytes, _ in
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let items = lines.enumerated().map { number, line in
          line == "bad"
            ? CheckEngine.Item(
              line: number + 1,
              content: .failure(InputProblem(message: "unknown role", path: "resource.x", line: number + 1, column: 7)))
            : CheckEngine.Item(line: number + 1, content: .success(request(String(line))))
        }
        // As a batch that ends at the first allow would.
        let isEnding = lines.last == "end"
        return CheckEngine.Batch(count: items.count, items: { Array(items[$0]) }) { isAllowed in isEnding && isAllowed }
      },
      load: { (directory: String?, _: CheckEngine.Isolation) throws(CheckEngine.LoadProblem) in
        if directory == "nowhere" { throw CheckEngine.LoadProblem(lines: ["nowhere: no such directory"]) }
        return .init(
          decide: decision, explain: { _, decision in DecisionExplanation(rulesAsked: decision.rulesDeciding) })
      },
      loadPolicy: { (_: String, id: String) throws(CheckEngine.LoadProblem) in
        if id != "cap" { throw CheckEngine.LoadProblem(lines: ["no such policy"]) }
        return decision
      },
      json: { form in
        Array("{\"decision\":\(form.decision.isAllowed)\(form.explanation != nil ? ",\"explained\":true" : "")}".utf8)
      },
      rules: {
        [
          .init(id: "R001", chapter: "A", code: "notAuthenticated", sentence: "Somebody asks."),
          .init(id: "R142", chapter: "L", code: "permissionFailure", sentence: "The owner stays."),
        ]
      })
  }
}
