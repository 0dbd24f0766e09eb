import LuaSyntax
import Testing

@Suite struct ExecutableStatementTests {
  private func heads(_ source: String) -> [String] {
    let tree = SyntaxTree(parsing: Array(source.utf8))
    return tree.executableStatements.map { tree.text.text($0.head).trimming() }
  }

  @Test func `a statement is its head, each condition one of its own`() {
    let source = """
      local limit <const> = 5 * 60
      if a then b() elseif c then d() else e() end
      while f do g() end
      repeat h() until i
      for j = 1, 2 do ::k:: end
      do local function l() return m end end
      n(function() o() end, p)
      local q, u
      if limit then t() end
      while true do s() if u then break end u = u end
      """
    #expect(
      heads(source) == [
        "if a then", "b()", "elseif c then", "d()", "e()", "while f do", "g()", "h()", "i", "for j = 1, 2 do",
        "local function l()",
        "return m", "n(function()", "o()", "t()", "s()", "if u then",
      ])
  }

  @Test func `a statement has the lines of all that is not in a function within it`() {
    let source = "f(function()\n  g()\nend,\n  function()\n\n  end)\nlocal a =\n  1\nlocal function h()\n\n\nend"
    let tree = SyntaxTree(parsing: Array(source.utf8))
    #expect(tree.executableStatements.map(\.lines) == [[1, 3, 4, 6], [2], [7, 8], [9, 12]])
  }

  /// What the compiler wrote nothing for would count as never run, however often it was.
  @Test func `a constant that is made of others again and again is looked at once`() {
    let lines = (1..<60).map { "local x\($0) <const> = x\($0 - 1) + x\($0 - 1)\n" }.joined()
    let tree = SyntaxTree(parsing: Array("local x0 <const> = 1\n\(lines)f(x59)".utf8))
    #expect(tree.executableStatements.map { tree.text.line(of: $0.head.start) } == [61])
  }

  @Test func `every statement has a line that the compiler wrote code for`() {
    var trees = GrammarTests.trees
    for seed in 0..<200 {
      var generator = ProgramGenerator(seed: UInt64(seed) + 9000)
      trees.append(("seed \(seed)", SyntaxTree(parsing: Array(generator.source(generator.program()).utf8))))
    }
    for (name, tree) in trees {
      guard let code = StockCode(tree.text.bytes, hasLines: true) else { continue }
      let lines = Bytecode(code).allLines
      for statement in tree.executableStatements {
        #expect(statement.lines.contains(where: lines.contains), "\(name): \(tree.text.text(statement.head))")
      }
    }
  }
}

extension String {
  fileprivate func trimming() -> String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
