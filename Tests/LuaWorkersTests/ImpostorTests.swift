import Foundation
import Glibc
import LuaSandbox
import LuaWorkers
import Testing

/// Programs that are no workers, and workers that answer what they like.
@Suite struct ImpostorTests {
  /// A folder with the programs, each of which behaves as its name says.
  static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "impostors-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()

  static func program(_ name: String, patience: Int = 10_000, startPatience: Int = 10_000) -> WorkerProgram {
    let link = folder.appending(path: name).path()
    symlink(Workers.built("impostor-worker"), link)
    return WorkerProgram(executable: link, version: "1", patience: patience, startPatience: startPatience)
  }

  static func worker(_ name: String, patience: Int = 10_000) throws -> LuaWorker {
    LuaWorker(program(name, patience: patience), try Workers.plan([""]))
  }

  static let greeting = [
    "ends-at-once": "it ended with exit code 4; \(advice)",
    "never-greets": "it gave no answer within 300 milliseconds and was ended; \(advice)",
    "greets-nonsense": "it gave an answer that cannot be read; \(advice)", "refuses": "seccomp cannot be applied",
    "is-killed":
      "it ended by signal 9 (killed) while it started, from outside: look for too little memory, which the system's log tells",
    "may-not-call":
      "it ended by signal 31 (bad system call) while it started: what this runs in, such as a container, forbids a call",
    "crashes-at-once":
      "it ended by signal 11 (segmentation fault) while it started; if it is sharewarden, that is a fault of its own",
    "other-version": "it is of version 99, not 1; \(advice)",
  ]
  static let advice = "give the path of the program `sharewarden` of version 1"

  static func fault(_ program: WorkerProgram) throws -> String? {
    let worker = LuaWorker(program, try Workers.plan([""]))
    do throws(WorkerFault) {
      try worker.start()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: greeting.keys.sorted()) func `a program that does not greet as a worker is none`(name: String) throws
  {
    let program = Self.program(name, startPatience: name == "never-greets" ? 300 : 10_000)
    #expect(try Self.fault(program) == Self.greeting[name])
  }

  @Test(arguments: [
    ("/nowhere", "no such file or directory"), ("/etc/passwd", "permission denied"), ("/", "permission denied"),
    ("/bin/true", "it ended with exit code 0"), ("/bin/false", "it ended with exit code 1"),
  ])
  func `a program that is none of ours cannot be used, and says why`(path: String, reason: String) throws {
    #expect(try Self.fault(WorkerProgram(executable: path, version: "1")) == "\(reason); \(Self.advice)")
  }

  @Test func `a program whose libraries are missing is told as one`() throws {
    let script = FileManager.default.temporaryDirectory.appending(path: "impostor-\(UUID().uuidString)")
    try "#!/bin/sh\nexit 127\n".write(to: script, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: script) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path())
    #expect(
      try Self.fault(WorkerProgram(executable: script.path(), version: "1"))
        == "it ended with exit code 127: a library that it needs is missing, and `ldd` says which; \(Self.advice)")
  }

  @Test func `without a worker every question fails`() throws {
    let worker = LuaWorker(WorkerProgram(executable: "/bin/false", version: "1"), try Workers.plan(["", ""]))
    let reports = worker.ask(Workers.questions(0, 1), about: Workers.view)
    let message = "the policies have no worker process: it ended with exit code 1; \(Self.advice)"
    #expect(reports.map(\.failure?.message) == [message, message])
    #expect(reports.map(\.failure?.kind) == [.unavailable, .unavailable])
  }

  @Test(arguments: [
    "talks-nonsense", "wrong-mark", "wrong-kind", "wrong-number", "too-short", "too-long", "huge", "says-more",
    "too-many-steps", "too-many-notes", "cuts-nothing", "bad-code", "empty-code", "bad-text", "escape", "long-text",
    "line-break",
  ])
  func `an answer that no worker of ours gives is a failure`(name: String) throws {
    let reports = try Self.worker(name).ask(Workers.questions(0), about: Workers.view)
    #expect(reports.count == 1)
    #expect(
      reports[0].failure
        == .init(
          kind: .runtime, message: "the worker process of the policies gave an answer that cannot be read", line: 0))
    #expect(reports[0].denials.isEmpty)
  }

  @Test(arguments: [
    ("exits", "ended with exit code 3"), ("traps", "ended by signal 4 (illegal instruction)"),
    ("stops-half-way", "ended with exit code 0"),
  ])
  func `a worker that ends over a question is a failure`(name: String, end: String) throws {
    let reports = try Self.worker(name).ask(Workers.questions(0), about: Workers.view)
    #expect(reports.map(\.failure?.message) == ["the worker process of the policies \(end)"])
  }

  @Test(arguments: ["falls-silent", "drips", "counts-on"]) func `a worker that keeps its host waiting is ended`(
    name: String
  ) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let reports = try Self.worker(name, patience: 300).ask(Workers.questions(0), about: Workers.view)
    #expect(reports.map(\.failure?.kind) == [.late])
    #expect(clock.now - start < .seconds(8))
  }

  @Test func `a worker that claims to get on and never answers is waited for as long as a decision may take`() throws {
    let worker = LuaWorker(
      Self.program("counts-slowly", patience: 100), try Workers.plan(Array(repeating: "", count: 200)))
    let questions = (0..<200).map { WorkerQuestion(script: $0, stepLimit: 100_000) }
    let clock = ContinuousClock()
    let start = clock.now
    let failures = worker.ask(questions, about: Workers.view).map(\.failure)
    // 30 times its patience, where it could claim 12 seconds for each of the 200.
    #expect(clock.now - start < .seconds(12))
    #expect(failures.count == 200)
    #expect(failures.contains { $0?.kind == .late })
    let late = failures.count { $0?.kind == .late }
    #expect(
      failures.count {
        $0
          == .init(
            kind: .unavailable,
            message: "the policy was not asked, since the worker processes of the policies had taken 3 seconds", line: 0
          )
      } == 200 - late)
    #expect(late < 40)
  }

  @Test(arguments: ["falls-silent", "drips", "counts-on", "counts-slowly"])
  func `a worker that keeps its host waiting loads nothing`(name: String) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let error = #expect(throws: LuaLoadError.self) {
      try Self.worker(name, patience: 300).load(LoadingTrial(source: [], memoryLimit: 1 << 20, stepLimit: 1000))
    }
    #expect(
      error?.message == "the worker process of the policies gave no answer within 300 milliseconds and was ended")
    #expect(clock.now - start < .seconds(8))
  }

  /// Else each question would cost as many starts, and a worker that falls silent as much patience.
  @Test func `a worker that is lost twice before it is at any question is not started for each of the others`() throws {
    let worker = LuaWorker(Self.program("exits-each-time"), try Workers.plan(Array(repeating: "", count: 20)))
    let starts = Self.folder.appending(path: "exits-each-time.starts")
    try? FileManager.default.removeItem(at: starts)
    let questions = (0..<20).map { WorkerQuestion(script: $0, stepLimit: 100_000) }
    let reports = worker.ask(questions, about: Workers.view)
    #expect(
      reports.map(\.failure?.message)
        == Array(repeating: "the worker process of the policies ended with exit code 3", count: 20))
    #expect(try Data(contentsOf: starts).count == 2)
  }

  @Test func `a well-formed answer is taken`() throws {
    let reports = try Self.worker("answers-rightly").ask(Workers.questions(0), about: Workers.view)
    #expect(reports.first?.denials == [LuaNote(code: "no-1", message: "No.", line: 7)])
  }
}
