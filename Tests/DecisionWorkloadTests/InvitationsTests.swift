import DecisionWorkload
import ShareModel
import ShareWarden
import Testing

@Suite struct InvitationsTests {
  @Test(arguments: [(3, 4), (20, 12), (99, 4)])
  func `every invitation is decided as plain Swift decides it`(people: Int, policies: Int) throws {
    let invitations = Invitations(people: people, domains: 50, requests: 100)
    let folder = try PolicyFolder(policies: policies, domains: invitations.domains)
    defer { folder.remove() }
    let warden = Warden(policies: try PolicySet(directory: folder.path))
    for (line, codes) in zip(invitations.lines, invitations.denials) {
      let decision = warden.decide(try ShareRequest(json: line))
      #expect(decision.denials.map(\.code).sorted() == codes)
      #expect(decision.errors.isEmpty)
      #expect(decision.policies.count == policies)
    }
  }

  @Test func `about three in five are allowed, and every reason comes alone and with others`() {
    for people in [3, 20, 99] {
      let denials = Invitations(people: people, domains: 1_000).denials
      #expect((540...680).contains(denials.count { $0.isEmpty }), "\(people) people")
      let reasons = Set(denials.joined())
      #expect(reasons.count == (people > Invitations.mostWriters ? 4 : 3))
      for reason in reasons {
        #expect(denials.contains { $0 == [reason] } || reason == "external-write", "\(people) people: \(reason)")
        #expect(denials.contains { $0.count > 1 && $0.contains(reason) }, "\(people) people: \(reason)")
      }
    }
  }

  @Test func `the same arguments give the same invitations, others give others`() {
    let lines = { (people: Int, domains: Int) in Invitations(people: people, domains: domains, requests: 20).lines }
    #expect(lines(20, 100) == lines(20, 100))
    #expect(lines(20, 100) != lines(20, 10))
  }

  @Test func `policies on other actions are not asked`() throws {
    let invitations = Invitations(people: 3, domains: 10, requests: 1)
    let folder = try PolicyFolder(policies: 30, concerning: "removeParticipant", domains: invitations.domains)
    defer { folder.remove() }
    let policies = try PolicySet(directory: folder.path)
    #expect(policies.policyIDs.count == 30)
    let decision = Warden(policies: policies).decide(try ShareRequest(json: invitations.lines[0]))
    #expect(decision.policies.count == 4)
  }
}
