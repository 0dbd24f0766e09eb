public import ShareModel

/// CloudKit's rules of sharing, as a pure function: no clock, no file, no network, no failure.
public struct RuleBook: Sendable {
  /// The whole table, in order.
  public static var rules: [Rule] { RuleTable.shared.rules }

  /// Most items of one operation. Source: rule R006.
  public static let itemLimit = 400

  public let profile: RuleProfile

  public init(profile: RuleProfile = RuleProfile()) { self.profile = profile }

  /// Judges a request. A compound action is judged part by part on a copy, each against the copy as far as it got; it
  /// stands only if every part does.
  public func judge(_ request: ShareRequest) -> Ruling {
    withUnsafePointer(to: request) { judge(request, at: $0) }
  }

  /// - Parameter place: where the request stays.
  private func judge(_ request: ShareRequest, at place: UnsafePointer<ShareRequest>) -> Ruling {
    var hearing = Hearing(request: place, profile: profile)
    let action = request.action
    guard action.isCompound else {
      hearing.hear(action, by: request.subject)
      return hearing.conclude()
    }
    guard hearing.admits(action, by: request.subject) else { return hearing.conclude() }
    for (index, part) in action.parts.enumerated() {
      guard action.name == .saveShare ? part.name.isShareEdit : part.name.isBatchOperation else {
        hearing.refuse(9, .invalidArguments, "This action cannot be part of a batch.", index: index)
        continue
      }
      hearing.hear(part, by: request.subject, index: index)
    }
    hearing.count(action.parts)
    return hearing.conclude()
  }
}
