import LuaSyntax
import Testing

/// What is written as in other languages is one fault, with the way out.
@Suite struct BorrowedSpellingTests {
  static let said: [(source: String, place: String, remedy: String)] = [
    ("if a != b then f() end", "!=", "write `~=` for \"not equal\""),
    ("if a !== b then f() end", "!==", "write `~=` for \"not equal\""),
    ("if a <> b then f() end", "<>", "write `~=` for \"not equal\""),
    ("if a === b then f() end", "===", "write `==` for \"equal\""),
    ("if a = b then f() end", "=", "write `==` for \"equal\""),
    ("if a && b then f() end", "&&", "write `and`"),
    ("if a || b then f() end", "||", "write `or`"),
    ("if !a then f() end", "!", "write `not`"),
    ("local x = a ?? b", "??", "write `or`"),
    ("local x = a?.b", "?.", "ask first, as in `x and x.y`"),
    ("local x = a ? b : c", "?", "write `if … then … else … end`, or `x and y or z`"),
    ("f(a->b)", "->", "write `.` for a field, and `:` to call a function of something"),
    ("x := 1", ":=", "write `=`, with `local` before the name"),
    ("x += 1", "+=", "write `x = x + …`"), ("x -= 1", "-=", "write `x = x - …`"),
    ("x ..= 'a'", "..=", "write `x = x .. …`"), ("x //= 2", "//=", "write `x = x // …`"),
    ("x |= 2", "|=", "write `x = x | …`"), ("x++", "++", "write `x = x + 1`"),
    ("x--", "", "write `x = x - 1`; what stands behind `--` is a comment"),
    (
      "for _, x in ipairs(y) do if x then continue end end", "continue",
      "write `goto continue`, and `::continue::` at the end of the loop"
    ),
    ("if a then f() elif b then g() end", "elif", "write `elseif`"),
    ("if a then\n  f()\nelse if b then\n  g()\nend", "", "write `elseif` in line 3, which needs no `end` of its own"),
    (
      "return { check = function()\nif a then\nelse if b then\nend\nend }", "}",
      "write `elseif` in line 3, which needs no `end` of its own"
    ),
    ("let x = 1", "let", "write `local`"), ("var x = 1", "var", "write `local`"),
    ("def f(x) return x end", "def", "write `function`"),
    ("// nobody\nf()", "//", "a comment begins with `--`"), ("# nobody\nf()", "#", "a comment begins with `--`"),
    ("f() // nobody", "//", "a comment begins with `--`"), ("f() # nobody's", "#", "a comment begins with `--`"),
    ("local x = 1 // nobody at all", "all", "a comment begins with `--`"),
    ("/* nobody's\n if */ f()", "/*", "a comment begins with `--`, and a long one is `--[[ … ]]`"),
    ("f(\u{201C}a\u{201D})", "\u{201C}", "write straight quotes"), ("f(`a`)", "`", "write a text in straight quotes"),
    ("if a in b then f() end", "in", "write `any(list, function(x) return … end)`, or `set(list):has(x)`"),
  ]

  @Test(arguments: said) func `the way out is named`(source: String, place: String, remedy: String) throws {
    let tree = SyntaxTree(parsing: Array(source.utf8))
    let fault = try #require(tree.faults.first, "\(source)")
    #expect(fault.remedy == remedy, "\(source): \(fault.message)")
    if !place.isEmpty { #expect(tree.text.text(fault.span).hasPrefix(place), "\(source)") }
    #expect(StockCode(Array(source.utf8)) == nil)
  }

  @Test(arguments: said.filter { ["!=", "!==", "&&", "||", "!", "+=", "..=", "|=", "++", "//"].contains($0.place) })
  func `what stands around it is read as if it were right`(source: String, place: String, remedy: String) {
    let tree = SyntaxTree(parsing: Array((source + "\nlocal function after() end").utf8))
    #expect(tree.faults.count == 1, "\(tree.faults)")
    #expect(tree.scopes.variables.contains { $0.name.text == "after" })
  }

  @Test func `what the compiler says of a line is explained by the fault of that line alone`() {
    let tree = SyntaxTree(parsing: Array("f()\nif a != b then f() end\nif a && b then f() end".utf8))
    #expect(tree.remedy(line: 2) == "write `~=` for \"not equal\"")
    #expect(tree.remedy(line: 3) == nil)
  }
}
