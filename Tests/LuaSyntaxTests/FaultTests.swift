import LuaSyntax
import Testing

@Suite struct FaultTests {
  /// What is said of a source, each with the text that it is said of.
  private func faults(_ source: String) -> [String] {
    let tree = SyntaxTree(parsing: Array(source.utf8))
    return tree.faults.map { "\(tree.text.text($0.span)): \($0.message)" }
  }

  static let said: [(source: String, faults: [String])] = [
    ("break", ["break: `break` stands outside of a loop"]),
    ("while a do f(function() break end) end", ["break: `break` stands outside of a loop"]),
    ("goto out", ["out: no label `out` can be jumped to from here"]),
    ("do ::out:: end goto out", ["out: no label `out` can be jumped to from here"]),
    ("::a:: f(function() goto a end)", ["a: no label `a` can be jumped to from here"]),
    (
      "goto on local a ::on:: f()",
      ["on: this jumps to `on` past the declaration of a local variable; declare it before the jump"]
    ),
    ("goto on local a ::on:: ;", []),
    (
      "repeat goto on local a ::on:: until a",
      ["on: this jumps to `on` past the declaration of a local variable; declare it before the jump"]
    ),
    ("::a::\ndo ::a:: end", ["a: the label `a` stands in line 1 already"]),
    ("do ::a:: end ::a::", []),
    ("local x <const> = 1 x = 2", ["x: `x` is declared `<const>`, so nothing can be assigned to it"]),
    (
      "local x <close> = f() return function() x = 2 end",
      ["x: `x` is declared `<close>`, so nothing can be assigned to it"]
    ),
    ("local x <final> = 1", ["final: unknown attribute `final`; there are `const` and `close`"]),
    ("local x <close>, y <close> = 1", ["x <close>, y <close>: one `local` closes one variable at most"]),
    ("function f() return ... end", ["...: `...` stands outside of a function that takes any number of arguments"]),
    ("return f() f()", ["f: `return` has to be the last statement of its block"]),
    ("f() = 1", ["f(): nothing can be assigned to this; a variable or a field can"]),
    ("x", [": expected a call or an assignment, found the end of the file"]),
    ("f(1", [": expected `)`, found the end of the file; it closes `(` of line 1"]),
    ("if a\nthen f()", [": expected `end`, found the end of the file; it closes `if` of line 1"]),
    ("local = 1", ["=: expected a name, found `=`"]),
    ("x = 3x", ["3x: ill-formed number"]),
    ("x = 'a\ny = 1", ["'a: the text is not closed; end it with `'` on the same line"]),
    ("x = '\\q'", ["\\q: unknown escape in a text"]),
    ("x = '\\300'", ["\\300: `\\300` is no byte; the highest is 255"]),
    ("x = [==[ a ]=]", ["[=: the long text is not closed; end it with `]==]`"]),
    ("--[[ a", ["[[: the long comment is not closed; end it with `]]`"]),
    ("x = a $ b", ["$: unexpected character"]),
    ("x = \u{E9}", ["\u{E9}: unexpected character outside of a text"]),
    ("#!/bin/lua\nx = 1", ["#!/bin/lua: a first line for a shell is no Lua; remove it"]),
    (
      "\u{FEFF}x = 1", ["\u{FEFF}: the file begins with a byte order mark; save it as UTF-8 without one"]
    ),
    ("f() end g()", ["end: unexpected `end`; nothing that it could end is open"]),
    ("while a do until b end", ["until: unexpected `until`; nothing that it could end is open"]),
  ]

  @Test(arguments: said)
  func `what is no Lua is said with its place`(source: String, faults: [String]) {
    let found = self.faults(source)
    #expect(found.first == faults.first)
    // What follows from the first is not said.
    #expect(found.count <= max(faults.count, 2), "\(found)")
  }

  @Test(arguments: [
    "local = 1", "x", "x.y", "f(", "x = = 2", "if then end", "for do end", "return 1 2", "f() end", "local x <y> = 1",
    "x = 'a", "x = 3x", "goto", "::a", "break", "} ] )", "a b c d", "1 + 2", "for i = 1 do end", "t = { 1, }}",
  ])
  func `what stands before and behind a fault is read`(fault: String) {
    let source = "local function before() end\n\(fault)\nlocal function after() end\n"
    let tree = SyntaxTree(parsing: Array(source.utf8))
    let names = tree.scopes.variables.filter { $0.kind == .localFunction }.map(\.name.text)
    #expect(!tree.faults.isEmpty)
    #expect(names == ["before", "after"], "\(tree.faults)")
  }

  @Test func `more than 200 variables in a function are one fault, those of loops counted`() {
    let names = (0..<198).map { "v\($0)" }.joined(separator: ", ")
    for (rest, isLua) in [("", true), ("local a, b", true), ("local a, b, c", false), ("for i = 1, 2 do end", false)] {
      let source = "local \(names) \(rest) return function(x) local y end"
      #expect((StockCode(Array(source.utf8)) != nil) == isLua && faults(source).isEmpty == isLua, "\(rest)")
    }
  }
}
