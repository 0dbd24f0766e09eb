import ShareModel
import TestSupport

/// People who have few keys among them, in all the ways in which keys can be the same and not quite.
struct PeopleGenerator {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Names of all lengths, some of which are two spellings of the same letters.
  private static let names = [
    "", "a", "b", "\u{E9}", "e\u{301}", "abc", "abcd", "abcdefg", "abcdefgh", "abcdefgi",
    "zo\u{EB}-long-name-0123456789",
    "zoe\u{308}-long-name-0123456789", "0123456789abcdef", "0123456789abcdeg", "K", "\u{212A}",
  ]

  private static let addresses = [
    ("ana", "example.com", "example.com"), ("ANA", "example.com", "example.com"), ("ana", "EXAMPLE.com", "example.com"),
    ("zo\u{EB}", "x.example", "x.example"), ("zoe\u{308}", "x.example", "x.example"),
    ("ana", "b\u{FC}cher.example", "xn--bcher-kva.example"),
  ].map { EmailAddress(checkedText: "\($0)@\($1)", localPart: $0, domain: $2) }

  private static let numbers = [("+1555", "+1555"), ("tel:+1555", "+1555"), ("1556", "+1556")].map {
    PhoneNumber(checkedText: $0, digits: $1)
  }

  mutating func name() -> String { random.pick(Self.names) }

  mutating func identity() -> Identity {
    Identity(
      participantID: maybe { $0.name() }, userRecordName: maybe { $0.name() },
      emailAddress: maybe { $0.random.pick(Self.addresses) }, phoneNumber: maybe { $0.random.pick(Self.numbers) })
  }

  mutating func subject() -> Subject { Subject(id: name(), identity: identity()) }

  mutating func participant() -> Participant {
    Participant(
      identity: identity(), name: maybe { $0.name() }, role: random.pick(Array(ParticipantRole.allCases)),
      permission: random.pick(Array(ParticipantPermission.allCases)),
      acceptanceStatus: random.pick(Array(ParticipantAcceptanceStatus.allCases)),
      hasiCloudAccount: maybe { $0.random.once(in: 2) }, isOneTimeURL: random.once(in: 4),
      isApprovedRequester: random.once(in: 4), dateAddedToShare: maybe { _ in Timestamp(microseconds: 7) },
      properties: random.once(in: 3) ? Labels([("x", .text(name()))]) : Labels())
  }

  /// Some in the base, and often some who were added.
  mutating func list() -> ParticipantList {
    let wide = random.once(in: 8) ? 80 : 12
    var list = ParticipantList((0..<Int.random(in: 0..<wide, using: &random)).map { _ in participant() })
    if random.once(in: 2) { for _ in 0..<Int.random(in: 1...4, using: &random) { list.append(participant()) } }
    return list
  }

  static func list(seed: UInt64) -> ParticipantList {
    var generator = Self(seed: seed)
    return generator.list()
  }

  private mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    random.once(in: 3) ? value(&self) : nil
  }
}
