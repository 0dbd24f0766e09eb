import LuaSandbox
import Testing

/// Scripts that are no policies: a chunk of the host's own gives them their globals, and its `result` what they declare.
@Suite struct DialectTests {
  private func declared(
    by script: String, in dialect: String, memory: Int = 4 << 20, steps: Int = 100_000
  ) throws(LuaLoadError) -> LuaDeclaration {
    let cage = try LuaCage(
      book: SchemaBook(words: [], schemas: []), memoryLimit: memory, deadline: LuaCage.deadline(steps: steps))
    let own = try LuaScript(compiling: Array(dialect.utf8), in: cage, stepLimit: steps)
    let compiled = try LuaScript(compiling: Array(script.utf8), in: cage, stepLimit: steps)
    try cage.prepare(dialect: own, stepLimit: steps)
    return try cage.load(compiled, stepLimit: steps)
  }

  private static let notes = """
    local noted = {}
    return { note = function(value) noted[#noted + 1] = value end, result = function() return { noted = noted } end }
    """

  @Test func `a script calls the dialect, and its result is what the host reads`() throws {
    let declaration = try declared(by: "note('a') note(2)", in: Self.notes)
    #expect(declaration["noted"] == .list([.string("a"), .integer(2)]))
  }

  @Test(arguments: [
    ("result = function() return {} end note(1)", 1), ("note = nil", 0), ("local _ = result", 0),
  ])
  func `a script can't reach or replace the result`(script: String, count: Int) {
    do throws(LuaLoadError) {
      let declaration = try declared(by: script, in: Self.notes)
      if case .list(let noted) = declaration["noted"] { #expect(noted.count == count) } else { #expect(count == 0) }
    } catch { #expect(error.message.contains("result"), "\(error.message)") }
  }

  @Test(arguments: [
    ("return 1", "the file must return nothing, not a number"), ("error('x')", "x"),
    ("note(note)", "`noted[1]` is a function; only text, numbers, true, false and tables of them can stand here"),
    ("deny('a', 'b')", "`deny` and `warn` can only be called while deciding, from `check`"),
    ("while true do end", "the step limit is reached"),
    ("pcall(function() while true do end end)", "the step limit is reached"),
    ("local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end", "the "),
  ])
  func `a script that breaks the rules has no result`(script: String, message: String) {
    let error = #expect(throws: LuaLoadError.self) { try declared(by: script, in: Self.notes, memory: 1 << 20) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: ["error('broken')", "return 5", "while true do end", "return {"])
  func `a dialect that fails is an error, never a script without it`(dialect: String) {
    #expect(throws: LuaLoadError.self) { try declared(by: "local x = 1", in: dialect) }
  }

  @Test func `a dialect that gives no result is an error`() {
    #expect(throws: LuaLoadError.self) { try declared(by: "local x = 1", in: "return { note = 1 }") }
  }

  @Test func `a cage takes one dialect, before its script`() throws {
    let cage = try LuaCage(
      book: SchemaBook(words: [], schemas: []), memoryLimit: 4 << 20, deadline: LuaCage.deadline(steps: 100_000))
    let own = try LuaScript(compiling: Array(Self.notes.utf8), in: cage, stepLimit: 100_000)
    try cage.prepare(dialect: own, stepLimit: 100_000)
    #expect(throws: LuaLoadError.self) { try cage.prepare(dialect: own, stepLimit: 100_000) }
  }
}
