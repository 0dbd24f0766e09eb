import Foundation
import Glibc
import LuaSandbox
import LuaWorkers
import Testing

/// Workers that are brought down from outside, as a script would that broke its cage.
@Suite struct CrashTests {
  static let bodies = [Workers.deny, Workers.long, ""]

  /// A worker whose cages are all made.
  static func warmWorker(patience: Int = WorkerProgram.defaultPatience) throws -> LuaWorker {
    let worker = try Workers.worker(bodies, patience: patience)
    _ = worker.ask(Workers.questions(0, 1, 2, stepLimit: 200), about: Workers.view)
    return worker
  }

  static let longRound = [
    WorkerQuestion(script: 0, stepLimit: 100_000), WorkerQuestion(script: 1, stepLimit: 2_000_000_000),
    WorkerQuestion(script: 2, stepLimit: 100_000),
  ]

  @Test(arguments: [(SIGSEGV, "11 (segmentation fault)"), (SIGKILL, "9 (killed)"), (SIGABRT, "6 (aborted)")])
  func `a crash is a failure of the one script that ran, and the others are asked`(signal: Int32, name: String) throws {
    let worker = try Self.warmWorker()
    let look = ProcessLook(number: try #require(worker.processNumber))
    let killer = Thread { look.send(signal, afterTicks: 5) }
    killer.start()
    let reports = worker.ask(Self.longRound, about: Workers.view)
    #expect(reports[0].denials.map(\.code) == ["no"])
    #expect(
      reports[1]
        == LuaReport(
          failure: LuaFailure(
            kind: .runtime, message: "the worker process of the policies ended by signal \(name)", line: 0)))
    #expect(reports[2].failure == nil && reports[2].denials.isEmpty)
    #expect(worker.processNumber != look.number)
  }

  @Test func `a worker that is ended between two rounds is replaced, and nobody learns of it`() throws {
    let worker = try Self.warmWorker()
    for _ in 0..<10 {
      let number = try #require(worker.processNumber)
      kill(number, SIGKILL)
      let reports = worker.ask(Workers.questions(0, 2), about: Workers.view)
      #expect(reports.map(\.failure) == [nil, nil])
      #expect(reports[0].denials.count == 1)
      #expect(worker.processNumber != number)
    }
  }

  @Test func `a worker that does not answer in time is ended, and the next question goes to another`() throws {
    let worker = try Self.warmWorker(patience: 300)
    let number = worker.processNumber
    let reports = worker.ask(Self.longRound, about: Workers.view)
    #expect(reports[0].denials.count == 1)
    #expect(reports[1].failure?.kind == .late)
    #expect(
      reports[1].failure?.message
        == "the worker process of the policies gave no answer within 300 milliseconds and was ended")
    #expect(reports[2].failure == nil)
    #expect(worker.processNumber != number)
  }

  @Test func `patience runs from when the worker gets to its question`() throws {
    let worker = try Self.warmWorker(patience: 1000)
    let clock = ContinuousClock()
    let start = clock.now
    #expect(worker.ask([Self.longRound[1]], about: Workers.view).map(\.failure?.kind) == [.late])
    let time = clock.now - start
    #expect(time >= .seconds(1) && time < .milliseconds(1800), "\(time)")
  }

  /// As when the machine is suspended, or others have all of it.
  @Test func `time in which the host stands still with its worker is not held against the worker`() async {
    await #expect(processExitsWith: .success) {
      let worker = try CrashTests.warmWorker(patience: 1000)
      let look = ProcessLook(number: try #require(worker.processNumber))
      let host = getpid()
      let stopper = Process()
      stopper.executableURL = URL(filePath: "/bin/sh")
      stopper.arguments = [
        "-c", "sleep 0.2; kill -STOP \(host) \(look.number); sleep 3; kill -CONT \(look.number) \(host)",
      ]
      let quick = WorkerQuestion(script: 1, stepLimit: 5_000_000)
      try stopper.run()
      let clock = ContinuousClock()
      let start = clock.now
      while clock.now - start < .seconds(3) {
        let report = worker.ask([quick], about: Workers.view)[0]
        guard report.failure?.kind == .steps else { exit(3) }
      }
      exit(worker.processNumber == look.number ? 0 : 4)
    }
  }

  @Test func `a worker that is stopped is ended in time`() throws {
    let worker = try Self.warmWorker(patience: 300)
    kill(try #require(worker.processNumber), SIGSTOP)
    let reports = worker.ask(Workers.questions(0), about: Workers.view)
    #expect(reports[0].failure == nil)
    #expect(reports[0].denials.count == 1)
  }

  @Test func `hundreds of crashes leave nothing behind`() async {
    await #expect(processExitsWith: .success) {
      let worker = try CrashTests.warmWorker()
      let before = ProcessLook(number: getpid()).descriptors.count
      var numbers: Set<Int32> = []
      for _ in 0..<300 {
        let number = try #require(worker.processNumber)
        numbers.insert(number)
        kill(number, SIGSEGV)
        let reports = worker.ask(Workers.questions(0), about: Workers.view)
        guard reports.first?.denials.count == 1 else { exit(3) }
      }
      guard ProcessLook(number: getpid()).descriptors.count == before else { exit(4) }
      numbers.remove(worker.processNumber ?? 0)
      guard numbers.count > 250, !numbers.contains(where: { ProcessLook(number: $0).parent == "\(getpid())" }) else {
        exit(5)
      }
      exit(0)
    }
  }

  @Test func `a host that ignores its children's ends, and one that dies of a broken pipe, go on`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      signal(SIGPIPE, SIG_DFL)
      let worker = try CrashTests.warmWorker()
      for _ in 0..<20 {
        let look = ProcessLook(number: try #require(worker.processNumber))
        kill(look.number, SIGSEGV)
        while look.exists { usleep(1000) }
        guard worker.ask(Workers.questions(0), about: Workers.view).first?.denials.count == 1 else { exit(3) }
      }
      let look = ProcessLook(number: try #require(worker.processNumber))
      let killer = Thread { look.send(SIGSEGV, afterTicks: 5) }
      killer.start()
      let failure = worker.ask(CrashTests.longRound, about: Workers.view)[1].failure
      exit(failure?.message == "the worker process of the policies ended" ? 0 : 4)
    }
  }
}
