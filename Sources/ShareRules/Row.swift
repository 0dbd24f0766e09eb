import ShareModel

/// A rule with what decides it: it holds of a situation that has all its traits and meets its condition.
struct Row: Sendable {
  /// What decides a row beside its traits. The closures capture nothing, so that asking them touches no reference count
  /// that threads share.
  enum Condition: Sendable {
    /// The traits say it all.
    case always
    case isMet(@Sendable (borrowing Situation) -> Bool)
    /// It rests on a fact which the request may leave unsaid.
    case found(@Sendable (borrowing Situation) -> Finding)
    /// The row decides nothing by itself.
    case never
  }

  let id: String
  let verdict: Rule.Verdict
  let code: CloudKitError?
  /// The code where the owner is the one refused, if it is another.
  let ownerCode: CloudKitError?
  let stage: Stage
  let sentence: String
  /// For the person refused. `{permission}` and `{limit}` stand for the actor's permission and the most participants.
  let message: String
  let actions: Set<ActionName>
  let traits: Traits
  let condition: Condition

  /// The number in the id.
  var number: Int { Int(id.dropFirst()) ?? 0 }

  static func deny(
    _ id: String, _ code: CloudKitError, _ stage: Stage, _ actions: Set<ActionName>, _ sentence: String, say: String,
    owner: CloudKitError? = nil, if traits: Trait..., when condition: (@Sendable (borrowing Situation) -> Bool)? = nil
  ) -> Row {
    Row(
      id: id, verdict: .deny, code: code, ownerCode: owner, stage: stage, sentence: sentence, message: say,
      actions: actions, traits: Traits(traits), condition: condition.map { .isMet($0) } ?? .always)
  }

  /// A denial that rests on a fact which the request may leave unsaid.
  static func denyByFact(
    _ id: String, _ code: CloudKitError, _ stage: Stage, _ actions: Set<ActionName>, _ sentence: String, say: String,
    if traits: Trait..., finding: @escaping @Sendable (borrowing Situation) -> Finding
  ) -> Row {
    Row(
      id: id, verdict: .deny, code: code, ownerCode: nil, stage: stage, sentence: sentence, message: say,
      actions: actions, traits: Traits(traits), condition: .found(finding))
  }

  static func allow(
    _ id: String, _ actions: Set<ActionName>, _ sentence: String, if traits: Trait...,
    when condition: (@Sendable (borrowing Situation) -> Bool)? = nil
  ) -> Row {
    Row(
      id: id, verdict: .allow, code: nil, ownerCode: nil, stage: .limit, sentence: sentence, message: "",
      actions: actions, traits: Traits(traits), condition: condition.map { .isMet($0) } ?? .always)
  }

  /// A row that is printed and decides nothing by itself. With a code it tells of a denial that other rows, or the
  /// reader of the request, carry out.
  static func note(_ id: String, _ sentence: String, code: CloudKitError? = nil) -> Row {
    Row(
      id: id, verdict: .definition, code: code, ownerCode: nil, stage: .limit, sentence: sentence, message: "",
      actions: [], traits: Traits(), condition: .never)
  }
}

extension Row.Condition {
  func finding(_ situation: borrowing Situation) -> Finding {
    switch self {
    case .always: .holds
    case .isMet(let isMet): Finding(isMet(situation))
    case .found(let finding): finding(situation)
    case .never: .fails
    }
  }
}
