public import ShareModel

extension Warden {
  /// So many that handing them over costs next to nothing.
  private static let requestsAtATime = 32

  /// The answers to many requests, in their order: the same as ``decide(_:)-(ShareRequest)`` gives to each.
  ///
  /// - Parameter threads: how many requests are decided at a time, each on a thread of its own, which has the stack that
  ///   a decision needs; nil: one for each processor.
  public func decide(_ requests: [ShareRequest], threads: Int? = nil) -> [Decision] {
    var decisions: [Decision] = []
    decisions.reserveCapacity(requests.count)
    var begun = 0
    OrderedWork(threads: threads).run(
      next: {
        guard begun < requests.count else { return nil }
        let range = begun..<min(begun + Self.requestsAtATime, requests.count)
        begun = range.upperBound
        return range
      },
      work: { (range: Range<Int>) in requests[range].map { decide($0) } },
      deliver: {
        decisions += $0
        return true
      })
    return decisions
  }
}
