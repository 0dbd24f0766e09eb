public import ShareModel
public import ShareRules

/// Decides share actions: by the built-in rules first, then by every policy that the action concerns. Policies can only
/// narrow. Deciding is synchronous and pure: no clock, file or network, and it never throws; a policy that fails denies.
///
/// A warden can be used from any number of threads at once. A thread that decides needs 1 MiB of stack; on one
/// with too little the policies fail, which denies.
public struct Warden: Sendable {
  /// The product's version, by which decisions name the engine.
  public static let version = "0.1.0"

  public let rules: RuleBook
  private let policies: PolicySet?

  /// A warden that asks the built-in rules and nobody else.
  public init(rules: RuleBook = RuleBook()) {
    self.rules = rules
    policies = nil
  }

  /// A warden that asks the built-in rules, as the set reads them, and the policies of the set.
  public init(policies: PolicySet) {
    rules = RuleBook(profile: policies.profile)
    self.policies = policies
  }

  /// The ids of policies that are asked no more, sorted: each had the processor in one decision for 2 seconds and
  /// 5 microseconds for each step that it may take, or kept its worker process from answering 3 times in a row, with no
  /// answer in between. A decision that a policy in quarantine should take part in fails, naming it, and so denies; in
  /// shadow mode that is reported as a shadow denial.
  ///
  /// No policy should ever be here, since its limit of steps ends it long before. Quarantine lasts until the policy set is
  /// loaded again, by a new ``PolicySet`` and a new ``Warden``; wardens of one set share it.
  public var quarantinedPolicies: [String] { policies?.quarantinedIDs ?? [] }

  /// The answer to one request.
  public func decide(_ request: ShareRequest) -> Decision {
    let ruling = rules.judge(request)
    guard ruling.isAllowed, let hearing = policies?.hear(request, ruling) else { return Decision(ruling) }
    return Decision(ruling, hearing)
  }
}

extension Decision {
  /// What the rules say, where no policy is asked.
  init(_ ruling: Ruling) {
    self.init(
      denials: ruling.refusals.map(Denial.init), effects: ruling.effects, assumptions: ruling.assumptions,
      resultingShare: ruling.after, rules: ruling.rules)
  }

  /// What policies say to what the rules allow.
  init(_ ruling: Ruling, _ hearing: PolicyHearing) {
    self.init(
      denials: hearing.denials, errors: hearing.errors, shadowDenials: hearing.shadowDenials,
      warnings: hearing.warnings, effects: ruling.effects, assumptions: ruling.assumptions, policies: hearing.traces,
      resultingShare: ruling.after, rules: ruling.rules)
  }
}

extension Denial {
  init(_ refusal: Ruling.Refusal) {
    self.init(
      layer: .builtin, id: refusal.rule, code: refusal.code.name, message: refusal.message, ckError: refusal.code,
      index: refusal.index)
  }
}
