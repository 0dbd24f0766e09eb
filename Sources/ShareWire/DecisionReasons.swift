package import ShareModel

/// Why not, in one text for the person who asked and one for the administrator; `nil` on an allow.
package struct DecisionReasons: Hashable, Sendable {
  package let user: String?
  package let admin: String?

  package init(_ decision: Decision) {
    guard !decision.isAllowed else {
      user = nil
      admin = nil
      return
    }
    let denied = decision.denials.map(\.message)
    let failed = decision.errors.map { "The policy \"\($0.id)\" could not be checked." }
    user = Self.once(denied + failed).joined(separator: " ")
    admin = Self.once(
      decision.denials.map { Self.line($0.id, $0.adminMessage ?? $0.message, $0.source) }
        + decision.errors.map { Self.line($0.id, $0.message, $0.source) }
    ).joined(separator: "; ")
  }

  private static func line(_ id: String, _ message: String, _ source: String?) -> String {
    source.map { "\(id): \(message) (\($0))" } ?? "\(id): \(message)"
  }

  /// The texts in order, each said once.
  private static func once(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
