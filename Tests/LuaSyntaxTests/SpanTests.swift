import LuaSyntax
import Testing

@Suite struct SpanTests {
  @Test func `parts stand within what they are parts of, in the order of the text`() {
    for (script, tree) in GrammarTests.trees {
      var count = 0
      tree.walk { node, path in
        count += 1
        let children = node.children.map(\.span)
        let isOrdered = zip(children, children.dropFirst()).allSatisfy { $0.end <= $1.start }
        let isWithin = children.allSatisfy { node.span.start <= $0.start && $0.end <= node.span.end }
        #expect(isOrdered && isWithin, "\(script): \(tree.text.text(node.span))")
        #expect(path.parent?.span.start ?? 0 <= node.span.start)
      }
      #expect(count > 1)
    }
  }

  @Test func `a span has no blanks at its ends`() {
    for (script, tree) in GrammarTests.trees {
      // What is missing has no text.
      guard tree.faults.isEmpty else { continue }
      var padded: [String] = []
      let check = { (span: SourceSpan) in
        let text = tree.text.text(span)
        if text.first?.isWhitespace != false || text.last?.isWhitespace != false { padded.append(text) }
      }
      tree.block.visitExpressions { check($0.span) }
      tree.block.visitStatements { check($0.span) }
      #expect(padded.isEmpty, "\(script)")
    }
  }

  @Test func `a path tells the function, loops and statement around`() throws {
    let source = "for i = 1, 2 do f(function() while a do b() end end) end"
    let tree = SyntaxTree(parsing: Array(source.utf8))
    var found: SyntaxPath?
    tree.walk { node, path in
      if case .expression(let call) = node, case .call = call.kind, tree.text.text(call.span) == "b()" { found = path }
    }
    let path = try #require(found)
    #expect(path.function.map { tree.text.text($0.span) } == "function() while a do b() end end")
    #expect(path.loops.map { tree.text.text($0.span) } == ["while a do b() end"])
    #expect(path.statement.map { tree.text.text($0.span) } == "b()")
  }

  @Test func `comments are told as they are written`() {
    let tree = SyntaxTree(parsing: Array("-- a\nx = 1 --[==[ b\n]] ]==] --c".utf8))
    #expect(tree.comments.map(\.text) == [" a", " b\n]] ", "c"])
    #expect(tree.comments.map(\.isLong) == [false, true, false])
    #expect(tree.comments.map { tree.text.line(of: $0.span.start) } == [1, 2, 3])
  }
}
