import PlainData
import ShareModel
import TestSupport
import Testing

@testable import ShareWire

@Suite struct RoundTripTests {
  @Test(arguments: [1, 2, 3, 4]) func `what is written reads back equal, and is written the same`(seed: UInt64) throws {
    for (number, request) in RequestGenerator(seed: seed).prefix(1000).enumerated() {
      let json = RequestWriter.json(request)
      let back = try RequestReader().request(Array(json.utf8)[...])
      #expect(back == request, "request \(number) of seed \(seed): \(json)")
      #expect(Array(RequestWriter.json(back).utf8) == Array(json.utf8))
    }
  }

  @Test func `what is written has no member that is unknown to a strict reader`() throws {
    for request in RequestGenerator(seed: 5).prefix(1000) {
      let json = RequestWriter.json(request)
      var back = try RequestReader(isStrict: true).request(Array(json.utf8)[...])
      #expect(back.isStrict)
      back.isStrict = false
      #expect(back == request)
    }
  }

  @Test func `the generator makes every action, role, permission and status, and the same each time`() {
    let requests = Array(RequestGenerator(seed: 1).prefix(500))
    #expect(Set(requests.map(\.action.name)).count == ActionName.allCases.count)
    let people = requests.flatMap(\.share.participants)
    #expect(Set(people.map(\.role)) == Set(ParticipantRole.allCases))
    #expect(Set(people.map(\.permission)) == Set(ParticipantPermission.allCases))
    #expect(Set(people.map(\.acceptanceStatus)) == Set(ParticipantAcceptanceStatus.allCases))
    #expect(Set(requests.map(\.share.participants.count)).isSuperset(of: 0...13))
    #expect(requests == Array(RequestGenerator(seed: 1).prefix(500)))
    #expect(requests != Array(RequestGenerator(seed: 2).prefix(500)))
  }
}
