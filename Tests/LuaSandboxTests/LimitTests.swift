import LuaSandbox
import Testing

@Suite struct LimitTests {
  @Test(arguments: [
    "while true do end",
    "while true do pcall(function() while true do end end) end",
    "pcall(pcall, pcall, function() while true do end end)",
    "table.sort({1, 2, 3}, function() while true do end end)",
    "pcall(string.gsub, 'abc', '.', function() while true do end end)",
    "pcall(any, {1}, function() while true do end end)",
    "pcall(string.find, ('a'):rep(3000), ('.-'):rep(9) .. 'b')",
    "pcall(table.move, {}, 1, 1e12 // 1 | 0, 2, {})",
    "request.team:count{ where = function() while true do end end }",
  ])
  func `no protected call stops the step limit`(body: String) throws {
    let report = try Sandbox.run("\(body)\ndeny('reached', 'The limit did not end the script.')")
    #expect(report.failure?.kind == .steps)
    #expect(report.failure?.line == 2)
    #expect(report.steps == 100_000)
    #expect(report.denials.isEmpty)
  }

  @Test(arguments: [
    "local t = {} while true do t = {t" + String(repeating: ", nil", count: 48) + "} end",
    "local s = 'x' while true do s = s .. s end",
    "return ('x'):rep(70000)",
    "pcall(string.rep, 'x', 1 << 30)",
    "local parts = {} for i = 1, 70 do parts[i] = ('x'):rep(1000) end return table.concat(parts)",
    "return ('%s'):rep(70):format(table.unpack((function() local t = {} for i = 1, 70 do t[i] = ('y'):rep(999) end return t end)()))",
  ])
  func `no protected call stops the memory limit`(body: String) throws {
    let report = try Sandbox.run("pcall(function() \(body) end)\ndeny('reached', 'The limit did not end the script.')")
    #expect(report.failure?.kind == .memory)
    #expect(report.denials.isEmpty)
  }

  @Test func `a string of 64 KiB is allowed and a longer one is not`() throws {
    #expect(try Sandbox.run("local s = ('x'):rep(65536) deny('long', tostring(#s))").denials.first?.message == "65536")
    #expect(try Sandbox.run("local s = ('x'):rep(65536) s = s .. ('y'):rep(100)").failure?.kind == .memory)
  }

  @Test func `denials before a limit are kept`() throws {
    let report = try Sandbox.run("deny('first', 'It was found before.') while true do end")
    #expect(report.denials.map(\.code) == ["first"])
    #expect(report.failure?.kind == .steps)
  }

  @Test func `deep recursion ends in a limit`() throws {
    let report = try Sandbox.run("local function f(n) return 1 + f(n + 1) end return f(1)")
    #expect(report.failure?.kind == .steps || report.failure?.kind == .memory)
  }

  @Test func `honest recursion works`() throws {
    #expect(
      try Sandbox.value(
        of: "(function() local function f(n) return n == 0 and 0 or 1 + f(n - 1) end return f(150) end)()") == "150")
  }

  @Test func `a smaller limit ends a script sooner`() throws {
    let body = "for i = 1, 1000 do local x = i * 2 end"
    #expect(try Sandbox.run(body, steps: 100_000).failure == nil)
    #expect(try Sandbox.run(body, steps: 1_000).failure?.kind == .steps)
  }

  @Test func `memory that a small limit refuses, a larger one gives`() throws {
    let body = "local t = {} for i = 1, 10000 do t[i] = {i} end"
    #expect(try Sandbox.run(body, memory: 256 << 10).failure?.kind == .memory)
    #expect(try Sandbox.run(body, memory: 8 << 20).failure == nil)
  }

  @Test func `a limit below what an empty state needs is an error`() {
    #expect(throws: LuaLoadError.self) { try LuaCage(book: Sandbox.book, memoryLimit: 1000) }
    #expect(throws: LuaLoadError.self) { try LuaCage(book: Sandbox.book, memoryLimit: -1) }
  }

  /// What a stack of many thousand values costs is copied in single instructions.
  @Test func `an instruction costs more while the stack is deep`() throws {
    func steps(_ count: Int) throws -> UInt64 {
      try Sandbox.run("local t = {table.unpack({}, 1, \(count))} for i = 1, 300 do local x = i end").steps
    }
    #expect(try steps(10_000) > steps(200) + 9_800 + 3_000)
  }

  @Test func `the main chunk runs under the same limits`() throws {
    #expect(try Sandbox.loadError("while true do end")?.kind == .steps)
    #expect(try Sandbox.loadError("local s = ('x'):rep(100000)")?.kind == .memory)
  }
}
