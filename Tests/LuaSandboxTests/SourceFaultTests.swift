import LuaSandbox
import Testing

/// What Lua 5.4.4 gets wrong is refused at load, with the place and what to do; what it gets right is not.
@Suite struct SourceFaultTests {
  private static let chainMessage = "this chain of fields has more than 100 links; keep the middle of it in a local"
  private static let tableMessage =
    "Lua 5.4.4 looks into the wrong table when a comparison stands in brackets behind a name from outside the function; "
    + "keep the comparison in a local"
  private static let bitsMessage =
    "Lua 5.4.4 may get operators on bits wrong in a function with more than 256 constants; compute with bits in a "
    + "function of its own"
  private static let nestingMessage =
    "expressions or blocks are nested too deeply here, each `..` of one expression counted; keep parts in locals or "
    + "functions of their own"

  private func check(_ source: String, _ message: String?, _ line: Int? = nil, _ column: Int? = nil) throws {
    let error = try Sandbox.loadError(source)
    #expect(error?.message == message, "\(source.prefix(200))")
    guard message != nil else { return }
    #expect(error?.line == line, "\(source.prefix(200))")
    #expect(error?.column == column, "\(source.prefix(200))")
  }

  private func inCheck(_ expression: String) -> String {
    "local T, U = {}, {}\nreturn function(a, b, c)\n  return \(expression)\nend"
  }

  // MARK: Chains

  @Test func `a chain of fields has at most 100 links`() throws {
    try check("local a return function() return a" + String(repeating: ".x", count: 100) + " end", nil)
    try check(
      "local a return function()\n return a" + String(repeating: ".x", count: 101) + " end", Self.chainMessage, 2, 210)
  }

  @Test(arguments: [
    "[1].x", "[b][c]", "()().x", ":m()", "{}.x", "\"text\".x", "['x']", ".x --[[ . ]] --\n", "\n\t.x", "[ [[x]] ]",
    "[b.c]",
    "[#b]", "[function() return b.c end]",
  ])
  func `links count however they are written`(link: String) throws {
    let links = link.filter { ".:".contains($0) }.count
    let few = String(repeating: link, count: 30 / max(links, 1))
    let many = String(repeating: link, count: 110)
    try check("local a, b, c return function() return a\(few) end", nil)
    #expect(try Sandbox.loadError("local a, b, c return function() return a\(many) end")?.message == Self.chainMessage)
  }

  @Test func `links in brackets count with those outside`() throws {
    let inner = "b" + String(repeating: ".y", count: 60)
    try check("local a, b return function() return a[\(inner)]" + String(repeating: ".x", count: 39) + " end", nil)
    let long = "local a, b return function() return a[\(inner)]" + String(repeating: ".x", count: 40) + " end"
    #expect(try Sandbox.loadError(long)?.message == Self.chainMessage)
    let calls = String(repeating: "a.x.y(b.z)\n", count: 200)
    try check("return function(a, b) \(calls) end", nil)
  }

  @Test func `the links of all brackets of one chain are added up`() throws {
    let inner = "[b" + String(repeating: ".y", count: 24) + "]"
    let few = String(repeating: inner, count: 4)
    try check("local a, b return function() return a\(few) end", nil)
    #expect(try Sandbox.loadError("local a, b return function() return a\(few).x end")?.message == Self.chainMessage)
  }

  // MARK: Junctions

  @Test(arguments: ["or", "and"])
  func `a file has at most 6000 of what the compiler goes through again for each`(word: String) throws {
    let few = "return function(a) return a" + String(repeating: " \(word) a", count: 6000)
    try check("\(few) end", nil)
    let message =
      "the file has more than 6,000 `and` and `or`; keep long lists of values in a table, a `set` or parameters"
    try check("\(few)\n \(word) a end", message, 2, 2)
  }

  // MARK: A comparison in brackets

  @Test(arguments: [
    ("T[a < b]", 14), ("T[(a >= b)]", 15), ("T[true and a == b]", 23), ("U[not (a ~= b)]", 19), ("_ENV[1 == a]", 17),
    ("T[T[a] < b]", 17), ("(T[a < 5])", 15), ("T[#a > 2].x", 15), ("c or T[a < b](c)", 19),
  ])
  func `a table from outside that is indexed by a comparison is refused`(expression: String, column: Int) throws {
    try check(inCheck(expression), Self.tableMessage, 3, column)
  }

  @Test func `so is one that is written to, at any depth`() throws {
    try check("local T = {}\nreturn function(a)\n\n T[a ==\n 1] = 2 end", Self.tableMessage, 5, nil)
    try check("local T = {} return function() return function(a) T[a<2] = 1 end end", Self.tableMessage, 1, 54)
  }

  @Test(arguments: [
    "T[a]", "T[not a]", "T[a and b]", "T[a < b and c]", "T[a or b < c]", "c[a < b]", "({})[a < b]", "T.x[a < b]",
    "T[(function() return a < b end)()]", "T[{ a < b }]", "a < b", "not (a < b)", "(a < b) == c", "T[a][b < c]",
    "{ [a < b] = a > b }", "T[tostring(a < b)]",
  ])
  func `what is compiled right is not refused`(expression: String) throws {
    try check(inCheck(expression), nil)
  }

