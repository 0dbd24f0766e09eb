import LuaSandbox
import Testing

/// A deadline of nothing is over when the clock is first looked at, which is at a number of steps.
@Suite struct DeadlineTests {
  static let busy = "for i = 1, 400 do local x = i end"

  @Test func `a script at its deadline is stopped, and the line is named`() throws {
    let report = try Sandbox.run(
      "deny('first', 'Found before.')\n\(Self.busy)\n\(Self.busy)\n\(Self.busy)", deadline: .zero)
    #expect(report.failure?.kind == .deadline)
    #expect(report.failure?.message == "the deadline was reached")
    #expect(report.failure?.isLimit == true)
    #expect(report.failure?.line == 4)
    #expect(report.denials.map(\.code) == ["first"])
    #expect((1000..<1200).contains(report.steps))
  }

  @Test(arguments: [
    "while true do pcall(function() while true do end end) end",
    "table.sort({1, 2, 3}, function() while true do end end)",
    "pcall(string.gsub, 'abc', '.', function() while true do end end)",
    "request.team:count{ where = function() while true do end end }",
  ])
  func `no protected call stops it`(body: String) throws {
    let report = try Sandbox.run("\(body)\ndeny('reached', 'It did not end the script.')", deadline: .zero)
    #expect(report.failure?.kind == .deadline)
    #expect(report.failure?.line == 2)
    #expect(report.denials.isEmpty)
  }

  @Test func `the clock is looked at before library work that costs much`() throws {
    let report = try Sandbox.run(
      "local s = ('x'):rep(2000)\nlocal found = s:find(('.-'):rep(3) .. 'y')", deadline: .zero)
    #expect(report.failure?.kind == .deadline)
    #expect(report.failure?.line == 3)
    #expect(report.steps < 2500)
  }

  @Test func `who ends before the clock is looked at is not stopped`() throws {
    #expect(try Sandbox.run(Self.busy, deadline: .seconds(1)).failure == nil)
  }

  @Test func `the time of an evaluation starts with it, not with the thread`() throws {
    let cage = try Sandbox.cage("return function() for i = 1, 20000 do local x = i end end", deadline: .seconds(1))
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(2) {
      #expect(cage.evaluate(Sandbox.request(), stepLimit: 100_000).failure == nil)
    }
  }

  @Test func `an evaluation that takes too long with few steps is noticed the second time`() throws {
    // The first time is loading.
    let cage = try Sandbox.cage("return function() end", deadline: .nanoseconds(1))
    #expect(cage.evaluate(Sandbox.request(), stepLimit: 100_000).failure?.kind == .deadline)
    let patient = try Sandbox.cage("return function() end", deadline: .seconds(1))
    for _ in 1...100 { #expect(patient.evaluate(Sandbox.request(), stepLimit: 100_000).failure == nil) }
  }

  @Test func `loading has the deadline too`() throws {
    let error = try Sandbox.loadError(
      "\n\(Self.busy) \(Self.busy) \(Self.busy)\nreturn function() end", deadline: .zero)
    #expect(error?.kind == .deadline)
    #expect(error?.line == 2)
  }

  @Test func `the next evaluation after one that was stopped is like the first`() throws {
    let cage = try Sandbox.cage("return function() deny('d', 'D.') while true do end end", deadline: .zero)
    let first = cage.evaluate(Sandbox.request(), stepLimit: 100_000)
    let second = cage.evaluate(Sandbox.request(), stepLimit: 100_000)
    #expect(first == second)
  }
}
