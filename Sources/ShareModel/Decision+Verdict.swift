extension Decision {
  /// What each policy that was asked came to, in their order, in a word or two: `failed`, `denied: CODE, …`,
  /// `warned: CODE, …`, or `nothing against it`.
  package var verdicts: [String] {
    let failed = Set(errors.map(\.id) + shadowDenials.lazy.filter(\.isFailure).map(\.id))
    let denied = Self.codes(denials.lazy.filter { $0.layer == .policy }.map { ($0.id, $0.code) })
    let denying = Self.codes(shadowDenials.lazy.filter { $0.layer == .policy }.map { ($0.id, $0.code) })
    let warned = Self.codes(warnings.lazy.map { ($0.id, $0.code) })
    return policies.map { trace in
      if failed.contains(trace.id) { return "failed" }
      if let codes = (trace.isShadow ? denying : denied)[trace.id] { return "denied: \(codes)" }
      return warned[trace.id].map { "warned: \($0)" } ?? "nothing against it"
    }
  }

  /// The codes of each id, each once.
  private static func codes(_ said: some Sequence<(id: String, code: String)>) -> [String: String] {
    Dictionary(grouping: said, by: \.id).mapValues { said in
      var seen: Set<String> = []
      return said.map(\.code).filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
  }
}
