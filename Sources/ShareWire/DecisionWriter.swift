package import ShareModel

/// Writes a decision: the same decision, the same bytes.
package struct DecisionWriter: Sendable {
  /// The version the engine goes by.
  package var version: String
  /// The built-in rule set's name.
  package var rules: String

  package init(version: String, rules: String = "cloudkit") {
    self.version = version
    self.rules = rules
  }

  package func json(_ decision: Decision, assumedTime: Timestamp? = nil, rulesAsked: [String]? = nil) -> String {
    value(decision, assumedTime: assumedTime, rulesAsked: rulesAsked).json
  }

  /// - Parameters:
  ///   - assumedTime: the time that was taken because the request gave none; it is part of the answer then.
  ///   - rulesAsked: the built-in rules that were asked, to be explained: they, those that decided, and what each policy
  ///     said and how many steps it may take are part of the answer then.
  package func value(
    _ decision: Decision, assumedTime: Timestamp? = nil, rulesAsked: [String]? = nil
  ) -> WireValue {
    let reasons = DecisionReasons(decision)
    return .members([
      "decision": .boolean(decision.isAllowed),
      "context": .members([
        "reason_user": reasons.user.map { .members(["403": .text($0)]) },
        "reason_admin": reasons.admin.map { .members(["403": .text($0)]) },
        "denials": .list(decision.denials.map(denial)),
        "errors": .list(decision.errors.map(failure)),
        "shadow_denials": .list(decision.shadowDenials.map(denial)),
        "warnings": .list(decision.warnings.map(warning)),
        "effects": .list(decision.effects.map(EffectWriter.effect)),
        "assumptions": .texts(decision.assumptions),
        "assumed_time": WireValue(assumedTime?.text),
        "rules_asked": rulesAsked.map { .texts($0) },
        "rules_deciding": rulesAsked == nil ? nil : .texts(decision.rulesDeciding),
        "policies": .list(
          rulesAsked == nil ? decision.policies.map(trace) : zip(decision.policies, decision.verdicts).map(explained)),
        "engine": .members(["name": .text("sharewarden"), "version": .text(version), "rules": .text(rules)]),
      ]),
    ])
  }

  private func denial(_ denial: Denial) -> WireValue {
    .members([
      "layer": .text(denial.layer.rawValue), "id": .text(denial.id), "code": .text(denial.code),
      "ck_error": WireValue(denial.ckError?.rawValue), "message": .text(denial.message),
      "admin_message": WireValue(denial.adminMessage), "source": WireValue(denial.source),
      "index": WireValue(denial.index),
    ])
  }

  private func failure(_ failure: PolicyFailure) -> WireValue {
    .members([
      "id": .text(failure.id), "kind": .text(failure.kind.rawValue), "message": .text(failure.message),
      "source": WireValue(failure.source),
      "call_path": failure.callPath.isEmpty ? nil : .texts(failure.callPath), "index": WireValue(failure.index),
    ])
  }

  private func warning(_ warning: Warning) -> WireValue {
    .members([
      "id": .text(warning.id), "code": .text(warning.code), "message": .text(warning.message),
      "admin_message": WireValue(warning.adminMessage), "source": WireValue(warning.source),
      "index": WireValue(warning.index),
    ])
  }

  private func trace(_ trace: PolicyTrace) -> WireValue {
    .members(["id": .text(trace.id), "sha256": .text(trace.sha256), "steps": .integer(Int64(trace.steps))])
  }

  /// Memory is left out: another build of Lua may take more, and a decision is the same bytes everywhere.
  private func explained(_ trace: PolicyTrace, _ verdict: String) -> WireValue {
    .members([
      "id": .text(trace.id), "sha256": .text(trace.sha256), "steps": .integer(Int64(trace.steps)),
      "step_limit": .integer(Int64(trace.stepLimit)), "verdict": .text(verdict),
    ])
  }
}
