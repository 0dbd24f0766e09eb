public import ShareModel
public import ShareRules

/// Decides share actions. Deciding is synchronous and pure: no clock, file or network, and it never throws.
public struct Warden: Sendable {
  public let rules: RuleBook

  /// A warden that asks the built-in rules and nobody else.
  public init(rules: RuleBook = RuleBook()) { self.rules = rules }

  /// The answer to one request.
  public func decide(_ request: ShareRequest) -> Decision {
    let ruling = rules.judge(request)
    return Decision(
      denials: ruling.refusals.map(Denial.init), effects: ruling.effects, assumptions: ruling.assumptions,
      resultingShare: ruling.after)
  }
}

extension Denial {
  init(_ refusal: Ruling.Refusal) {
    self.init(
      layer: .builtin, id: refusal.rule, code: refusal.code.name, message: refusal.message, ckError: refusal.code,
      index: refusal.index)
  }
}
