internal import LuaSyntax
internal import PlainData
internal import ShareModel
internal import ShareWarden

/// A policy that is run to see what it takes when a hundred people are in the share.
struct CrowdTrial {
  /// What a policy took for one request.
  struct Toll {
    var request: ShareRequest
    var steps: Int
    var limit: Int
    /// Whether it came to its limit.
    var isExceeded: Bool

    /// Whether a request that is a little larger may come to the limit.
    var isClose: Bool { isExceeded || steps > limit / 2 && !request.action.isCompound }

    func outweighs(_ other: Self) -> Bool {
      if isClose != other.isClose { return isClose }
      if isClose, request.action.isCompound != other.request.action.isCompound {
        return other.request.action.isCompound
      }
      return !other.isExceeded && (isExceeded || steps > other.steps)
    }

    /// What was asked.
    var noun: String {
      let name = request.action.name.rawValue
      return request.action.isCompound ? "\(name) of \(request.action.parts.count) parts" : name
    }
  }

  /// Domains that people have their addresses at: more of them seldom tell anything new.
  private static let mostDomains = 2
  /// One that no policy names.
  private static let elsewhere = "elsewhere.example"

  private let policies: PolicySet
  private let requests: [ShareRequest]
  /// The most that it took.
  private(set) var worst: Toll?

  /// - Parameters:
  ///   - policies: the policy alone.
  ///   - actions: those that it is asked about; `nil`: all.
  ///   - texts: among which are the domains that it lets in.
  ///   - book: what others were asked about.
  init(_ policies: PolicySet, actions: Set<ActionName>?, texts: [String], _ book: CrowdBook) {
    self.policies = policies
    var domains: [String] = []
    for domain in texts.compactMap(Self.domain) where !domains.contains(domain) { domains.append(domain) }
    domains = [Self.elsewhere] + domains.prefix(Self.mostDomains)
    let crowds =
      domains.flatMap { [book.crowd(at: $0, .alike), book.crowd(at: $0, .visitors)] }
      + [book.crowd(at: domains[domains.count - 1], .mixed)]
    let concerned = ActionName.allCases.filter { actions?.contains($0) ?? true }
    // An invitation comes in a save of many as well. What is asked by itself is told first.
    let isInvited = concerned.contains(.addParticipant) && !concerned.contains(.saveShare)
    let asked = (concerned + (isInvited ? [.saveShare] : [])).sorted { !$0.isBatch && $1.isBatch }
    requests = crowds.flatMap { crowd in asked.flatMap(crowd.requests) }
    worst = findWorst()
  }

  private func findWorst() -> Toll? {
    let warden = Warden(policies: policies)
    var worst: Toll?
    for request in requests {
      let decision = warden.decide(request)
      guard let trace = decision.policies.first else { continue }
      let isExceeded = decision.errors.contains { $0.kind == .steps }
      let toll = Toll(request: request, steps: trace.steps, limit: trace.stepLimit, isExceeded: isExceeded)
      if worst.map(toll.outweighs) ?? true { worst = toll }
    }
    return worst
  }

  /// How often each line ran for a request; the first is that of line 1.
  func lines(for request: ShareRequest) -> [UInt32] {
    PolicyTracer(policies).trails(of: request).first?.lines ?? []
  }

  /// The lines that ran for any of the requests.
  func reachedLines() -> Set<Int> {
    let tracer = PolicyTracer(policies)
    var reached: Set<Int> = []
    for request in requests {
      let lines = tracer.trails(of: request).first?.lines ?? []
      for place in lines.indices where lines[place] > 0 { reached.insert(place + 1) }
    }
    return reached
  }

  /// The domain that a text is, or one that it stands for; `nil` where it is something else.
  private static func domain(_ text: String) -> String? {
    let name = text.hasPrefix("*.") ? "a" + text.dropFirst() : text
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isOfDomain) }),
      labels.last?.contains(where: \.isLetter) == true, name.utf8.count < 100
    else { return nil }
    return name
  }
}

extension UInt8 {
  fileprivate var isOfDomain: Bool {
    (97...122).contains(self) || (48...57).contains(self) || self == UInt8(ascii: "-")
  }
}
