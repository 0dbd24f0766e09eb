internal import LuaSyntax

/// `-- mutate: allow REASON`: why no test can notice a change of a line.
struct MutationAllowance {
  private static let mark = "mutate:"
  static let form = "mutate: allow"

  /// The line that it is about.
  var line: Int
  var reason: String
  /// Of the comment.
  var commentLine: Int
  /// Whether it says `allow`.
  var isWellFormed: Bool

  /// Those of a script.
  static func all(in tree: SyntaxTree) -> [MutationAllowance] {
    tree.remarks(marked: mark).map { remark in
      MutationAllowance(
        line: remark.target, reason: remark.words.dropFirst().joined(separator: " "), commentLine: remark.place.line,
        isWellFormed: remark.words.first == "allow")
    }
  }
}
