internal import LuaSyntax
internal import PlainData
internal import ShareWarden

enum MisusedCount: LintRule {
  static let id = "misused-count"
  static let sentence = "People of a share are counted by what they have."
  static let explanation = """
    `share:count` takes a table with `role`, `permission`, `acceptanceStatus` and `where`. Another key, or a word that none
    of them has, is an error, and a policy that fails denies. People who are removed are never counted.
    """
  static let bad = LintExample(
    """
    --- At most five people may write.
    return function(request)
      if request.after:count{ permission = «"write" } > 5 then deny("too-many", "Too many people could write.") end
    end
    """)
  static let good = LintExample(
    """
    --- At most five people may write.
    return function(request)
      if request.after:count{ permission = "readWrite" } > 5 then deny("too-many", "Too many people could write.") end
    end
    """)

  private static let words = [
    "role": ScriptSchema.roles, "permission": ScriptSchema.permissions,
    "acceptanceStatus": ["pending", "accepted"],
  ]

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    policy.visitExpressions { expression in
      guard case .methodCall(let object, let method, let arguments) = expression.kind, method.text == "count",
        policy.meanings.meaning(of: object) == .record("share"), let filter = arguments.first
      else { return }
      guard case .table(let fields) = filter.kind else {
        let meaning = policy.meanings.meaning(of: filter)
        if let noun = meaning.noun, meaning != .table, meaning != .nil {
          remarks.append(
            Remark(
              filter.span, "a count takes a table, not \(noun)", "write share:count{ where = function(person) … end }"))
        }
        return
      }
      for field in fields { if let remark = remark(field, policy) { remarks.append(remark) } }
    }
    return remarks
  }

  private static func remark(_ field: TableField, _ policy: ReviewedScript) -> Remark? {
    guard let key = field.name else {
      if case .expression = field.key { return nil }
      return Remark(field.span, "an entry of a count without a name", "write { role =, permission =, where = }")
    }
    if key.text == "where" {
      let meaning = policy.meanings.meaning(of: field.value)
      guard let noun = meaning.noun, meaning != .function else { return nil }
      return Remark(field.value.span, "`where` is \(noun), not a function", "write where = function(person) … end")
    }
    guard let known = words[key.text] else {
      let all = words.keys.sorted() + ["where"]
      return Remark(
        key.span, "people can't be counted by \(quoted(key.text))",
        didYouMean(key.text, among: all).map { "write \($0)" } ?? "count by \(listed(all))")
    }
    guard let word = field.value.literalText, !known.contains(word) else { return nil }
    return Remark(
      field.value.span, "nobody who is counted has \(key.text) \(quoted(word))",
      didYouMean(word, among: known).map { "write \(quoted($0))" } ?? "there are \(listed(known))")
  }
}
