import LuaSandbox
import Testing

/// Lua goes through a table in an order that differs from state to state. Nothing of that may show, also where several
/// keys are wrong at once.
@Suite struct KeyOrderTests {
  @Test(arguments: [
    (
      "return request.team:count{zole = 1, wher = 2, role = 3, permission = {}}",
      "cannot count by \"wher\"; did you mean \"where\"?"
    ),
    (
      "return request.team:count{acceptanceStatus = {}, permission = {}, role = 1}",
      "`role` of a count must be a string, not a number"
    ),
    ("return request.team:count{where = 1, permission = {}}", "`permission` of a count must be a string, not a table"),
    (
      "return request.team:count{[1] = 1, [true] = 2, rolle = 3}",
      "cannot count by \"\"; there are role, permission, acceptanceStatus, where"
    ),
    ("return request.team:count{['role\\0'] = 'owner'}", "cannot count by \"role\"; did you mean \"role\"?"),
    ("return request.time:add{hous = 1, dayz = 1, minuts = 1}", "no unit \"dayz\"; did you mean \"days\"?"),
    ("return request.time:add{hours = 'x', days = 1.5, seconds = {}}", "days must be a whole number, not 1.5"),
    (
      "return pairs{[{}] = 1, [request.team] = 2, [print_] = 3, [function() end] = 4}",
      "a function is a key of this table, so it has no fixed order; use strings, numbers or booleans as keys"
    ),
    (
      "return next{[{}] = 1, [request.time] = 2, [function() end] = 3, aaa = 4, [('x'):rep(999)] = 5}",
      "a function is a key of this table, so it has no fixed order; use strings, numbers or booleans as keys"
    ),
  ])
  func `of several faults the same one is told in every state`(body: String, message: String) throws {
    let body = "local print_ = type\n\(body)"
    let reports = try (0..<20).map { _ in try Sandbox.run(body) }
    #expect(reports[0].failure?.message == message)
    #expect(reports.allSatisfy { $0.failure == reports[0].failure && $0.steps == reports[0].steps })
  }

  /// Each unit may lie beyond the range where the sum does not.
  @Test func `units are added in one order`() throws {
    let sums = try (0..<20).map { _ in
      try Sandbox.value(of: "request.time:add{days = 3, hours = -72, minutes = 5, seconds = -300}.text")
    }
    #expect(Set(sums) == ["2026-11-30T12:00:00Z"])
  }

  @Test func `looking for the nearest of many names is paid for`() throws {
    func steps(_ count: Int) throws -> UInt64 {
      try Sandbox.run(
        "for i = 1, \(count) do _G['a_name_of_some_length' .. i] = i end pcall(function() return a_nam_of_some_length end)"
      ).steps
    }
    let few = try steps(100)
    #expect(try steps(500) - few > 400 * 40)
  }
}
