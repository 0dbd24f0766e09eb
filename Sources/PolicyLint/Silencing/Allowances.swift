internal import LuaSyntax
internal import PlainData

/// The comments of a script by which its author takes responsibility: `-- lint: allow RULE reason` silences a rule on its
/// line, or on the next if nothing else stands on its own. A finding about the file as a whole is silenced anywhere.
struct Allowances {
  private struct Allowance {
    var rule: String
    var reason: String
    /// The line on which it silences.
    var target: Int
    var place: SourcePlace
  }

  private static let marker = "lint:"
  private var all: [Allowance] = []

  init(_ tree: SyntaxTree) {
    all = tree.remarks(marked: Self.marker).map { remark in
      Allowance(
        rule: remark.words.count > 1 && remark.words[0] == "allow" ? remark.words[1] : "",
        reason: remark.words.dropFirst(2).joined(separator: " "), target: remark.target, place: remark.place)
    }
  }

  /// Whether the comment is for the reviewer.
  static func isOne(_ comment: Comment) -> Bool {
    comment.text.drop { $0.isWhitespace }.hasPrefix(marker)
  }

  /// The findings that are left, with those about the comments themselves.
  ///
  /// - Parameter isRead: whether every rule looked at the script; else a comment may well be about one that did not.
  func applied(to findings: [LintFinding], file: String, isRead: Bool) -> [LintFinding] {
    var left = findings
    var remarks: [LintFinding] = []
    for allowance in all {
      let (message, remedy) = complaint(allowance) ?? ("", "")
      if message.isEmpty {
        let count = left.count
        left.removeAll { finding in
          finding.rule == allowance.rule && (finding.place.map { $0.line == allowance.target } ?? true)
        }
        if left.count < count || !isRead { continue }
        remarks.append(
          LintFinding(
            rule: UselessAllowance.id, file: file, place: allowance.place,
            message: "`\(allowance.rule)` finds nothing that this comment would silence",
            remedy: "delete the comment, or move it to the line that it is about"))
      } else {
        remarks.append(
          LintFinding(
            rule: UselessAllowance.id, file: file, place: allowance.place, message: message, remedy: remedy))
      }
    }
    return left + remarks
  }

  private func complaint(_ allowance: Allowance) -> (String, String)? {
    let form = "write `-- lint: allow RULE reason`"
    if allowance.rule.isEmpty { return ("a comment to the reviewer that says nothing", form) }
    let ids = LintRules.all.map { $0.id }
    if !ids.contains(allowance.rule) {
      let hint = suggestion(for: allowance.rule, among: ids)
      return ("no rule is called \(quoted(allowance.rule))\(hint)", "`sharewarden lint --rules` lists them")
    }
    if [UselessAllowance.id, SyntaxFault.id, LoadFault.id].contains(allowance.rule) {
      return ("`\(allowance.rule)` can't be silenced", "mend what it finds")
    }
    if allowance.reason.isEmpty { return ("the comment gives no reason", form) }
    return nil
  }
}
