import Foundation
import LuaWorkers
import ShareModel
import TestSupport
import Testing

@testable import ShareWarden

/// A worker process in the hands of a script that takes all the memory it can get.
@Suite(.disabled(if: Sanitizer.watchesAddresses)) struct AddressSpaceTests {
  @Test func `a worker that maps more than it may is refused, which denies, and the host lives`() throws {
    let policies = try PolicyFolder(policy: PolicyFolder.empty)
    let request = Sample.request(Sample.invite("dee"))
    let impostor = URL(filePath: ProcessIsolationTests.executable).deletingLastPathComponent()
    // It behaves as its name says, and would allow if it got the memory.
    let programs = try PolicyFolder()
    try programs.link("maps-too-much", to: impostor.appending(path: "impostor-worker").path())
    let program = WorkerProgram(executable: "\(programs.path)/maps-too-much", version: "1")
    let warden = Warden(
      policies: try PolicySet(directory: policies.path, deadline: nil, program: program))
    for _ in 0..<3 {
      let decision = warden.decide(request)
      #expect(!decision.isAllowed)
      #expect(decision.errors.map(\.kind) == [.runtime])
      #expect(
        decision.errors.map(\.message) == ["the worker process of the policies ended by signal 6 (aborted)"])
    }
    let set = try PolicySet(directory: policies.path, isolation: ProcessIsolationTests.isolation)
    #expect(Warden(policies: set).decide(request).isAllowed)
  }
}
