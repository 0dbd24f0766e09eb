import Foundation
import Glibc
import LuaSandbox
import LuaWorkers
import Testing

/// A worker lives as long as its host, no longer and no shorter.
@Suite struct HostEndTests {
  @Test func `a worker whose host is killed ends in the middle of its script`() async throws {
    let result = try await #require(
      processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
    ) {
      let worker = try CrashTests.warmWorker(patience: 300_000)
      let look = ProcessLook(number: try #require(worker.processNumber))
      let start = look.ticks
      let killer = Thread {
        while look.ticks < start + 5 { usleep(1000) }
        print("worker \(look.number) of \(look.parent ?? "")")
        fflush(nil)
        kill(getpid(), SIGKILL)
      }
      killer.start()
      _ = worker.ask([CrashTests.longRound[1]], about: Workers.view)
    }
    let text = String(decoding: result.standardOutputContent, as: UTF8.self)
    let number = try #require(text.firstMatch(of: /worker ([0-9]+) of [0-9]/).flatMap { Int32($0.1) })
    let look = ProcessLook(number: number)
    // Whoever takes over the orphan may leave it unburied.
    for _ in 0..<300 where look.exists && look.status("State")?.hasPrefix("Z") != true { usleep(10_000) }
    #expect(!look.exists || look.status("State")?.hasPrefix("Z") == true)
  }

  @Test func `a worker outlives the thread that started it`() async throws {
    let worker = Lent(try Workers.worker([Workers.deny]))
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      try? worker.value.start()
      done.signal()
    }
    thread.start()
    done.wait()
    while !thread.isFinished { usleep(1000) }
    usleep(100_000)
    let number = try #require(worker.value.processNumber)
    #expect(worker.value.ask(Workers.questions(0), about: Workers.view).first?.denials.count == 1)
    #expect(worker.value.processNumber == number)
  }

  /// One thread at a time uses what it holds.
  private final class Lent: @unchecked Sendable {
    let value: LuaWorker
    init(_ value: LuaWorker) { self.value = value }
  }

  @Test func `a host with no number for a file says so, and which limit that is`() async {
    await #expect(processExitsWith: .success) {
      let worker = try Workers.worker([Workers.deny])
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { exit(3) }
      for count in [16, 5] as [rlim_t] {
        limit.rlim_cur = count
        guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { exit(4) }
        let failure = worker.ask(Workers.questions(0), about: Workers.view).first?.failure
        guard failure?.kind == .unavailable else { exit(5) }
        let reason = "too many open files; raise the limit for open files (`ulimit -n`)"
        guard failure?.message == "the policies have no worker process: \(reason)" else { exit(6) }
      }
      // A search for leaks at the end reads files.
      limit.rlim_cur = limit.rlim_max
      guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { exit(7) }
      exit(0)
    }
  }
}
