import Testing

@Suite struct EmailAddressTextTests {
  @Test(arguments: [
    ("ana@example.com", "ana example.com"),
    ("Ana@EXAMPLE.com", "Ana example.com"),
    ("a.b+tag@x.example", "a.b+tag x.example"),
    ("!#$%&'*+-/=?^_`{|}~@example.com", "!#$%&'*+-/=?^_`{|}~ example.com"),
    ("jürgen@münchen.example", "jürgen xn--mnchen-3ya.example"),
    ("用户@例子.广告", "用户 xn--fsqu00a.xn--4rr70v"),
    ("a@localhost", "a localhost"),
  ])
  func anAddressOfOneMeaningIsRead(text: String, parts: String) {
    #expect(email(text) == .value(parts))
  }

  @Test(arguments: [
    ("", "is empty"),
    ("example.com", "has no `@`"),
    ("@example.com", "has nothing before the `@`"),
    ("a@", "has an empty domain"),
    ("a@malicious.example@example.com", "has two unquoted `@`"),
    ("\"foo@evil.io> ORCPT=x@y.example\"@example.com", "has a quoted local part"),
    ("\"ana\"@example.com", "has a quoted local part"),
    ("ana.\"b\"@example.com", "has a quoted local part"),
    ("fay(note)@example.com", "has a comment in parentheses"),
    ("Fay <fay@example.com>", "has angle brackets"),
    (" fay@example.com", "has white space"),
    ("fay@example.com ", "has white space"),
    ("fay@example.com\nBcc: mallory@evil.io", "has white space"),
    ("fay\u{A0}x@example.com", "has white space"),
    ("fay\u{3000}@example.com", "has white space"),
    ("fay\0@example.com", "has a control character"),
    ("fay@example.com\0", "has a control character"),
    ("fay\u{85}@example.com", "has white space"),
    ("fay\u{9F}@example.com", "has a control character"),
    ("fay\u{200B}@example.com", "has an invisible character"),
    ("fay\u{200D}@example.com", "has an invisible character"),
    ("fay\u{202E}@example.com", "has an invisible character"),
    ("fay\u{2066}@example.com", "has an invisible character"),
    ("fay\u{FEFF}@example.com", "has an invisible character"),
    ("fay\u{E0041}@example.com", "has an invisible character"),
    ("fay@exam\u{AD}ple.com", "has an invisible character"),
    ("fay@example.com,mallory@evil.io", "has two unquoted `@`"),
    ("a,b@example.com", "has a character that may not stand before the `@`"),
    ("a;b@example.com", "has a character that may not stand before the `@`"),
    ("a\\b@example.com", "has a character that may not stand before the `@`"),
    (".a@example.com", "has a leading, trailing or doubled dot before the `@`"),
    ("a.@example.com", "has a leading, trailing or doubled dot before the `@`"),
    ("a..b@example.com", "has a leading, trailing or doubled dot before the `@`"),
    ("a@[127.0.0.1]", "has an address in brackets instead of a domain"),
    ("a@example.com.", "has a domain with a trailing dot"),
    ("a@example..com", "has a domain with an empty label"),
    ("a@.example.com", "has a domain with an empty label"),
    ("a@.", "has a domain with an empty label"),
    ("a@ex_ample.com", "has a character that may not stand in a domain"),
    ("mailto:a@example.com", "has a character that may not stand before the `@`"),
  ])
  func aDoubtfulAddressIsRefused(text: String, reason: String) {
    #expect(email(text) == .fault(reason))
  }

  @Test func lengthsAreCountedInOctets() {
    let local = String(repeating: "a", count: 64)
    #expect(email("\(local)@example.com") == .value("\(local) example.com"))
    #expect(email("a\(local)@example.com") == .fault("has more than 64 octets before the `@`"))
    #expect(
      email("\(String(repeating: "ü", count: 33))@example.com") == .fault("has more than 64 octets before the `@`"))
    let labels = Array(repeating: String(repeating: "b", count: 61), count: 3).joined(separator: ".")
    #expect(
      email("a@\(labels).\(String(repeating: "c", count: 63)).de")
        == .value("a \(labels).\(String(repeating: "c", count: 63)).de"))
    #expect(email("ab@\(labels).\(String(repeating: "c", count: 63)).de") == .fault("is longer than 254 octets"))
  }

  @Test(arguments: [[0xFF], [0xC0, 0xAF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0xAF]])
  func bytesThatAreNotUTF8AreRefused(bytes: [UInt8]) {
    #expect(email(Array("a".utf8) + bytes + Array("@example.com".utf8)) == .fault("is not UTF-8"))
    #expect(email(Array("a@example".utf8) + bytes) == .fault("is not UTF-8"))
  }

  @Test(arguments: [[0xEF, 0xB7, 0x90], [0xEF, 0xBF, 0xBF], [0xF0, 0x9F, 0xBF, 0xBE], [0xEF, 0xBF, 0xBD]])
  func noncharactersAndReplacementsAreRefused(bytes: [UInt8]) {
    #expect(email(bytes + Array("a@example.com".utf8)) == .fault("has an invisible character"))
    #expect(email(Array("a@ex".utf8) + bytes) == .fault("has an invisible character"))
  }
}
