import ShareModel
import ShareRules
import Testing

/// Shares as large as they may be, on which nothing may be done for each of some people with each of others.
@Suite struct LargeShareTests {
  static let many = 8000

  static func people(_ name: String, asking key: String? = nil) -> [Person] {
    (0..<many).map { Person(identity: Identity(participantID: "\(name)\($0)", userRecordName: key)) }
  }

  static func participants(_ status: ParticipantAcceptanceStatus, _ role: ParticipantRole) -> ParticipantList {
    [Samples.owner] + (0..<many).map { Samples.entry("person\($0)", role, .readOnly, status) }
  }

  static func timed(_ body: () -> Ruling) -> (Ruling, Duration) {
    let start = ContinuousClock.now
    let ruling = body()
    return (ruling, ContinuousClock.now - start)
  }

  @Test func `many in a share and many who are blocked`() {
    var share = Samples.closed
    share.participants = Self.participants(.accepted, .privateUser)
    share.blockedIdentities = Self.people("blocked")
    let (ruling, time) = Self.timed { Samples.judge("owner", .setShareFields(Labels([("x", .integer(1))])), on: share) }
    #expect(ruling.refusals.isEmpty)
    #expect(time < .seconds(8), "\(time)")
    share.blockedIdentities.append(Person(identity: Samples.person("person\(Self.many - 1)")))
    #expect(!Samples.judge("owner", .setShareFields(Labels([("x", .integer(1))])), on: share).refusals.isEmpty)
  }

  @Test(arguments: [true, false]) func `many who asked with the key of one who is meant`(isBlocked: Bool) {
    var share = Samples.closed
    share.participants = [Samples.owner]
    share.requesters = Self.people("asker", asking: "mask")
    share.blockedIdentities = Self.people(isBlocked ? "asker" : "blocked")
    let add = Action.addParticipant(Invitation(identity: Identity(userRecordName: "mask")))
    let (ruling, time) = Self.timed { Samples.judge("owner", add, on: share) }
    #expect(ruling.refusals.contains { $0.rule == "R059" } == isBlocked)
    #expect(time < .seconds(8), "\(time)")
  }

  @Test func `blocking one who asked many times, in a share of many`() {
    var share = Samples.closed
    share.participants = Self.participants(.accepted, .privateUser)
    share.requesters = Self.people("asker", asking: "mask")
    let (ruling, time) = Self.timed {
      Samples.judge("owner", .blockRequester(Identity(userRecordName: "mask")), on: share)
    }
    #expect(ruling.effects.contains { $0.kind == "identityBlocked" } || !ruling.refusals.isEmpty)
    #expect(time < .seconds(8), "\(time)")
  }

  @Test(arguments: [true, false]) func `opening or closing a share takes many out`(opens: Bool) {
    var share = Samples.closed
    share.participants = Self.participants(opens ? .pending : .accepted, opens ? .privateUser : .publicUser)
    share.publicPermission = opens ? .none : .readOnly
    let (ruling, time) = Self.timed {
      Samples.judge("owner", .setPublicPermission(opens ? .readOnly : .none), on: share)
    }
    #expect(ruling.after?.seated.count == 1)
    #expect(ruling.effects.filter { $0.kind == "participantRemoved" }.count == Self.many)
    #expect(time < .seconds(8), "\(time)")
  }
}
