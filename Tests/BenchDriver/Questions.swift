import ShareModel
import ShareWarden

/// The requests as one mode has them, and the way from one of them to its answer.
///
/// Each thread has questions of its own, as threads of a server have: none is read by two of them.
struct Questions {
  /// What came of one question.
  enum Answer: UInt8 {
    case deny, allow
    /// A policy failed, or the request could not be read.
    case fault
  }

  private let warden: Warden
  private let lines: [[UInt8]]
  private let requests: [ShareRequest]

  var count: Int { max(lines.count, requests.count) }

  init(_ lines: [[UInt8]], mode: DriverOptions.Mode, warden: Warden) throws {
    self.warden = warden
    self.lines = mode == .json ? lines.map { line in line.map(\.self) } : []
    requests = mode == .decoded ? try lines.map { try ShareRequest(json: $0) } : []
  }

  @inline(never)
  func answer(_ place: Int) -> Answer {
    if lines.isEmpty { return Self.answer(warden.decide(requests[place])) }
    guard let request = try? ShareRequest(json: lines[place]) else { return .fault }
    let decision = warden.decide(request)
    return decision.json.isEmpty ? .fault : Self.answer(decision)
  }

  private static func answer(_ decision: Decision) -> Answer {
    if !decision.errors.isEmpty { return .fault }
    return decision.isAllowed ? .allow : .deny
  }
}
