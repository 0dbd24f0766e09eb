import ShareModel
import ShareWire
import TestSupport
import Testing

@testable import ShareWarden

/// Texts that hold no address are told without a look at the people.
@Suite struct RedactionNeedTests {
  private static let pieces = [
    "ben@example.com", "Ben@Example.com", "@", "+15550100", "15550100", "tel:+1 (555) 0100", "1 (555) 0100", "+123",
    "123", "+1234567", "1234567", "12 34 56", "123-4567", "ben", " ", "example.com", "…", "word ", "é", "٣٤٥٦٧٨٩",
  ]

  private static func identity(_ random: inout SeededRandom) throws -> Identity {
    let addresses = ["ben@example.com", "Ben@Example.com", "a@b.example", "123456@example.com"]
    let numbers = [
      "+123", "123", "+123456", "+1234567", "tel:12 34 567", "1 (555) 0100", "+1 555 0100", "tel:+15550100",
    ]
    return Identity(
      participantID: "p", emailAddress: try EmailAddress(parsing: addresses.randomElement(using: &random) ?? ""),
      phoneNumber: try PhoneNumber(parsing: numbers.randomElement(using: &random) ?? ""))
  }

  @Test func `what is told as it is would be told so after a look at all addresses too`() throws {
    var random = SeededRandom(seed: 20)
    var (told, changed) = (0, 0)
    for _ in 0..<3000 {
      var share = Sample.share
      share.participants.append(Participant(identity: try Self.identity(&random)))
      share.requesters.append(Person(identity: try Self.identity(&random)))
      let redaction = Redaction(Sample.request(.readShare, on: share), after: nil)
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      if redaction.clean(text) != text { changed += 1 }
      guard !Redaction.isNeeded(for: text) else { continue }
      told += 1
      #expect(redaction.clean(text) == text)
    }
    #expect(told > 300 && changed > 300, "\(told) \(changed)")
  }

  @Test func `a text that may have been cut is looked at`() {
    #expect(!Redaction.isNeeded(for: String(repeating: "x", count: 999)))
    #expect(Redaction.isNeeded(for: String(repeating: "x", count: 997) + "…"))
  }
}
