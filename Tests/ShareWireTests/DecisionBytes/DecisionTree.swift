import ShareModel

extension OrderedTree {
  static func decision(_ decision: Decision, rulesAsked: [String]?) -> OrderedTree {
    let policies = zip(decision.policies, decision.verdicts).map { trace, verdict in
      OrderedTree.members([
        ("id", .text(trace.id)), ("sha256", .text(trace.sha256)), ("steps", OrderedTree(trace.steps)),
        ("step_limit", rulesAsked == nil ? nil : OrderedTree(trace.stepLimit)),
        ("verdict", rulesAsked == nil ? nil : .text(verdict)),
      ])
    }
    let reasons = decision.isAllowed ? nil : Reasons(decision)
    let context = OrderedTree.members([
      ("reason_user", reasons.map { .object([("403", .text($0.user))]) }),
      ("reason_admin", reasons.map { .object([("403", .text($0.admin))]) }),
      ("denials", .list(decision.denials.map(denial))), ("errors", .list(decision.errors.map(failure))),
      ("shadow_denials", .list(decision.shadowDenials.map(denial))),
      ("warnings", .list(decision.warnings.map(warning))), ("effects", .list(decision.effects.map(effect))),
      ("assumptions", .texts(decision.assumptions)), ("rules_asked", rulesAsked.map { .texts($0) }),
      ("rules_deciding", rulesAsked.map { _ in .texts(decision.rulesDeciding) }), ("policies", .list(policies)),
      (
        "engine",
        .object([("name", .text("sharewarden")), ("version", .text("1")), ("rules", .text("cloudkit"))])
      ),
    ])
    return .object([("decision", .word(String(decision.isAllowed))), ("context", context)])
  }

  private struct Reasons {
    var user: String
    var admin: String

    init(_ decision: Decision) {
      let failed = decision.errors.map { "The policy \"\($0.id)\" could not be checked." }
      user = Self.once(decision.denials.map(\.message) + failed).joined(separator: " ")
      let lines =
        decision.denials.map { ($0.id, $0.adminMessage ?? $0.message, $0.source) }
        + decision.errors.map { ($0.id, $0.message, $0.source) }
      admin = Self.once(
        lines.map { id, message, source in "\(id): \(message)" + (source.map { " (\($0))" } ?? "") }
      ).joined(separator: "; ")
    }

    private static func once(_ texts: [String]) -> [String] {
      var seen: Set<String> = []
      return texts.filter { seen.insert($0).inserted }
    }
  }

  private static func denial(_ denial: Denial) -> OrderedTree {
    .members([
      ("layer", .text(denial.layer.rawValue)), ("id", .text(denial.id)), ("code", .text(denial.code)),
      ("ck_error", OrderedTree(denial.ckError?.rawValue)), ("message", .text(denial.message)),
      ("admin_message", OrderedTree(denial.adminMessage)), ("source", OrderedTree(denial.source)),
      ("index", OrderedTree(denial.index)),
    ])
  }

  private static func failure(_ failure: PolicyFailure) -> OrderedTree {
    .members([
      ("id", .text(failure.id)), ("kind", .text(failure.kind.rawValue)), ("message", .text(failure.message)),
      ("source", OrderedTree(failure.source)), ("call_path", failure.callPath.isEmpty ? nil : .texts(failure.callPath)),
      ("index", OrderedTree(failure.index)),
    ])
  }

  private static func warning(_ warning: Warning) -> OrderedTree {
    .members([
      ("id", .text(warning.id)), ("code", .text(warning.code)), ("message", .text(warning.message)),
      ("admin_message", OrderedTree(warning.adminMessage)), ("source", OrderedTree(warning.source)),
      ("index", OrderedTree(warning.index)),
    ])
  }
}
