import Testing

@Suite struct DomainTextTests {
  @Test(arguments: [
    "münchen.example", "mu\u{308}nchen.example", "MÜNCHEN.example", "xn--mnchen-3ya.example",
    "XN--MNCHEN-3YA.Example", "münchen\u{3002}example", "ｍünchen．example",
  ])
  func spellingsOfOneDomainAreOne(text: String) {
    #expect(domain(text) == .value("xn--mnchen-3ya.example"))
  }

  @Test(arguments: [
    ("example.com", "example.com"),
    ("EXAMPLE.Com", "example.com"),
    ("exаmple.com", "xn--exmple-4nf.com"),
    ("xn--exmple-4nf.com", "xn--exmple-4nf.com"),
    ("straße.example", "xn--strae-oqa.example"),
    ("STRASSE.example", "strasse.example"),
    ("127.0.0.1", "127.0.0.1"),
    ("r3---sn.example", "r3---sn.example"),
    ("a", "a"),
  ])
  func aDomainIsReadInASCIIForm(text: String, form: String) {
    #expect(domain(text) == .value(form))
    #expect(domain(form) == .value(form))
  }

  @Test(arguments: [
    ("", "has an empty domain"),
    (".", "has a domain with an empty label"),
    ("example.com.", "has a domain with a trailing dot"),
    ("bücher.com.", "has a domain with a trailing dot"),
    ("bücher.com\u{3002}", "has a domain with a trailing dot"),
    ("bücher..com", "has a domain with an empty label"),
    ("-a.com", "has a domain label that starts or ends with a hyphen"),
    ("a-.com", "has a domain label that starts or ends with a hyphen"),
    ("-ü.com", "has a domain label that starts or ends with a hyphen"),
    ("a_b.com", "has a character that may not stand in a domain"),
    ("a_b.bücher.com", "has a character that may not stand in a domain"),
    ("ü@example.com", "has a character that may not stand in a domain"),
    ("＠.com", "has a character that may not stand in a domain"),
    ("℀.com", "has a character that may not stand in a domain"),
    ("a b.com", "has white space"),
    ("bü cher.com", "has white space"),
    ("a\0.com", "has a control character"),
    ("ü\0.com", "has a control character"),
    ("ü\u{AD}.com", "has an invisible character"),
    ("a\u{200B}b.com", "has an invisible character"),
    ("\u{202E}abc.com", "has an invisible character"),
    ("a\u{200D}b.com", "is not a valid internationalised domain"),
    ("a⒈com", "is not a valid internationalised domain"),
    ("אa.com", "is not a valid internationalised domain"),
    ("☃.net", "is not a valid internationalised domain"),
    ("xn--", "has a domain label that starts or ends with a hyphen"),
    ("xn--a.com", "is not a valid internationalised domain"),
    ("xn--example.com", "is not a valid internationalised domain"),
    ("xn--99zzzz.example", "is not a valid internationalised domain"),
    ("xn--aaa-ü.com", "is not a valid internationalised domain"),
    ("ｘn--99zzzz.example", "is not a valid internationalised domain"),
    ("ü*.com", "has a character that may not stand in a domain"),
  ])
  func aDoubtfulDomainIsRefused(text: String, reason: String) {
    #expect(domain(text) == .fault(reason))
  }

  @Test func lengthsAreCountedInTheASCIIForm() {
    let label = String(repeating: "a", count: 63)
    #expect(domain("\(label).com") == .value("\(label).com"))
    #expect(domain("a\(label).com") == .fault("has a domain label longer than 63 octets"))
    #expect(domain(String(repeating: "ü", count: 80) + ".com") == .fault("has a domain label longer than 63 octets"))
    let longest = [label, label, label, String(repeating: "b", count: 61)].joined(separator: ".")
    #expect(domain(longest) == .value(longest))
    #expect(domain(longest + "b") == .fault("has a domain longer than 253 octets"))
    #expect(domain(String(repeating: "ü.", count: 100_000) + "com") == .fault("has a domain longer than 253 octets"))
  }

  @Test(arguments: [
    ("*.example.com", "*.example.com"), ("*.MÜNCHEN.example", "*.xn--mnchen-3ya.example"),
    ("example.com", "example.com"), ("*.com", "*.com"),
  ])
  func aPatternKeepsItsWildcard(text: String, form: String) {
    #expect(pattern(text) == .value(form))
  }

  @Test(arguments: ["*", "*example.com", "a.*.com", "*.*.com", "**.example.com", "example.*"])
  func aWildcardElsewhereIsRefused(text: String) {
    #expect(pattern(text) == .fault("has a `*` that is not the whole first label"))
  }

  @Test(arguments: [
    ("*.", "has an empty domain"), ("*..com", "has a domain with an empty label"), ("", "has an empty domain"),
  ])
  func aPatternNeedsADomain(text: String, reason: String) {
    #expect(pattern(text) == .fault(reason))
  }

  @Test func aPatternLeavesRoomForASubDomain() {
    let label = String(repeating: "a", count: 63)
    let longest = [label, label, label, String(repeating: "b", count: 59)].joined(separator: ".")
    #expect(pattern("*.\(longest)") == .value("*.\(longest)"))
    #expect(pattern("*.\(longest)b") == .fault("has a domain longer than 253 octets"))
  }
}
