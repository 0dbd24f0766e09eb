import Foundation
import Glibc
import LuaSandbox
import LuaWorkers
import Testing

@Suite struct ForkedHostTests {
  /// Both would talk over one channel, and each might hear the answer to the other's question.
  @Test func `a copy of the host made by fork leaves the worker to the original`() async {
    await #expect(processExitsWith: .success) {
      let worker = try Workers.worker([Workers.deny])
      let first = worker.ask(Workers.questions(0), about: Workers.view)
      let number = worker.processNumber
      let fork = try #require(dlsym(nil, "fork"))
      let child = unsafeBitCast(fork, to: (@convention(c) () -> Int32).self)()
      if child == 0 {
        guard worker.ask(Workers.questions(0), about: Workers.view) == first else { _exit(1) }
        _exit(worker.processNumber == number ? 2 : 0)
      }
      var status: Int32 = 0
      waitpid(child, &status, 0)
      guard worker.ask(Workers.questions(0), about: Workers.view) == first, worker.processNumber == number else {
        exit(3)
      }
      exit(status == 0 ? 0 : 4)
    }
  }
}
