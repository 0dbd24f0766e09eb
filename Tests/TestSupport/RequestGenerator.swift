package import ShareModel

/// Requests that look random and are the same in every run: every action in turn, on shares of up to 12 people beside
/// the owner. Each can be written and reads back.
package struct RequestGenerator: Sequence, IteratorProtocol, Sendable {
  var random: SeededRandom
  private var made = 0

  package init(seed: UInt64) { random = SeededRandom(seed: seed) }

  package mutating func next() -> ShareRequest? {
    let name = ActionName.allCases[made % ActionName.allCases.count]
    made += 1
    let share = name == .createShare ? unsavedShare() : share()
    return ShareRequest(
      subject: subject(of: share), action: action(name, on: share), share: share, time: time(),
      environment: environment(), context: labels())
  }

  private mutating func share() -> Share {
    var share = unsavedShare()
    var owner = participant()
    owner.role = .owner
    if !random.once(in: 8) {
      owner.permission = .readWrite
      owner.acceptanceStatus = .accepted
    }
    share.participants = [owner]
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let place = Int.random(in: 0...share.participants.count, using: &random)
      share.participants.insert(random.once(in: 10) ? slot() : participant(), at: place)
    }
    let participants = share.participants
    share.blockedIdentities.removeAll { blocked in
      participants.contains { $0.isAccepted && $0.identity.matches(blocked.identity) }
    }
    share.requesters = people()
    return share
  }

  private mutating func unsavedShare() -> Share {
    Share(
      recordName: random.once(in: 6) ? Share.zoneWideRecordName : "share-\(Int.random(in: 1...9, using: &random))",
      rootRecordName: random.once(in: 6) ? nil : "root", publicPermission: permission(),
      blockedIdentities: people(), allowsAccessRequests: .random(using: &random),
      anonymousPublicAccess: random.flag(), title: random.fact { $0.pick(Self.texts) },
      type: random.fact { $0.pick(Self.texts) }, fields: labels(), properties: labels(),
      recordChangeTag: random.fact { $0.pick(["a", "b"]) }, containerIdentifier: random.fact { $0.pick(["c", "d"]) },
      isSaved: random.flag())
  }

  private mutating func people() -> [Person] {
    guard random.once(in: 3) else { return [] }
    var people: [Person] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) { people.append(person()) }
    return people
  }

  /// Mostly somebody of the share, by one of their keys.
  private mutating func subject(of share: Share) -> Subject {
    let listed = share.participants.map(\.identity).filter { !$0.isEmpty }
    let identity = listed.isEmpty || random.once(in: 5) ? identity() : random.pick(listed)
    let keys = [
      identity.participantID, identity.userRecordName, identity.emailAddress?.text, identity.phoneNumber?.text,
    ].compactMap(\.self)
    let id = random.pick(keys)
    var subject = Subject(id: id, accountStatus: random.once(in: 6) ? random.pick(.allCases) : .available)
    subject.identity = random.once(in: 2) ? identity : Identity()
    if identity.emailAddress?.text == id { subject.identity.emailAddress = identity.emailAddress }
    if identity.phoneNumber?.text == id { subject.identity.phoneNumber = identity.phoneNumber }
    subject.properties = labels()
    return subject
  }

  private mutating func environment() -> Environment {
    guard random.once(in: 3) else { return Environment() }
    return Environment(
      databaseScope: random.fact { $0.pick(.allCases) }, containerIdentifier: random.fact { $0.pick(["c", "d"]) },
      osVersion: random.fact { Int.random(in: 15...27, using: &$0) },
      entitlements: random.fact { random in Set(Environment.Entitlement.allCases.filter { _ in random.once(in: 2) }) },
      serverChangeTag: random.fact { $0.pick(["a", "b"]) }, ownerStorageIsFull: random.flag())
  }

  /// A time of this century, to the microsecond.
  mutating func time() -> Timestamp {
    Timestamp(microseconds: Int64.random(in: 946_684_800_000_000..<4_102_444_800_000_000, using: &random))
  }
}

extension Array where Element: CaseIterable {
  /// Every value of a vocabulary.
  static var allCases: [Element] { Array(Element.allCases) }
}
