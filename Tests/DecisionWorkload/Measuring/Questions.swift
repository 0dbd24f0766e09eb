import ShareModel
package import ShareWarden

/// Requests, and the way from one of them to its answer.
///
/// Each thread has questions of its own, as threads of a server have: none is read by two of them.
package struct Questions: Sendable {
  package enum Mode: String, CaseIterable, Sendable {
    /// From the bytes of a request to the text of the answer.
    case json
    /// From the request as a value to the decision as a value.
    case decoded
  }

  /// What came of one question.
  package enum Answer: UInt8, Sendable {
    case deny, allow
    /// A policy failed, or the request could not be read.
    case fault
  }

  package let count: Int
  private let warden: Warden
  private let lines: [[UInt8]]
  private let requests: [ShareRequest]

  package init(_ lines: [[UInt8]], mode: Mode, warden: Warden) throws {
    self.warden = warden
    count = lines.count
    self.lines = mode == .json ? lines.map { line in line.map(\.self) } : []
    requests = mode == .decoded ? try lines.map { try ShareRequest(json: $0) } : []
  }

  @inline(never)
  package func answer(_ place: Int) -> Answer {
    if lines.isEmpty { return Self.answer(warden.decide(requests[place])) }
    guard let request = try? ShareRequest(json: lines[place]) else { return .fault }
    let decision = warden.decide(request)
    return decision.jsonBytes.isEmpty ? .fault : Self.answer(decision)
  }

  private static func answer(_ decision: Decision) -> Answer {
    if !decision.errors.isEmpty { return .fault }
    return decision.isAllowed ? .allow : .deny
  }
}
