import Dispatch
import Foundation
import Glibc
import ShareModel
import Synchronization
import Testing

@testable import ShareWarden

/// Workers that are ended at any moment, while many threads decide.
@Suite struct WorkerStormTests {
  /// The numbers of the processes that any thread of this process started.
  static func children() -> [Int32] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.flatMap { thread in
      // Not read as a whole file: Foundation keeps the memory for one that is empty.
      let file = FileHandle(forReadingAtPath: "/proc/self/task/\(thread)/children")
      let text = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
      return text.split(separator: " ").compactMap { Int32($0) }
    }
  }

  @Test func `a warden that is let go of while threads decide lives until they have, and takes its workers along`()
    async
  {
    await #expect(processExitsWith: .success) {
      let folder = try PolicyFolder(["a.lua": "return function() deny('no', 'No.') end"])
      let request = Sample.request(Sample.invite("dee"))
      let wrong = Atomic(0)
      for _ in 0..<10 {
        var warden: Warden? = Warden(
          policies: try PolicySet(directory: folder.path, isolation: ProcessIsolationTests.isolation))
        let group = DispatchGroup()
        for _ in 0..<4 {
          guard let held = warden else { exit(3) }
          DispatchQueue.global().async(group: group) {
            for _ in 0..<20 where held.decide(request).denials.map(\.code) != ["no"] {
              wrong.add(1, ordering: .relaxed)
            }
          }
        }
        warden = nil
        group.wait()
      }
      // Whoever runs a block gives it up a moment after its group was told.
      for _ in 0..<1000 {
        if WorkerStormTests.children().isEmpty { break }
        usleep(10_000)
      }
      guard WorkerStormTests.children().isEmpty else { exit(4) }
      exit(wrong.load(ordering: .relaxed) == 0 ? 0 : 5)
    }
  }

  @Test func `a decision is as it should be, or denies with an error, and the host lives`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PolicyFolder([
        "a.lua": "return function() local n = 0 for i = 1, 30000 do n = n + i end deny('no', tostring(n)) end",
        "b.lua": "return function() end",
      ])
      let set = try PolicySet(directory: folder.path, isolation: ProcessIsolationTests.isolation)
      let warden = Warden(policies: set)
      let request = Sample.request(Sample.invite("dee"))
      let expected = warden.decide(request)
      let isOver = Atomic(false)
      let storm = Thread {
        while !isOver.load(ordering: .relaxed) {
          for child in WorkerStormTests.children() {
            kill(child, SIGKILL)
          }
          usleep(20_000)
        }
      }
      storm.start()
      let counts = Mutex((right: 0, failed: 0, wrong: 0))
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for turn in 0..<2000 {
          if turn >= 20, counts.withLock({ $0.failed > 0 }) { break }
          let decision = warden.decide(request)
          let isFailure =
            !decision.isAllowed && !decision.errors.isEmpty && decision.errors.allSatisfy { $0.kind == .runtime }
          counts.withLock { counts in
            if decision.json == expected.json {
              counts.right += 1
            } else if isFailure {
              counts.failed += 1
            } else {
              counts.wrong += 1
            }
          }
        }
      }
      isOver.store(true, ordering: .relaxed)
      while !storm.isFinished { usleep(1000) }
      let result = counts.withLock { $0 }
      guard result.wrong == 0 else { exit(3) }
      guard result.failed > 0 else { exit(4) }
      guard warden.decide(request).json == expected.json else { exit(5) }
      exit(0)
    }
  }
}
