import ShareModel

extension RequestGenerator {
  /// Few people, so that they meet in one share.
  private static let addresses: [EmailAddress] = [
    ("ana", "example.com", "example.com"), ("Ben", "EXAMPLE.com", "example.com"), ("cy", "partner.example", nil),
    ("d.e+f", "mail.example.com", nil), ("zoë", "bücher.example", "xn--bcher-kva.example"),
    ("o'brien", "example.org", nil), ("ana", "xn--bcher-kva.example", nil), ("x", "localhost", nil),
  ].map { local, written, domain in
    EmailAddress(checkedText: "\(local)@\(written)", localPart: local, domain: domain ?? written)
  }

  private static let numbers: [PhoneNumber] = [
    ("+15550100", "+15550100"), ("tel:+1-555-0101", "+15550101"), ("+1 (555) 0102", "+15550102"),
    ("15550103", "+15550103"),
  ].map { PhoneNumber(checkedText: $0, digits: $1) }

  /// At least one key.
  mutating func identity() -> Identity {
    let number = Int.random(in: 0..<8, using: &random)
    let keys = Int.random(in: 1..<16, using: &random)
    return Identity(
      participantID: keys & 1 != 0 ? "p-\(number)" : nil, userRecordName: keys & 2 != 0 ? "_\(number)a" : nil,
      emailAddress: keys & 4 != 0 ? Self.addresses[number] : nil,
      phoneNumber: keys & 8 != 0 ? Self.numbers[number % 4] : nil)
  }

  mutating func permission() -> ParticipantPermission {
    random.once(in: 8) ? .unknown : random.pick([.none, .readOnly, .readWrite])
  }

  mutating func participant() -> Participant {
    Participant(
      identity: identity(), name: random.fact { $0.pick(Self.texts) },
      role: random.once(in: 10) ? .unknown : random.pick([.privateUser, .privateUser, .administrator, .publicUser]),
      permission: permission(),
      acceptanceStatus: random.once(in: 10) ? .unknown : random.pick([.accepted, .accepted, .pending, .removed]),
      hasiCloudAccount: random.flag(), isApprovedRequester: random.once(in: 8),
      dateAddedToShare: random.once(in: 3) ? time() : nil, properties: labels())
  }

  /// The place that a one-time link fills.
  mutating func slot() -> Participant {
    Participant(
      identity: Identity(participantID: "slot-\(Int.random(in: 0..<3, using: &random))"), role: .privateUser,
      permission: permission(), acceptanceStatus: random.pick([.pending, .pending, .accepted]), isOneTimeURL: true)
  }

  mutating func person() -> Person {
    Person(
      identity: identity(), name: random.fact { $0.pick(Self.texts) }, hasiCloudAccount: random.flag(),
      properties: labels())
  }

  mutating func invitation() -> Invitation {
    let isOneTimeURL = random.once(in: 5)
    return Invitation(
      identity: isOneTimeURL ? Identity() : identity(), name: random.fact { $0.pick(Self.texts) },
      isOneTimeURL: isOneTimeURL,
      role: random.fact { $0.pick(.allCases) }, permission: random.fact { $0.pick(.allCases) },
      hasiCloudAccount: random.flag(), isLookedUp: random.once(in: 4) ? random.flag() : nil,
      isAttachedToOtherShare: random.once(in: 4) ? random.flag() : nil,
      acceptanceStatus: random.once(in: 8) ? random.pick(.allCases) : nil, properties: labels())
  }
}
