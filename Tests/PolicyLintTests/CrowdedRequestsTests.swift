import ShareModel
import ShareWarden
import Testing

@testable import PolicyLint

/// What policies are asked about to see what they take is allowed by the built-in rules: others they are never asked.
@Suite struct CrowdedRequestsTests {
  private static let crowds = [CrowdedShare.Kind.alike, .mixed].map { CrowdedShare(domain: "example.com", kind: $0) }

  /// What the rules let nobody do. A one-time link there is among people of all kinds alone.
  private static let refused: Set<ActionName> = [.transferOwnership]

  @Test(arguments: ActionName.allCases) func `there is an allowed request of every action`(action: ActionName) {
    for crowd in Self.crowds {
      let decisions = CrowdedRequests(crowd).requests(about: action).map(Warden().decide)
      #expect(!decisions.isEmpty)
      #expect(
        decisions.contains(where: \.isAllowed)
          != (Self.refused.contains(action) || crowd.kind == .alike && action == .getOneTimeURL),
        "\(decisions.flatMap(\.denials).map(\.message))")
    }
  }

  @Test func `a hundred people are in the share, before or after`() {
    for crowd in Self.crowds {
      for action in ActionName.allCases where action != .createShare {
        for request in CrowdedRequests(crowd).requests(about: action) {
          let after = Warden().decide(request).resultingShare?.participants.count ?? 0
          #expect([99, 100].contains(max(request.share.participants.count, after)), "\(action)")
        }
      }
    }
  }

  @Test func `a link that gives more lets all who came by it gain`() {
    let crowd = CrowdedRequests(CrowdedShare(domain: "example.com", kind: .visitors))
    let decisions = crowd.requests(about: .setPublicPermission).map(Warden().decide)
    #expect(decisions.filter(\.isAllowed).count > 0)
    let people = Array(decisions.first?.resultingShare?.participants ?? [])
    let visitors = people.filter { $0.role == .publicUser }
    #expect(visitors.count == 98)
    #expect(crowd.requests(about: .readShare).isEmpty)
  }
}
