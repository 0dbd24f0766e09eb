import PlainData
import ShareModel
import TestSupport
import Testing

@testable import ShareWire

/// What is read in one pass means what reading member by member makes of it.
@Suite struct PlainParticipantTests {
  /// Members as they are written, each with values of the plain form and with others.
  private static let members: [(names: [String], plain: [String], others: [String])] = [
    (["participantID", "participantId"], [#""p1""#, #""\u00e9\u0000""#, "null"], [#""""#, "1", "[]", "true"]),
    (["userRecordName"], [#""_u""#, #"" ""#, "null"], [#""""#, "{}", "1.5"]),
    (
      ["emailAddress"],
      [
        #""ana@corp.example""#, #""Ana.B@Corp.EXAMPLE""#, #""a+b_c@x-y.example""#, #""ana@b\u00fccher.example""#,
        #""\u00e9@corp.example""#, "null",
        "\"\(String(repeating: "a", count: 64))@\(String(repeating: "b", count: 63))\"",
        #""x@xn--bcher-kva.example""#,
      ],
      [
        #""ana""#, #""a@b@c""#, #""a..b@c.example""#, #""a@-c.example""#, #""a@c-.example""#, #""""#, "7",
        #""a@xn--c""#,
        #""@x""#, #""a@""#, #""a.@x""#, #""a b@x.example""#, "\"\(String(repeating: "a", count: 65))@b\"", "[\"a@b\"]",
        #""a@b.""#, #""a@b..c""#,
      ]
    ),
    (
      ["phoneNumber"], [#""+15550100""#, #""tel:+1 (555) 0100""#, #""1.555-0100""#, "null"],
      [#""12""#, #""+1+2""#, "1"]
    ),
    (["name"], [#""""#, #""Ana Lima""#, "null", "\"\(String(repeating: "é", count: 40))\""], ["3", "[]"]),
    (
      ["role", "type"], [#""owner""#, #""privateUser""#, #""PUBLIC_USER""#, #""USER""#, "null"],
      ["3", #""boss""#, "{}"]
    ),
    (
      ["permission"], [#""readOnly""#, #""READ_WRITE""#, #""none""#, "null"],
      ["2", "true", #""write""#, #""readonly""#]
    ),
    (["acceptanceStatus"], [#""accepted""#, #""INVITED""#, #""unknown""#, "null"], ["1", #""Accepted""#, "[]"]),
    (["hasiCloudAccount", "hasICloudAccount"], ["true", "false", "null"], ["1", #""true""#]),
    (["isOneTimeURL", "oneTimeURL"], ["true", "false", "null"], ["0", "{}"]),
    (["isApprovedRequester"], ["true", "false", "null"], [#""""#]),
    (
      ["dateAddedToShare"], [#""2026-01-02T03:04:05Z""#, #""2026-01-02T03:04:05.25+01:30""#, "null"],
      [#""2026-13-02T03:04:05Z""#, "1767323045", #""""#]
    ),
  ]
  private static let strangers = [
    ("userIdentity", #"{"emailAddress":"n@x.example"}"#), ("lookupInfo", #"{"phoneNumber":"+15550199"}"#),
    ("properties", #"{"team":"x"}"#), ("isLookedUp", "true"), ("publicKey", "1"), ("rol", "1"), ("", "{}"),
    ("userIdentity", "null"), ("x", "null"),
  ]

  private struct Written {
    var json: String
    /// Whether it can be no other form than the plain one.
    var isPlain: Bool
  }

  private static func written(_ random: inout SeededRandom, allPlain: Bool) -> Written {
    var isPlain = true
    var parts: [(String, String)] = []
    for (names, plain, others) in members where !random.once(in: 3) {
      let isOther = !allPlain && random.once(in: 12)
      isPlain = isPlain && !isOther
      let name = random.pick(names)
      let value = random.pick(isOther ? others : plain)
      parts.append((name, value))
      if names.count == 2, random.once(in: allPlain ? 10 : 4) {
        // By both names, of which one says nothing, or says it again.
        let again = allPlain ? "null" : random.pick([value, "null", random.pick(plain)])
        isPlain = isPlain && (again == "null" || value == "null")
        parts.append((names[0] == name ? names[1] : names[0], again))
      }
    }
    if !allPlain, random.once(in: 6) {
      parts.append(random.pick(strangers))
      isPlain = false
    }
    for place in parts.indices.dropFirst() { parts.swapAt(place, Int(random.next() % UInt64(place + 1))) }
    let json = parts.map { "\"\($0)\":\($1)" }.joined(separator: ",")
    return Written(json: "{\(json)}", isPlain: isPlain)
  }

  /// Everything that an entry says, with what equality leaves out.
  private static func facts(_ list: consuming ParticipantListBuilder) -> String {
    let list = list.finish()
    let one = list[0]
    let identity = one.identity
    return
      "\(one) \(String(describing: identity.emailAddress?.text)) \(String(describing: identity.emailAddress?.domain))"
      + " \(String(describing: identity.phoneNumber?.text)) \(list.facts(at: 0)) \(list.places(of: identity).count)"
  }

  private static func compare(_ written: Written) throws {
    let text = try JSONText(parsing: Array("[\(written.json)]".utf8))
    try withExtendedLifetime(text) {
      guard let node = text.borrowedRoot.elements.first(where: { _ in true }) else { return }
      var plain = ParticipantListBuilder()
      var left = PlainParticipantReader.shared.read(ListElements(of: text.borrowedRoot), into: &plain)
      let isRead = left.next() == nil
      #expect(isRead == written.isPlain, "\(written.json)")
      guard isRead else {
        let (count, start) = (plain.count, plain.text("x").start)
        #expect(count == 0 && start == 0, "\(written.json)")
        return
      }
      let facts = facts(plain)
      for isStrict in [false, true] {
        var general = ParticipantListBuilder()
        try ParticipantReader(isStrict: isStrict).read(node, into: &general)
        #expect(Self.facts(general) == facts, "\(written.json)")
      }
    }
  }

  @Test(arguments: 0..<40) func `both ways of reading come to the same`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for number in 0..<200 { try Self.compare(Self.written(&random, allPlain: number % 2 == 0)) }
  }

  @Test func `every value of every member is read alike`() throws {
    for (names, plain, others) in Self.members {
      for name in names {
        for value in plain { try Self.compare(Written(json: "{\"\(name)\":\(value)}", isPlain: true)) }
        for value in others { try Self.compare(Written(json: "{\"\(name)\":\(value)}", isPlain: false)) }
      }
    }
    for (name, value) in Self.strangers {
      try Self.compare(Written(json: "{\"\(name)\":\(value)}", isPlain: false))
    }
    try Self.compare(Written(json: "{}", isPlain: true))
    for other in ["[]", "null", "1", "\"x\"", "true"] { try Self.compare(Written(json: other, isPlain: false)) }
  }

  /// Each fault is told by the general way; a list with one entry at fault among plain ones says where it is.
  @Test func `an entry at fault is told among plain ones`() {
    let good = #"{"participantID":"p","role":"privateUser","permission":"readOnly","acceptanceStatus":"accepted"}"#
    for (names, _, others) in Self.members {
      for value in others where value != "1" && value != "2" && value != "3" && value != "0" {
        let bad = "{\"\(names[0])\":\(value)}"
        let people = [Example.owner, good, bad, good].joined(separator: ",")
        let path = Example.fault(Example.request(participants: people))?.path
        #expect(path == "resource.properties.participants[2].\(names[0])", "\(bad)")
      }
    }
  }
}
