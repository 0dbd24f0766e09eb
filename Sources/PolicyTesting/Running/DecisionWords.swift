internal import PlainData
internal import ShareModel

extension Decision {
  /// The decision in one line, with its reasons.
  var inWords: String {
    if isAllowed { return "allowed" }
    let reasons = denials.map(\.inWords) + errors.map(\.inWords)
    return "denied: " + reasons.joined(separator: "; ")
  }
}

extension PolicyFailure {
  var inWords: String { "policy \(id) failed (\(kind.rawValue)): \(message)" + (source.map { " (\($0))" } ?? "") }
}

extension Denial {
  var inWords: String {
    let who = layer == .builtin ? "rule \(id)" : "policy \(id)"
    return "\(who), \(code): \(message)" + (adminMessage.map { " (\($0))" } ?? "")
  }
}

extension DenialPattern {
  func fits(_ denial: Denial) -> Bool {
    (code ?? denial.code) == denial.code && (message ?? denial.message) == denial.message
      && (adminMessage ?? denial.adminMessage) == denial.adminMessage && (layer ?? denial.layer) == denial.layer
      && (policy.map { denial.layer == .policy && $0 == denial.id } ?? true)
      && (rule.map { denial.layer == .builtin && $0 == denial.id } ?? true)
  }

  var inWords: String {
    let parts: [(String, String?)] = [
      ("code", code), ("message", message), ("admin_message", adminMessage), ("layer", layer?.rawValue),
      ("policy", policy), ("rule", rule),
    ]
    return parts.compactMap { name, value in value.map { "\(name) \(quoted($0, upTo: 1024))" } }.joined(separator: ", ")
  }
}
