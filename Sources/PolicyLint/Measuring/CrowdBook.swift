internal import ShareModel

/// The requests that policies of a set are asked about, made when they are first needed.
final class CrowdBook {
  /// Requests about one share.
  final class Crowd {
    private let source: CrowdedRequests
    private var known: [ActionName: [ShareRequest]] = [:]

    fileprivate init(_ share: CrowdedShare) { source = CrowdedRequests(share) }

    func requests(about action: ActionName) -> [ShareRequest] {
      if let requests = known[action] { return requests }
      let requests = source.requests(about: action)
      known[action] = requests
      return requests
    }
  }

  private var crowds: [CrowdedShare: Crowd] = [:]

  func crowd(at domain: String, _ kind: CrowdedShare.Kind) -> Crowd {
    let share = CrowdedShare(domain: domain, kind: kind)
    if let crowd = crowds[share] { return crowd }
    let crowd = Crowd(share)
    crowds[share] = crowd
    return crowd
  }
}
