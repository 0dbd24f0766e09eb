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

  @Test func `whatever is read can be written, and reads back equal`() throws {
    var random = SeededRandom(seed: 9)
    let trees = try RequestGenerator(seed: 9).prefix(60).map {
      try ReplacedValueTests.tree(Array(RequestWriter.json($0).utf8))
    }
    let values = trees.flatMap(\.places).map(\.value)
    var read = 0
    for tree in trees {
      let places = tree.places.filter { !$0.way.isEmpty }
      for _ in 0..<60 {
        var changed = tree
        for _ in 0...Int.random(in: 0...1, using: &random) {
          guard let place = places.randomElement(using: &random) else { continue }
          changed = changed.replacing(place.way[...], with: values.randomElement(using: &random))
        }
        guard let request = try? RequestReader().request(changed.json[...]) else { continue }
        read += 1
        let json = RequestWriter.json(request)
        #expect(try RequestReader().request(Array(json.utf8)[...]) == request, "\(json)")
      }
    }
    #expect(read > 300)
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
