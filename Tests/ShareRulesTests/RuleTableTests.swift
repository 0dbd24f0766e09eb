import ShareModel
import ShareRules
import Testing

@Suite struct RuleTableTests {
  @Test func `the table has every rule once and in order`() {
    let expected = (1...196).map { "R" + String(repeating: "0", count: 3 - String($0).count) + String($0) }
    #expect(RuleBook.rules.map(\.id) == expected)
  }

  @Test func `a denial has an error and an allowance has none`() {
    for rule in RuleBook.rules where rule.verdict != .definition {
      #expect((rule.code != nil) == (rule.verdict == .deny), "\(rule.id)")
    }
  }

  @Test func `a rule's sentence is a sentence`() {
    for rule in RuleBook.rules {
      #expect(rule.sentence.hasSuffix("."), "\(rule.id)")
      #expect(rule.sentence.first?.isUppercase == true, "\(rule.id)")
    }
  }
}
