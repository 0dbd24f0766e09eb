import LuaSandbox
import Testing

@Suite struct LoadingTests {
  private static let plainValues = "only text, numbers, true, false and tables of them"

  @Test(
    arguments: [
      ("return function( end", "<name> or '...' expected near 'end'", 1, nil),
      ("\n\nlocal x = = 1", "unexpected symbol near '='", 3, nil),
      ("return 1", "the file must return a table or a function, not a number", nil, nil),
      ("", "the file must return a table or a function, and returns nothing", nil, nil),
      ("return {}, {}", "the file must return one table or function, and returns 2 values", nil, nil),
      ("return { check = 5 }", "`check` must be a function written in this file", nil, nil),
      ("return { check = type }", "`check` must be a function written in this file", nil, nil),
      (
        "return {\n  chekc = function() end }", "`chekc` is a function; only `check` can be one; keep others in locals",
        2, nil
      ),
      ("return { a = { b = function() end } }", "`a.b` is a function; \(plainValues) can stand here", 1, nil),
      ("return {\n  a = type }", "`a` is a function; only `check` can be one; keep others in locals", nil, nil),
      (
        "return { a = email('a@b.example') }",
        "`a` is not a plain value; write text, numbers, true, false and tables of them", nil, nil
      ),
      ("return email('a@b.example')", "the file must return a plain table, written with { … }", nil, nil),
      (
        "local t = {} t.a = t return t",
        "`a.a.a.a.a.a.a.a.a` is nested more than 8 deep, or contains itself; declare fewer levels", nil, nil
      ),
      ("return { a = data }", "`a` comes from `data`; write the values themselves", nil, nil),
      (
        "return { a = { 1, x = 2 } }",
        "`a` has both list entries and other keys, or a gap; write names alone, or a list without gaps", nil, nil
      ),
      (
        "return { a = { [3] = 1 } }", "`a` has a key that is no name; write names alone, or a list without gaps", nil,
        nil
      ),
      (
        "return { 'sharing' }",
        "the policy's table has an entry without a name; write one, as in actions = { \"sharing\" }", nil, nil
      ),
      ("error('broken')", "broken", 1, nil),
      (
        "local x = 1\nlocal s = '\u{202E}'",
        "U+202E changes the order in which the text is shown, so people would review other code than runs; "
          + "remove it, or write \\u{202E} in a quoted string", 2, 12
      ),
      (
        "-- \u{1B}[31m",
        "control character U+001B is not allowed in a file; remove it, or write \\u{1B} in a quoted string", 1, 4
      ),
      (
        "\n'\u{85}'",
        "control character U+0085 is not allowed in a file; remove it, or write \\u{85} in a quoted string", 2, 2
      ),
      ("\u{1B}Lua", "the file is compiled Lua; only source text can be loaded", 1, 1),
      (
        "return 2 ^ x",
        "the last digit of this power may differ between machines; only ^2 and exact powers of whole numbers can be used: multiply, or use math.sqrt",
        1, 10
      ),
      (
        "deny('early', 'Too early.') return function() end",
        "`deny` and `warn` can only be called while deciding, from `check`", 1, nil
      ),
    ] as [(String, String, Int?, Int?)])
  func `a script that cannot be loaded says where and why`(
    source: String, message: String, line: Int?, column: Int?
  ) throws {
    let error = try #require(try Sandbox.loadError(source))
    #expect(error.message == message)
    #expect(error.line == line)
    #expect(error.column == column)
  }

  @Test(arguments: [
    "\u{FEFF}return function() end", "return function() end\r\n", "return { check = function() end }", "return {}",
    "return function(x) return x^2 end", "local a = 2^-52 + 10^3 return {}", "local a = 'a ^ b' -- x ^ y\nreturn {}",
    "return { description = [[x ^ y]], names = {}, deep = {{{{{1}}}}} }",
  ])
  func `a sound script loads`(source: String) throws {
    #expect(try Sandbox.loadError(source) == nil)
  }

