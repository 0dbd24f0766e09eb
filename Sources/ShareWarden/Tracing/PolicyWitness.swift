internal import LuaSandbox
package import ShareModel
package import ShareWire

/// Tells how the policies of a set came to what they said. Any thread may ask; one at a time is answered.
package final class PolicyWitness: @unchecked Sendable {  // The tracer is used under the lock alone.
  private let tracer: PolicyTracer
  private let lock = Lock()

  package init(_ policies: PolicySet) { tracer = PolicyTracer(policies) }

  /// The ways of those that said something in the decision, by id.
  package func ways(to decision: Decision, on request: ShareRequest) -> [PolicyWay] {
    let speakers = Set(
      decision.denials.filter { $0.layer == .policy }.map(\.id) + decision.errors.map(\.id)
        + decision.shadowDenials.map(\.id) + decision.warnings.map(\.id))
    guard !speakers.isEmpty else { return [] }
    return lock.withLock { tracer.trails(of: request, in: speakers) }.map { PolicyWay($0, decision) }
  }
}

extension PolicyWay {
  /// More moments than this say nothing new.
  private static let mostMoments = 64

  fileprivate init(_ trail: PolicyTrail, _ decision: Decision) {
    self.init(
      id: trail.id, file: trail.file, source: trail.source,
      lines: trail.lines.indices.filter { trail.lines[$0] > 0 }.map { $0 + 1 },
      moments: trail.moments.prefix(Self.mostMoments).map(Moment.init))
    guard !moments.contains(where: { $0.event == .failure }) else { return }
    moments += Self.limits(of: trail, decision)
  }

  /// Where limits ended it: nothing looks at its variables then, but the place is known.
  private static func limits(of trail: PolicyTrail, _ decision: Decision) -> [Moment] {
    let failures =
      decision.errors.filter { $0.id == trail.id }.map { ($0.source, $0.index) }
      + decision.shadowDenials.filter { $0.id == trail.id && $0.isFailure }.map { ($0.source, $0.index) }
    return failures.compactMap { source, part in
      let line = source?.split(separator: ":").last.flatMap { Int($0) } ?? 0
      return (1...max(1, trail.lines.count)).contains(line) ? Moment(event: .failure, line: line, index: part) : nil
    }
  }
}

extension PolicyWay.Moment {
  fileprivate init(_ moment: PolicyTrail.Moment) {
    let event: Event =
      switch moment.moment.event {
      case .denial: .denial
      case .warning: .warning
      case .failure: .failure
      }
    self.init(
      event: event, line: moment.moment.line, index: moment.part,
      variables: moment.moment.variables.map { PolicyWay.Variable(name: $0.name, value: $0.value) })
  }
}