  @Test func `a comparison in a local finds the right member`() throws {
    let report = try Sandbox.run(
      """
      local words = { [true] = "small", [false] = "large" }
      local function word(size) local isSmall = size < 5 return words[isSmall] end
      deny("word", word(1) .. " " .. word(9))
      """)
    #expect(report.denials.first?.message == "small large")
  }

  // MARK: Operators on bits

  /// Statements that use more constants than an instruction can name, written with few.
  private static let manyConstants: [String] = [
    (0..<300).map { "x = \($0).5" }.joined(separator: "\n"), (0..<300).map { "x = 'c\($0)'" }.joined(separator: "\n"),
    (0..<300).map { "x = y.c\($0)" }.joined(separator: "\n"),
    (0..<300).map { "x = y:c\($0)()" }.joined(separator: "\n"),
    "x = { " + (0..<300).map { "c\($0) = 1" }.joined(separator: ", ") + " }",
    // Folded by the compiler: forty numbers make four hundred.
    (1...20).map { left in (1...20).map { "x = \(left).25 * \($0).0625" }.joined(separator: "\n") }.joined(
      separator: "\n"),
  ]

  @Test(arguments: manyConstants) func `operators on bits are refused beside very many constants`(padding: String)
    throws
  {
    let head = "local x, y, a, b\nreturn function()\n\(padding)\n"
    let line = head.split(separator: "\n", omittingEmptySubsequences: false).count
    try check(head + "return 9 | (a or b) end", Self.bitsMessage, line, 10)
    try check(head + "local K <const> = 7 return K & (a or b) end", Self.bitsMessage, line, 30)
    try check(head + "return function() return (2 + 3) ~ (a or b) end end", nil)
    try check(head + "return a ~= b end", nil)
    try check(head + "return (1 << 3) end", nil)
    try check(
      "local x, y, a, b return function() do local function f() \(padding) end end return 9 | (a or b) end", nil)
  }

  @Test func `256 constants leave operators on bits as they are`() throws {
    let constants = "return function(x, a, b) " + (1...255).map { "x = \($0).5" }.joined(separator: " ")
    try check("\(constants) return 7 & (a or b) end", nil)
    let more = constants + " x = 0.25 return 7 &"
    try check("\(more) (a or b) end", Self.bitsMessage, 1, more.count)
  }

  // MARK: Nesting

  @Test(arguments: [
    ("return\n" + String(repeating: "(", count: 500), 2, 198),
    ("local x =\n\n " + String(repeating: "{", count: 500), 3, 199),
    ("return 1\n" + String(repeating: ".. 'é'\n", count: 500), 198, 4),
    ("return " + String(repeating: "- ", count: 500) + "1", 1, 402),
    (String(repeating: "do\n", count: 500), 199, 1), (String(repeating: "if x then\n", count: 500), 198, 4),
  ])
  func `what is nested too deeply is told with its place`(source: String, line: Int, column: Int) throws {
    try check(source, Self.nestingMessage, line, column)
  }

  // MARK: Limits of the compiler

  @Test(arguments: [
    (
      (1...201).map { "local v\($0)" }.joined(separator: "\n"),
      "too many local variables (limit is 200) in main function near <eof>; keep some in a table, or move code to a "
        + "function of its own", 201
    ),
    (
      "return f(\((1...300).map { "x\($0)" }.joined(separator: ",\n")))",
      "function or expression needs too many registers near 'x255'; split it, or keep a long list of values in a table",
      255
    ),
    (
      manyOutside,
      "too many upvalues (limit is 255) in function at line 4 near '+'; keep some of the variables from outside in a table",
      4
    ),
  ])
  func `what the compiler has no room for is told with what to do`(source: String, message: String, line: Int) throws {
    try check(source, message, line, nil)
  }

  /// A function that names 300 variables of two functions around it.
  private static let manyOutside: String = {
    func names(_ letter: String) -> [String] { (1...150).map { "\(letter)\($0)" } }
    return
      "local \(names("a").joined(separator: ","))\nlocal function f()\nlocal \(names("b").joined(separator: ","))\n"
      + "return function() return \((names("a") + names("b")).joined(separator: "+")) end end"
  }()

  @Test(arguments: ["C stack overflow", "too many local variables", "function or expression needs too many registers"])
  func `words of the script are not taken for the compiler's`(words: String) throws {
    try check("local '\(words)'", "<name> expected near ''\(words)''", 1, nil)
  }

  // MARK: Line ends

  @Test func `a carriage return alone ends no line`() throws {
    let message = "a carriage return alone is no line end; end lines with LF or CR LF"
    try check("return {} -- note\rreturn 1", message, 1, 18)
    try check("\n-- é\r\rreturn 1", message, 2, 5)
    try check("return {}\r", message, 1, 10)
    try check("return {}\r\n\r\n", nil)
  }

  @Test func `what only looks like a line end is refused`() throws {
    try check(
      "return {}\n-- a\u{2028}deny()",
      "U+2028 looks like a line end and is none; end the line, or write \\u{2028} in a quoted string",
      2, 5)
    try check("return { about = 'a\\u{2029}b' }", nil)
  }
}
