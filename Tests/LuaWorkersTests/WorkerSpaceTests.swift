import Foundation
import TestSupport
import Testing

@testable import LuaWorkers

/// How many bytes a worker may map.
@Suite struct WorkerSpaceTests {
  @Test func `a worker has room for each script's memory eight times, the plan and itself`() {
    #expect(WorkerPlan.space(planSize: 5, memoryLimits: [1 << 20, 3]) == (4 << 30) + 5 + (8 << 20) + 24)
  }

  @Test(arguments: [[Int.max], [.max, .max, .max], [1 << 60, 1 << 60], Array(repeating: Int.max / 8, count: 20)])
  func `limits beyond all addresses do not wrap to a small room`(limits: [Int]) {
    #expect(WorkerPlan.space(planSize: 5, memoryLimits: limits) == .max)
  }

  /// Also where the host runs as root.
  @Test func `a worker has no capability`() throws {
    let worker = LuaWorker(Workers.program(), try Workers.plan([""]))
    try worker.start()
    let number = try #require(worker.processNumber)
    let file = try #require(FileHandle(forReadingAtPath: "/proc/\(number)/status"))
    let status = String(decoding: try #require(try file.readToEnd()), as: UTF8.self)
    for name in ["CapInh", "CapPrm", "CapEff", "CapAmb"] { #expect(status.contains("\(name):\t0000000000000000\n")) }
  }

  @Test(.disabled(if: Sanitizer.watchesAddresses)) func `a worker lets itself map that much and no more`() throws {
    let plan = try Workers.plan(["", ""])
    let worker = LuaWorker(Workers.program(), plan)
    try worker.start()
    let limits = ProcessLook(number: try #require(worker.processNumber)).limit("Max address space")
    #expect(limits == [String(plan.addressSpace), String(plan.addressSpace)])
  }
}
