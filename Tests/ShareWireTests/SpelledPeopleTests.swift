import PlainData
import ShareModel
import TestSupport
import Testing

@testable import ShareWire

/// The same people, written in all the forms that can be read.
@Suite struct SpelledPeopleTests {
  /// A participant as JSON, each member by one of its names, in one of its places, in any order.
  private func written(_ participant: Participant, _ random: inout SeededRandom) -> PlainValue {
    var flat: [(String, PlainValue)] = []
    var nested: [(String, PlainValue)] = []
    var lookup: [(String, PlainValue)] = []
    let identity = participant.identity
    if let id = identity.participantID { flat.append((random.pick(["participantID", "participantId"]), .string(id))) }
    for (name, value) in [
      ("userRecordName", identity.userRecordName), ("emailAddress", identity.emailAddress?.text),
      ("phoneNumber", identity.phoneNumber?.text),
    ] {
      guard let value else { continue }
      // In one place, or in several that agree.
      let places = random.pick([[0], [0], [1], [2], [0, 1], [1, 2], [0, 1, 2]])
      if places.contains(0) { flat.append((name, .string(value))) }
      if places.contains(1) { nested.append((name, .string(value))) }
      if places.contains(2) { lookup.append((name, .string(value))) }
    }
    if let name = participant.name { flat.append(("name", .string(name))) }
    let role = spelling(of: participant.role, in: Spellings.role, &random)
    flat.append((random.pick(["role", "type"]), role))
    flat.append(("permission", spelling(of: participant.permission, in: Spellings.permission, &random)))
    flat.append(
      ("acceptanceStatus", spelling(of: participant.acceptanceStatus, in: Spellings.acceptanceStatus, &random)))
    if let has = participant.hasiCloudAccount {
      let member = (random.pick(["hasiCloudAccount", "hasICloudAccount"]), PlainValue.boolean(has))
      if random.once(in: 2) { flat.append(member) } else { nested.append(member) }
    }
    if participant.isOneTimeURL { flat.append((random.pick(["isOneTimeURL", "oneTimeURL"]), .boolean(true))) }
    if participant.isApprovedRequester { flat.append(("isApprovedRequester", .boolean(true))) }
    if let date = participant.dateAddedToShare { flat.append(("dateAddedToShare", .string(date.text))) }
    if !lookup.isEmpty {
      let member = (random.pick(["lookupInfo", "participantLookupInfo"]), object(lookup, &random))
      // CloudKit knows no `participantLookupInfo` within `userIdentity`, but it is read there.
      if random.once(in: 2) { nested.append(member) } else { flat.append(member) }
    }
    if !nested.isEmpty { flat.append(("userIdentity", object(nested, &random))) }
    return object(flat, &random)
  }

  private func spelling<Value: Equatable>(
    of value: Value, in table: SpellingTable<Value>, _ random: inout SeededRandom
  ) -> PlainValue {
    let words = table.words.filter { $0.value == value }.map { PlainValue.string($0.word) }
    let numbers = table.integers.filter { $0.value == value }.map { PlainValue.integer($0.integer) }
    return random.pick(words + numbers)
  }

  /// The members in the order of their names, with others among them that mean nothing.
  private func object(_ members: [(String, PlainValue)], _ random: inout SeededRandom) -> PlainValue {
    let strange: [(String, PlainValue)] = [
      ("a", .list([.map(PlainMap([("role", .string("owner"))]))])), ("participantIDs", .integer(1)),
      ("z", .null), ("emailAddresses", .string("x")), ("", .boolean(true)),
    ]
    return .map(PlainMap(members + strange.filter { _ in random.once(in: 4) }))
  }

  @Test(arguments: [1, 2, 3, 4]) func `a participant means the same in every spelling`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var count = 0
    for request in RequestGenerator(seed: seed).prefix(300) {
      var people = Array(request.share.participants)
      guard people.contains(where: \.isOwner) else { continue }
      for index in people.indices { people[index].properties = Labels() }
      let list = PlainValue.list(people.map { written($0, &random) })
      let json = Example.request(participants: "").replacing("[]", with: String(decoding: list.json, as: UTF8.self))
      let read = try Example.read(json)
      #expect(Array(read.share.participants) == people, "\(json)")
      for (read, meant) in zip(read.share.participants, people) {
        #expect(read.identity.emailAddress?.text == meant.identity.emailAddress?.text)
        #expect(read.identity.phoneNumber?.text == meant.identity.phoneNumber?.text)
      }
      count += people.count
    }
    #expect(count > 500)
  }

  @Test func `ten thousand nested people are read, one more is not`() throws {
    func request(_ count: Int) -> String {
      let people = (1..<count).map { #"{"userIdentity":{"lookupInfo":{"emailAddress":"p\#($0)@x.example"}}}"# }
      return Example.request(participants: ([Example.owner] + people).joined(separator: ","))
    }
    let read = try Example.read(request(10_000)).share.participants
    #expect(read.count == 10_000 && read[9_999].identity.emailAddress?.folded == "p9999@x.example")
    #expect(Example.fault(request(10_001))?.path == "resource.properties.participants")
  }
}
