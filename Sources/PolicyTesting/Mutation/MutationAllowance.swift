internal import LuaSyntax

/// `-- mutate: allow REASON`: why no test can notice a change of a line.
struct MutationAllowance {
  static let mark = "mutate: allow"

  var line: Int
  var reason: String
  /// Of the comment.
  var commentLine: Int

  /// Those of a script. A comment behind a line is about that line, one alone is about the next.
  static func all(in tree: SyntaxTree) -> [MutationAllowance] {
    tree.comments.compactMap { comment in
      let text = comment.text.drop(while: \.isWhitespace)
      guard text.hasPrefix(mark) else { return nil }
      let line = tree.text.line(of: comment.span.start)
      let before = tree.text.place(of: comment.span.start).column - 1
      let isAlone = tree.text.text(ofLine: line).prefix(before).allSatisfy(\.isWhitespace)
      let reason = text.dropFirst(mark.count).drop(while: \.isWhitespace)
      return MutationAllowance(line: isAlone ? line + 1 : line, reason: String(reason), commentLine: line)
    }
  }
}
