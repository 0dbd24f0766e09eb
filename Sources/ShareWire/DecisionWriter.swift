package import PlainData
package import ShareModel

/// Writes a decision: the same decision, the same bytes.
package struct DecisionWriter: Sendable {
  /// Room for a decision of a few policies.
  package static let usualLength = 2048

  /// The version the engine goes by.
  package var version: String
  /// The built-in rule set's name.
  package var rules: String

  package init(version: String, rules: String = "cloudkit") {
    self.version = version
    self.rules = rules
  }

  package func json(_ decision: Decision, assumedTime: Timestamp? = nil, explanation: DecisionExplanation? = nil)
    -> String
  {
    var writer = JSONWriter(capacity: Self.usualLength)
    write(decision, assumedTime: assumedTime, explanation: explanation, to: &writer)
    return writer.text
  }

  /// - Parameters:
  ///   - assumedTime: the time that was taken because the request gave none; it is part of the answer then.
  ///   - explanation: part of the answer then, with the rules that decided, and what each policy said and how many steps
  ///     it may take.
  package func write(
    _ decision: Decision, assumedTime: Timestamp? = nil, explanation: DecisionExplanation? = nil,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("decision", decision.isAllowed)
      writer.object("context") { writer in
        DecisionReasons.reasons(of: decision, to: &writer)
        writer.list("denials", decision.denials, denial)
        writer.list("errors", decision.errors, failure)
        writer.list("shadow_denials", decision.shadowDenials, denial)
        writer.list("warnings", decision.warnings, warning)
        writer.list("effects", decision.effects, EffectWriter.effect)
        writer.member("assumptions", decision.assumptions)
        writer.member("assumed_time", assumedTime)
        if let explanation {
          explain(decision, explanation, to: &writer)
        } else {
          writer.list("policies", decision.policies, trace)
        }
        writer.object("engine", engine)
      }
    }
  }

  private func denial(_ denial: Denial, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("layer", denial.layer.rawValue)
      writer.member("id", denial.id)
      writer.member("code", denial.code)
      writer.member("ck_error", denial.ckError?.rawValue)
      writer.member("message", denial.message)
      writer.member("admin_message", denial.adminMessage)
      writer.member("source", denial.source)
      writer.member("index", denial.index)
    }
  }

  private func failure(_ failure: PolicyFailure, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", failure.id)
      writer.member("kind", failure.kind.rawValue)
      writer.member("message", failure.message)
      writer.member("source", failure.source)
      writer.member("call_path", failure.callPath.isEmpty ? nil : failure.callPath)
      writer.member("index", failure.index)
    }
  }

  private func warning(_ warning: Warning, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", warning.id)
      writer.member("code", warning.code)
      writer.member("message", warning.message)
      writer.member("admin_message", warning.adminMessage)
      writer.member("source", warning.source)
      writer.member("index", warning.index)
    }
  }

  private func trace(_ trace: PolicyTrace, to writer: inout JSONWriter) {
    heading(of: trace, to: &writer)
    writer.member("steps", trace.steps)
    writer.endElement()
  }

  private func explain(_ decision: Decision, _ explanation: DecisionExplanation, to writer: inout JSONWriter) {
    writer.member("rules_asked", explanation.rulesAsked)
    writer.member("rules_deciding", decision.rulesDeciding)
    let ways = explanation.ways ?? []
    writer.list("policies", zip(decision.policies, decision.verdicts)) { (said, writer) in
      heading(of: said.0, to: &writer)
      writer.member("steps", said.0.steps)
      writer.member("step_limit", said.0.stepLimit)
      writer.member("verdict", said.1)
      if let way = ways.first(where: { $0.id == said.0.id }) { ExplanationWriter.way(way, to: &writer) }
      writer.endElement()
    }
    if explanation.ways == nil { writer.member("not_told", [DecisionExplanation.untold]) }
    if let variants = explanation.allowedInstead {
      writer.list("allowed_instead", variants, ExplanationWriter.variant)
    }
  }

  /// Opens the object of a policy. Memory is left out of it: another build of Lua may take more, and a decision is the
  /// same bytes everywhere.
  private func heading(of trace: PolicyTrace, to writer: inout JSONWriter) {
    let heading = trace.heading
    writer.written(heading.isEmpty ? Self.heading(id: trace.id, sha256: trace.sha256) : heading)
  }

  /// How a policy is named in each answer: an object that is still open.
  package static func heading(id: String, sha256: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("id", id)
    writer.member("sha256", sha256)
    return writer.bytes
  }

  private func engine(to writer: inout JSONWriter) {
    writer.member("name", plain: "sharewarden")
    writer.member("version", version)
    writer.member("rules", rules)
  }
}
