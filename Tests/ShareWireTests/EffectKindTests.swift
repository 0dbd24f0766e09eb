import Foundation
import ShareModel
import ShareWire
import TestSupport
import Testing

@Suite struct EffectKindTests {
  @Test func `what is written of an effect is what its kind says, and every kind is written`() throws {
    var seen: [EffectKind: Set<Set<String>>] = [:]
    var generator = RequestGenerator(seed: 5)
    for _ in 0..<200 {
      let json = DecisionWriter(version: "1").json(generator.decision())
      let tree = try JSONDecoder().decode(JSONTree.self, from: Data(json.utf8))
      for case .object(let members) in tree["context"]?["effects"]?.elements ?? [] {
        guard case .text(let word)? = members["kind"] else { continue }
        seen[try #require(EffectKind(rawValue: word)), default: []].insert(Set(members.keys).subtracting(["kind"]))
      }
    }
    #expect(Set(seen.keys) == Set(EffectKind.allCases))
    for (kind, forms) in seen {
      let whole = Set(kind.members)
      let least = whole.subtracting(kind.optionalMembers)
      #expect(forms == [whole, least], "\(kind)")
    }
  }
}
