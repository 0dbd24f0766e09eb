import LuaSandbox
import Testing

@Suite struct EvaluationTests {
  @Test func `a check that returns nothing completes without a finding`() throws {
    let report = try Sandbox.run("local n = request.size")
    #expect(report.failure == nil)
    #expect(report.denials.isEmpty)
    #expect(report.steps == 100)
    #expect(report.peakMemory > 0)
  }

  @Test func `a denial carries code, messages and the line of the script`() throws {
    let report = try Sandbox.run("deny('too-big', 'It is too big.', 'size %d', request.size)")
    #expect(
      report.denials == [
        LuaNote(code: "too-big", message: "It is too big.", adminMessage: "size 1048576", line: 2)
      ])
    #expect(report.failure == nil)
  }

  @Test func `the value of deny and warn may be returned`() throws {
    #expect(try Sandbox.run("return deny('a', 'b')").failure == nil)
    #expect(try Sandbox.run("return warn('a', 'b')").failure == nil)
  }

  @Test(arguments: ["true", "false", "nil", "0", "'deny'", "{}", "0/0", "request", "deny('a', 'b'), 1", "request.time"])
  func `anything else returned is a contract failure`(result: String) throws {
    #expect(try Sandbox.run("return \(result)").failure?.kind == .contract)
  }

  @Test func `a wrong result is told with the line on which check starts`() throws {
    let source = "local function helper() end\n\nlocal check = function()\n  helper()\n  return 1\nend\nreturn check"
    let report = try Sandbox.cage(source).evaluate(Sandbox.request(), stepLimit: 1000)
    #expect(report.failure?.kind == .contract)
    #expect(report.failure?.line == 3)
  }

  @Test(arguments: [
    (
      "deny('Only members may leave.')",
      "`deny` was given one text, \"Only members may leave.\"; write deny(code, message)"
    ),
    ("warn('a')", "`warn` was given no message; write warn(code, message)"),
    ("deny('a', 1)", "the message given to `deny` must be a string, not number"),
  ])
  func `who forgets the code or the message learns how it is called`(call: String, message: String) throws {
    #expect(try Sandbox.run(call).failure?.message == message)
  }

  @Test(arguments: [
    ("deny('x', 'no %s', 'admin')", "(the message is shown as it is; only this text is a format) admin"),
    ("deny('x', 'no %s', ('a'):rep(5000))", "(the message is shown as it is; only this text is a format) aa"),
    ("deny('x', 'no %s', '%s', 'admin')", "admin"), ("deny('x', '100% sure', 'admin')", "admin"),
    ("deny('x', '100%% and %', 'admin')", "admin"),
  ])
  func `values for a message that is no format are pointed out`(call: String, admin: String) throws {
    let text = try #require(try Sandbox.run(call).denials.first?.adminMessage)
    #expect(text.hasPrefix(admin) && text.utf8.count <= 1024)
    #expect(text == admin || text.hasSuffix("a…"))
  }

  @Test func `a denial inside pcall stays, even when an error follows`() throws {
    let report = try Sandbox.run("pcall(function() deny('a', 'b') error('undo') end)")
    #expect(report.denials.map(\.code) == ["a"])
    #expect(report.failure == nil)
  }

  @Test(arguments: [
    "deny()", "deny('Bad Code', 'b')", "deny('a')", "deny('a', 1)", "warn({}, 'b')", "deny(('a'):rep(65), 'b')",
  ])
  func `an ill-formed denial is a failure that pcall cannot undo`(call: String) throws {
    let report = try Sandbox.run("pcall(function() \(call) end)")
    #expect(report.failure?.kind == .output)
    #expect(report.failure?.line == 2)
  }

  @Test func `a text for administrators that cannot be formatted costs no denial`() throws {
    let report = try Sandbox.run("deny('a', 'b', '100% sure')\ndeny('c', 'd', {})\ndeny('e', 'f', '%d', 'x')")
    #expect(report.denials.count == 3)
    #expect(report.denials[2].adminMessage?.contains("could not be formatted: value 1: (number expected") == true)
    #expect(report.denials[0].adminMessage?.contains("could not be formatted") == true)
    #expect(report.denials[0].adminMessage?.contains("?") == false)
    #expect(report.denials[1].adminMessage?.contains("a table, not a string") == true)
    #expect(report.failure == nil)
  }

  @Test func `denials beyond the first 64 are counted`() throws {
    let report = try Sandbox.run("for i = 1, 70 do deny('a', 'b') warn('c', 'd') end")
    #expect(report.denials.count == 64)
    #expect(report.denialsCut == 6)
    #expect(report.warnings.count == 64)
    #expect(report.warningsCut == 6)
  }

  @Test func `a runtime error names line and path`() throws {
    let report = try Sandbox.run("local function inner() local x = nil; return x.y end\ninner()\nreturn")
    #expect(report.failure?.kind == .runtime)
    #expect(report.failure?.message.hasPrefix("attempt to index a nil value") == true)
    #expect(report.failure?.line == 2)
    let path = report.failure?.path ?? []
    #expect(path.map(\.line) == [2, 3])
    #expect(path.map(\.function) == ["inner", "check"])
  }

  @Test func `a request of one evaluation is not seen by the next`() throws {
    let cage = try Sandbox.cage(
      "local seen = {}\nreturn function(request) seen[#seen + 1] = request; if #seen > 1 then deny('kept', 'state') end end"
    )
    for _ in 0..<3 {
      let report = cage.evaluate(Sandbox.request(), stepLimit: 100_000)
      #expect(report.denials.isEmpty)
      #expect(report.failure == nil)
    }
  }
}
