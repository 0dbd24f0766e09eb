import TestSupport
import Testing

@testable import ShareWarden

@Suite struct AddressTextsTests {
  /// The same by going through all texts.
  private struct PlainSearch {
    let texts: Set<[UInt8]>

    func longest(at start: ArraySlice<UInt8>) -> Int { texts.filter { start.starts(with: $0) }.map(\.count).max() ?? 0 }

    func holdsLonger(than start: ArraySlice<UInt8>) -> Bool {
      texts.contains { $0.count > start.count && $0.starts(with: start) }
    }
  }

  private static func bytes(_ random: inout SeededRandom, _ lengths: ClosedRange<Int>, of letters: [UInt8]) -> [UInt8] {
    (0..<Int.random(in: lengths, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0 }
  }

  @Test(arguments: [Array("a".utf8), Array("ab".utf8), Array("a@.b".utf8), [0, 1, 127, 128, 255]])
  func `what is found is what going through all texts finds`(letters: [UInt8]) {
    var random = SeededRandom(seed: UInt64(letters.count))
    var found = 0
    for _ in 0..<400 {
      let count = Int.random(in: 0...40, using: &random)
      let texts = Set((0..<count).map { _ in Self.bytes(&random, 1...9, of: letters) })
      let (quick, plain) = (AddressTexts(texts), PlainSearch(texts: texts))
      #expect(quick.isEmpty == texts.isEmpty)
      let text = Self.bytes(&random, 0...30, of: letters)
      for at in text.indices {
        let longest = plain.longest(at: text[at...])
        found += longest > 0 ? 1 : 0
        #expect(quick.longest(at: text[at...]) == longest, "\(texts) in \(text) at \(at)")
        for end in at + 1..<text.endIndex + 1 {
          let start = text[at..<end]
          #expect(quick.holdsLonger(than: start) == plain.holdsLonger(than: start), "\(texts): \(start)")
        }
      }
    }
    #expect(found > 1000)
  }

  @Test func `a text of which none begins with the same byte holds nothing`() {
    let texts = AddressTexts([[10], [10, 11], [12]])
    #expect(texts.longest(at: [9, 10]) == 0 && texts.longest(at: [13]) == 0 && texts.longest(at: []) == 0)
    #expect(!texts.holdsLonger(than: [11]) && !texts.holdsLonger(than: [13]) && texts.holdsLonger(than: [10]))
    #expect(AddressTexts().longest(at: [10]) == 0 && !AddressTexts().holdsLonger(than: [10]))
  }

  /// Each of these begins nearly as the text does at each of its places.
  @Test func `addresses that are like one another and like the text are found as fast as others`() {
    let texts = AddressTexts(Set((1...250).map { [UInt8](repeating: 97, count: $0) + [64] }))
    let chain = AddressTexts(Set((1...250).map { [UInt8](repeating: 97, count: $0) + (($0 == 1) ? [] : [98]) }))
    let text = [UInt8](repeating: 97, count: 32 << 10)
    let clock = ContinuousClock()
    let duration = clock.measure {
      for at in text.indices {
        guard texts.longest(at: text[at...]) == 0, chain.longest(at: text[at...]) == 1 else {
          Issue.record("at \(at)")
          return
        }
      }
    }
    #expect(duration < .seconds(5), "\(duration)")
  }
}
