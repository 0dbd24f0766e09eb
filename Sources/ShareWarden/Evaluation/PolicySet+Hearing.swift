internal import ShareModel
internal import ShareRules

extension PolicySet {
  /// Asks every policy that the action concerns; `nil` where there is none.
  func hear(_ request: ShareRequest, _ ruling: Ruling) -> PolicyHearing? {
    guard concerned.concern(request.action, on: request.share) else { return nil }
    return pool.withCages { $0.hear(request, ruling, profile: profile) }
  }
}
