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

  @Test(.disabled(if: AddressSanitizer.isThere)) func `a worker lets itself map that much and no more`() throws {
    let plan = try Workers.plan(["", ""])
    let worker = LuaWorker(Workers.program(), plan)
    try worker.start()
    let limits = ProcessLook(number: try #require(worker.processNumber)).limit("Max address space")
    #expect(limits == [String(plan.addressSpace), String(plan.addressSpace)])
  }
}
