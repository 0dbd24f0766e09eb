internal import LuaSyntax
internal import PlainData
internal import ShareWarden

enum ImpossibleComparison: LintRule {
  static let id = "impossible-comparison"
  static let sentence = "What is compared can be equal."
  static let explanation = """
    A permission is never `"write"`, an e-mail address is a record and never equal to a text, and a field that is always
    there is never nil. Such a comparison always comes out the same way, so that what hangs on it is always done or never.
    Words such as permissions have no order either: `<` compares their letters.
    """
  static let bad = LintExample(
    """
    --- Nobody is let in who may write.
    return function(request)
      for _, person in ipairs(request.gains) do
        if person.permission == «"write" then return deny("writes", "People are let in to read.") end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody is let in who may write.
    return function(request)
      for _, person in ipairs(request.gains) do
        if person.permission == "readWrite" then return deny("writes", "People are let in to read.") end
      end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    policy.visitExpressions { expression in
      guard case .binary(let symbol, let left, let right, let place) = expression.kind else { return }
      switch symbol {
      case .equal, .notEqual:
        let outcome = symbol == .equal ? "never" : "always"
        if let remark = equality(left, right, outcome, policy) ?? equality(right, left, outcome, policy) {
          remarks.append(remark)
        }
      case .less, .greater, .lessOrEqual, .greaterOrEqual:
        if let remark = order(left, right, place, policy) { remarks.append(remark) }
      default: break
      }
    }
    return remarks
  }

  /// - Parameter outcome: how often the condition holds.
  private static func equality(
    _ value: Expression, _ other: Expression, _ outcome: String, _ policy: ReviewedScript
  ) -> Remark? {
    let meaning = policy.meanings.meaning(of: value)
    let otherMeaning = policy.meanings.meaning(of: other)
    if case .words(let words) = meaning {
      if let text = other.literalText {
        guard !words.contains(text) else { return nil }
        return Remark(
          other.span, "this is never \(quoted(text)), so the condition \(outcome) holds",
          didYouMean(text, among: words).map { "write \(quoted($0))" } ?? "it is one of \(listed(words))")
      }
      if case .words(let others) = otherMeaning, Set(words).isDisjoint(with: others) {
        return Remark(
          other.span, "the two have no word in common, so the condition \(outcome) holds", "compare things of one kind")
      }
    }
    if otherMeaning == .nil { return alwaysThere(value, outcome, policy) }
    guard let kind = meaning.comparisonKind, let otherKind = otherMeaning.comparisonKind, kind < otherKind,
      let noun = meaning.noun, let otherNoun = otherMeaning.noun
    else { return nil }
    let isEmail = [meaning, otherMeaning].contains(.record("email"))
    return Remark(
      other.span, "\(noun) is never equal to \(otherNoun), so the condition \(outcome) holds",
      isEmail ? "compare its text, as in person.email.text" : "compare things of one kind")
  }

  private static func alwaysThere(_ value: Expression, _ outcome: String, _ policy: ReviewedScript) -> Remark? {
    guard let (object, name, _) = value.fieldRead, let field = policy.meanings.schemaField(name, of: object),
      !field.isOptional
    else { return nil }
    return Remark(
      value.span, "\(name) is always there, so the condition \(outcome) holds", "drop the comparison")
  }

  private static func order(
    _ left: Expression, _ right: Expression, _ place: SourceSpan, _ policy: ReviewedScript
  ) -> Remark? {
    let meanings = [left, right].map { policy.meanings.meaning(of: $0) }
    if meanings.contains(where: { if case .words = $0 { true } else { false } }) {
      return Remark(
        place, "these words have no order; this compares their letters",
        "look their ranks up in a table, as in ({ none = 0, readOnly = 1, readWrite = 2 })[permission]")
    }
    let orders = meanings.map(\.orderKind)
    guard let first = orders[0], let second = orders[1], first != second || first == 0,
      let nouns = meanings[0].noun, let otherNoun = meanings[1].noun
    else { return nil }
    return Remark(place, "\(nouns) and \(otherNoun) have no order, so this is an error", "compare things of one kind")
  }
}

extension Meaning {
  /// Values of two different ones are never equal; `nil` for what may be anything.
  fileprivate var comparisonKind: Int? {
    switch self {
    case .text, .words: 0
    case .boolean: 1
    case .number: 2
    case .time: 3
    case .record("person"), .record("gain"), .record("target"): 4
    case .record("email"): 5
    case .record("share"): 6
    case .record("actor"): 7
    case .list: 8
    case .set: 9
    case .record("action"): 10
    case .unknown, .nil, .map, .context, .parameters, .table, .function, .global, .record: nil
    }
  }

  /// What can be compared by `<` with its own; 0 for what has no order, `nil` for what may be anything.
  fileprivate var orderKind: Int? {
    switch self {
    case .text, .words: 1
    case .number: 2
    case .time: 3
    case .boolean, .record, .list, .set, .context, .parameters, .function: 0
    case .unknown, .nil, .map, .table, .global: nil
    }
  }
}

extension Meanings {
  /// What the schema says of a field that is read.
  func schemaField(_ name: String, of object: Expression) -> ScriptSchema.Field? {
    guard case .record(let record) = meaning(of: object) else { return nil }
    return ScriptSchema.current.record(record)?[name]
  }
}
