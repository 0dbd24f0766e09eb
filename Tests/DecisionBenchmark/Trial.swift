import DecisionWorkload
import ShareModel
import ShareWarden

/// A workload before the policies that it is decided by, whose every decision was checked.
struct Trial {
  let warden: Warden
  let lines: [[UInt8]]

  /// - Parameter copies: how often each policy is in the folder.
  /// - Throws: a decision is not what it has to be.
  init(_ invitations: Invitations, folder: PolicyFolder, copies: Int = 1) throws {
    warden = Warden(policies: try PolicySet(directory: folder.path))
    lines = invitations.lines
    try check(denials: invitations.denials.map { codes in codes.flatMap { Array(repeating: $0, count: copies) } })
  }

  /// The workload of 20 people, 1,000 domains and 4 policies.
  init(_ effort: Effort) throws {
    let invitations = Invitations(people: 20, domains: 1_000, requests: effort.requests)
    let folder = try PolicyFolder(domains: invitations.domains)
    defer { folder.remove() }
    try self.init(invitations, folder: folder)
  }

  private func check(denials expected: [[String]]) throws {
    for (place, line) in lines.enumerated() {
      let decision = warden.decide(try ShareRequest(json: line))
      let codes = decision.denials.map(\.code).sorted()
      guard codes == expected[place], decision.errors.isEmpty else {
        throw WrongDecision(
          request: String(decoding: line, as: UTF8.self), codes: codes + decision.errors.map(\.message),
          expected: expected[place])
      }
    }
  }

  func contender(_ name: String, _ mode: Questions.Mode) throws -> Contender {
    let questions = try Questions(lines, mode: mode, warden: warden)
    return Contender(name: name, decisions: questions.count) {
      for place in 0..<questions.count { keep(questions.answer(place)) }
    }
  }
}

struct WrongDecision: Error, CustomStringConvertible {
  let request: String
  let codes: [String]
  let expected: [String]

  var description: String { "denied by \(codes), to be denied by \(expected): \(request)" }
}
