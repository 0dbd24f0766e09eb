extension Decision {
  /// What a policy that was asked came to, in a word or two: `failed`, `denied: CODE, …`, `warned: CODE, …`, or
  /// `nothing against it`.
  package func verdict(of trace: PolicyTrace) -> String {
    if errors.contains(where: { $0.id == trace.id }) { return "failed" }
    let denied = (trace.isShadow ? shadowDenials : denials).filter { $0.layer == .policy && $0.id == trace.id }
    if !denied.isEmpty { return "denied: \(Self.codes(denied.map(\.code)))" }
    let warned = warnings.filter { $0.id == trace.id }
    return warned.isEmpty ? "nothing against it" : "warned: \(Self.codes(warned.map(\.code)))"
  }

  private static func codes(_ codes: [String]) -> String {
    var seen: Set<String> = []
    return codes.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }
}
