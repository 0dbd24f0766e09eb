import ShareModel
import TestSupport
import Testing

/// A list of people answers as the same people in an array do.
@Suite struct ParticipantListTests {
  static let lists = (0..<400).map { PeopleGenerator.list(seed: UInt64($0)) }

  @Test(arguments: lists)
  func `people are found where each of them matches`(list: ParticipantList) {
    let people = Array(list)
    #expect(list.count == people.count)
    for seed in 0..<40 {
      var generator = PeopleGenerator(seed: UInt64(seed))
      let identity = generator.identity()
      let matching = people.indices.filter { people[$0].identity.matches(identity) }
      #expect(Array(list.places(of: identity)) == matching)
      #expect(list.places(of: identity).count == matching.count)
      #expect(list.places(of: identity).only == (matching.count == 1 ? matching[0] : nil))
      let subject = generator.subject()
      #expect(Array(list.places(of: subject)) == people.indices.filter { subject.matches(people[$0].identity) })
      #expect(list.firstAccepted(matching: identity) == matching.first { people[$0].isAccepted })
      let id = generator.name()
      let known = people.indices.filter { people[$0].identity.participantID.hasSameBytes(as: id) }
      #expect(Array(list.places(ofParticipantID: id)) == known)
      let isMixed = people.contains { one in
        one.identity.userRecordName != nil && one.identity.userRecordName.hasSameBytes(as: identity.participantID)
          || one.identity.participantID != nil && one.identity.participantID.hasSameBytes(as: identity.userRecordName)
      }
      #expect(list.mixesKeys(with: identity) == isMixed)
    }
  }

  @Test(arguments: lists)
  func `what is counted is what an array counts`(list: ParticipantList) {
    let people = Array(list)
    #expect(list.counts.seated == people.filter(\.acceptanceStatus.holdsSeat).count)
    let administrators = people.filter { $0.role == .administrator && $0.acceptanceStatus.holdsSeat }
    #expect(list.counts.seatedAdministrators == administrators.count)
    #expect(list.counts.owners == people.filter(\.isOwner).count)
    #expect(list.counts.firstOwner == people.firstIndex(where: \.isOwner))
    for place in people.indices {
      #expect(list.facts(at: place) == people[place].facts)
      #expect(list.identity(at: place) == people[place].identity)
      #expect(list[place] == people[place])
    }
  }

  @Test(arguments: lists)
  func `entries have one seat number exactly if a chain of matches joins them`(list: ParticipantList) {
    let people = Array(list)
    let seated = people.indices.filter { people[$0].acceptanceStatus.holdsSeat }
    var numbers = people.indices.map { seated.contains($0) ? $0 : -1 }
    for _ in seated {
      for one in seated {
        for other in seated where people[one].identity.matches(people[other].identity) {
          numbers[one] = min(numbers[one], numbers[other])
        }
      }
    }
    let seats = list.seats
    #expect(people.indices.map { seats[$0] } == numbers)
    #expect(seats.areDistinct == (Set(numbers.filter { $0 >= 0 }).count == seated.count))
  }

  @Test(arguments: lists)
  func `a list that is settled is the same list`(list: ParticipantList) {
    let settled = list.settled
    #expect(settled.added.isEmpty)
    #expect(settled == list && settled.hashValue == list.hashValue)
    #expect(Array(settled) == Array(list))
  }

  @Test(arguments: 0..<200)
  func `changes are those that an array takes`(seed: Int) {
    var generator = PeopleGenerator(seed: UInt64(seed))
    var list = generator.list()
    var people = Array(list)
    for _ in 0..<20 {
      let one = generator.participant()
      let place = people.isEmpty ? 0 : Int.random(in: 0..<people.count, using: &generator.random)
      switch Int.random(in: 0..<7, using: &generator.random) {
      case 0:
        list.append(one)
        people.append(one)
      case 1:
        list.insert(one, at: place)
        people.insert(one, at: place)
      case 2 where !people.isEmpty:
        list[place] = one
        people[place] = one
      case 3 where !people.isEmpty:
        #expect(list.remove(at: place) == people.remove(at: place))
      case 4:
        list.removeAll(where: \.isPending)
        people.removeAll(where: \.isPending)
      case 5 where !people.isEmpty:
        list[place].permission = .readOnly
        people[place].permission = .readOnly
      default:
        list.sort { ($0.name ?? "") < ($1.name ?? "") }
        people.sort { ($0.name ?? "") < ($1.name ?? "") }
      }
      #expect(Array(list) == people)
      #expect(list == ParticipantList(people))
    }
    let before = list
    list.append(generator.participant())
    #expect(list != before && list.count == before.count + 1)
  }

  @Test func `many who are appended one by one are found`() {
    var list = ParticipantList()
    for number in 0..<300 {
      list.append(Participant(identity: Identity(participantID: "p\(number)"), acceptanceStatus: .accepted))
    }
    #expect((0..<300).allSatisfy { Array(list.places(of: Identity(participantID: "p\($0)"))) == [$0] })
    #expect(list.counts.seated == 300 && list.added.count < 300)
  }

  @Test func `bytes that are no text of their own are read as they were taken in`() {
    var builder = ParticipantListBuilder()
    var entry = ParticipantEntry()
    let address: StaticString = "Ana@B\u{FC}cher.example"
    entry.emailText = address.withUTF8Buffer { builder.text($0) }
    entry.emailFolded = builder.text("ana@xn--bcher-kva.example")
    entry.emailDomain = entry.emailFolded.suffix(count: 21)
    entry.phoneText = builder.text("+1555")
    entry.phoneDigits = entry.phoneText
    builder.append(entry, labels: Labels([("team", .text("x"))]))
    let one = builder.finish()[0]
    #expect(one.identity.emailAddress?.localPart == "Ana")
    #expect(one.identity.emailAddress?.domain == "xn--bcher-kva.example")
    #expect(one.identity.emailAddress?.text == "Ana@B\u{FC}cher.example")
    #expect(one.identity.phoneNumber?.digits == "+1555")
    #expect(one.properties["team"] == .text("x"))
    #expect(one.name == nil && one.identity.participantID == nil)
  }

  @Test func `the domain of an entry is the end of its folded address`() throws {
    let address = EmailAddress(
      checkedText: "Ana@B\u{FC}cher.example", localPart: "Ana", domain: "xn--bcher-kva.example")
    let list: ParticipantList = [Participant(identity: Identity(emailAddress: address), role: .owner)]
    let base = try #require(list.base)
    #expect(base.string(base.entries[0].emailDomain) == "xn--bcher-kva.example")
    #expect(base.string(base.entries[0].emailFolded) == "ana@xn--bcher-kva.example")
  }
}
