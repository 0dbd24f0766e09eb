import PlainData
import Testing

@Suite struct SuggestionTests {
  static let roles = ["owner", "administrator", "privateUser", "publicUser", "unknown"]

  @Test(arguments: [
    ("ownr", "owner"), ("onwer", "owner"), ("Owner", "owner"), ("PRIVATE_USER", "privateUser"),
    ("admin", "administrator"),
    ("privatUsr", "privateUser"), ("publcUser", "publicUser"), ("unknwon", "unknown"),
  ])
  func aSlipIsRecognised(word: String, meant: String) {
    #expect(didYouMean(word, among: Self.roles) == meant)
  }

  @Test(arguments: ["", "x", "boss", "ow", "reader", String(repeating: "owner", count: 20)])
  func whatIsNotNearIsNotGuessed(word: String) {
    #expect(didYouMean(word, among: Self.roles) == nil)
    #expect(suggestion(for: word, among: Self.roles) == "")
  }

  @Test func ofEquallyNearOnesTheFirstWins() {
    #expect(didYouMean("cat", among: ["bat", "car"]) == "bat")
    #expect(didYouMean("cart", among: ["card", "cat", "carts"]) == "card")
    #expect(didYouMean("cart", among: [String]()) == nil)
  }

  @Test func aSuggestionIsAQuestion() {
    #expect(suggestion(for: "ownr", among: Self.roles) == #" (did you mean "owner"?)"#)
  }

  @Test func aQuotationIsSafeToShow() {
    #expect(quoted("a\"b\u{1B}[31m\n") == #""a\"b\u001b[31m\n""#)
    #expect(quoted("abcdef", upTo: 5) == "\"abcde…\"")
    #expect(quoted("abcde", upTo: 5) == "\"abcde\"")
  }
}
