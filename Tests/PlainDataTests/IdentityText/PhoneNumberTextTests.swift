import Testing

@Suite struct PhoneNumberTextTests {
  @Test(arguments: [
    ("+15550100", "+15550100"),
    ("15550100", "+15550100"),
    ("555 010 0003", "+5550100003"),
    ("tel:+1-555-010-0003", "+15550100003"),
    ("TEL:+1.555.010.0003", "+15550100003"),
    ("+1 (555) 010/0003", "+15550100003"),
    ("112", "+112"),
    ("12345678901234567890", "+12345678901234567890"),
  ])
  func aNumberIsItsDigits(text: String, digits: String) {
    #expect(phone(text) == .value(digits))
  }

  @Test(arguments: [
    ("", "is empty"),
    ("tel:", "has fewer than 3 digits"),
    ("+", "has fewer than 3 digits"),
    ("12", "has fewer than 3 digits"),
    ("- . ( ) /", "has fewer than 3 digits"),
    ("123456789012345678901", "has more than 20 digits"),
    ("1+555", "has a `+` that is not at the start"),
    ("++1555", "has a `+` that is not at the start"),
    ("1555x", "has a character that may not stand in a phone number"),
    ("tel:+1555;ext=3", "has a character that may not stand in a phone number"),
    ("1555\0", "has a character that may not stand in a phone number"),
    ("1\t555", "has a character that may not stand in a phone number"),
    ("١٢٣٤", "has a character that may not stand in a phone number"),
    ("tel:tel:1555", "has a character that may not stand in a phone number"),
  ])
  func whatIsNoNumberIsRefused(text: String, reason: String) {
    #expect(phone(text) == .fault(reason))
  }
}