  @Test func `bytes that are no UTF-8 are refused with their place`() throws {
    let cage = try LuaCage(book: Sandbox.book, memoryLimit: 1 << 20)
    #expect(
      throws: LuaLoadError(kind: .source, message: "the file is not UTF-8 here; save it as UTF-8", line: 2, column: 3)
    ) {
      try cage.load(source: Array("\n--".utf8) + [0xC3, 0x28], stepLimit: 1000)
    }
  }

  @Test func `a file over 64 KiB is refused`() throws {
    #expect(
      try Sandbox.loadError(String(repeating: " ", count: 65_537))?.message
        == "the file is longer than 64 KiB; split it into several policies, or move lists to parameters or data")
    #expect(try Sandbox.loadError("return {}" + String(repeating: " ", count: 65_527)) == nil)
  }

  @Test(arguments: ["\u{200B}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{200D}", "\u{3164}", "\u{E0061}", "\u{FE0F}"])
  func `a character that cannot be seen is refused`(character: String) throws {
    let error = try #require(
      try Sandbox.loadError("local ok\nreturn function() return 'add\(character)Participant' end"))
    let hexadecimal = String(try #require(character.unicodeScalars.first).value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal
    #expect(
      error.message
        == "U+\(code) cannot be seen, so people would review other code than runs; remove it, or write \\u{\(hexadecimal)} in a quoted string"
    )
    #expect(error.line == 2)
    #expect(error.column == 30)
  }

  @Test(arguments: [
    "\u{2764}\u{FE0F}", "\u{1F469}\u{200D}\u{1F52C}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}",
    "\u{0645}\u{06CC}\u{200C}\u{062E}", "1\u{FE0F}\u{20E3}",
    "\u{845B}\u{E0100}",
  ])
  func `what emoji and scripts are spelled with may stand there`(text: String) throws {
    #expect(try Sandbox.loadError("local s = '\(text)' return {}") == nil)
  }

  @Test(arguments: [0x01, 0x1B, 0x7F, 0x85, 0x9F, 0x2028, 0x202E, 0x2066, 0x200B, 0xE0061] as [UInt32])
  func `what may stand in a quoted string only is the same text there`(code: UInt32) throws {
    let character = try #require(Unicode.Scalar(code).map(String.init))
    let hexadecimal = String(code, radix: 16, uppercase: true)
    let message = try #require(try Sandbox.loadError("local s = '\(character)'")?.message)
    #expect(message.hasSuffix("write \\u{\(hexadecimal)} in a quoted string"), "\(message)")
    let bytes = character.utf8.map(String.init).joined(separator: ", ")
    #expect(try Sandbox.value(of: "'\\u{\(hexadecimal)}' == string.char(\(bytes))") == "true")
  }

  @Test func `a declaration holds the plain values of the table`() throws {
    let cage = try LuaCage(book: Sandbox.book, memoryLimit: 1 << 20)
    let source = """
      return {
        actions = { "sharing", "records" },
        parameters = { cap = { type = "integer", default = 5, minimum = -1, ratio = 0.5, required = true } },
        from = time("2026-01-01T00:00:00Z"), tags = set{ "b", "a" }, empty = {},
        check = function() end,
      }
      """
    let declaration = try cage.load(source: Array(source.utf8), stepLimit: 1000)
    #expect(declaration.hasCheck)
    #expect(declaration.values.map(\.key) == ["actions", "empty", "from", "parameters", "tags"])
    #expect(declaration["actions"] == .list([.string("sharing"), .string("records")]))
    #expect(declaration["empty"] == .map([]))
    #expect(declaration["from"] == .string("2026-01-01T00:00:00Z"))
    #expect(declaration["tags"] == .list([.string("a"), .string("b")]))
    let cap: [LuaValue.Entry] = [
      LuaValue.Entry(key: "default", value: .integer(5)), LuaValue.Entry(key: "minimum", value: .integer(-1)),
      LuaValue.Entry(key: "ratio", value: .number(0.5)), LuaValue.Entry(key: "required", value: .boolean(true)),
      LuaValue.Entry(key: "type", value: .string("integer")),
    ]
    #expect(declaration["parameters"] == .map([LuaValue.Entry(key: "cap", value: .map(cap))]))
  }

  @Test func `a file that returns just a function declares nothing`() throws {
    let cage = try LuaCage(book: Sandbox.book, memoryLimit: 1 << 20)
    let declaration = try cage.load(source: Array("return function() end".utf8), stepLimit: 1000)
    #expect(declaration == LuaDeclaration(values: [], hasCheck: true))
  }

  @Test(arguments: ["('x'):rep(65536)", "'x'", "{}"])
  func `what is declared is no larger than the script may be, however often it is named`(value: String) throws {
    let source = """
      local function many(value) local list = {} for i = 1, 80 do list[i] = value end return list end
      return { about = many(many(many(many(\(value))))), check = function() end }
      """
    let error = try #require(try Sandbox.loadError(source, steps: 10_000_000))
    #expect(error.kind == .memory)
    #expect(error.isLimit)
  }

  @Test func `what only the compiler needed is not carried into evaluations`() throws {
    let padding = (0..<2000).map { "local _ = \($0)" }.joined(separator: "\n")
    let plain = try Sandbox.cage("return function() end").imageSize
    let padded = try Sandbox.cage("do \(padding.replacing("local _ =", with: "x ="))\n end return function() end")
      .imageSize
    #expect(padded < plain + 64 << 10)
  }

  @Test func `a sealed cage takes no second script, and one that is not sealed evaluates nothing`() throws {
    let cage = try LuaCage(book: Sandbox.book, memoryLimit: 1 << 20)
    _ = try cage.load(source: Array("return function() end".utf8), stepLimit: 1000)
    #expect(cage.evaluate(Sandbox.request(), stepLimit: 1000).failure?.message == "there is no check to run")
    try cage.seal()
    #expect(throws: LuaLoadError.self) { try cage.seal() }
    #expect(throws: LuaLoadError(kind: .runtime, message: "a script is loaded already")) {
      try cage.load(source: Array("return {}".utf8), stepLimit: 1000)
    }
    #expect(cage.evaluate(Sandbox.request(), stepLimit: 1000).failure == nil)
  }
}
