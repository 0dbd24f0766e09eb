import PlainData
import ShareModel
import TestSupport
import Testing

@testable import ShareWire

@Suite struct DecisionBytesTests {
  @Test(arguments: [nil, ["R001", "R<2>"]])
  func `any decision is the bytes of the tree that it stands for`(rulesAsked: [String]?) {
    var generator = RequestGenerator(seed: 11)
    var denied = 0
    for number in 0..<1000 {
      let decision = generator.decision()
      if !decision.isAllowed { denied += 1 }
      let json = DecisionWriter(version: "1").json(
        decision, explanation: rulesAsked.map { DecisionExplanation(rulesAsked: $0) })
      let expected = OrderedTree.decision(decision, rulesAsked: rulesAsked).json
      #expect(json.utf8.elementsEqual(expected.utf8), "decision \(number): \(json)\n\(expected)")
    }
    #expect((300...700).contains(denied))
  }

  @Test func `a writer that is used again writes the same`() {
    var generator = RequestGenerator(seed: 12)
    var writer = JSONWriter(capacity: 1)
    for _ in 0..<100 {
      let decision = generator.decision()
      writer.reset()
      DecisionWriter(version: "1").write(decision, to: &writer)
      #expect(writer.text == DecisionWriter(version: "1").json(decision))
    }
  }
}
