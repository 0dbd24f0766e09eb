import ShareModel
import ShareRules
import Testing

/// What holds whatever anybody does: every action by everybody on many shares, and what follows, two more steps deep.
@Suite struct InvariantTests {
  static let names = ["owner", "a", "b", "stranger"]

  static let actions: [Action] = {
    var list: [Action] = [
      .leaveShare, .deleteShare, .deleteZone, .acceptShare(oneTimeURL: nil), .requestAccess,
      .setAllowsAccessRequests(true), .readRecord(RecordTarget(recordName: "n")),
      .modifyRecord(RecordTarget(recordName: "n")), .deleteRecord(RecordTarget(recordName: "root")),
    ]
    for permission in ParticipantPermission.allCases { list.append(.setPublicPermission(permission)) }
    for name in names {
      let person = Samples.person(name)
      list += [
        .removeParticipant(person), .approveAccessRequest(person), .denyAccessRequest(person), .blockRequester(person),
        .unblockIdentity(person), .addParticipant(Invitation(identity: person)),
        .addParticipant(Invitation(identity: person, role: .administrator, permission: .readWrite)),
        .setParticipantPermission(person, .none), .setParticipantPermission(person, .readWrite),
      ]
      for role in ParticipantRole.allCases { list.append(.setParticipantRole(person, role)) }
    }
    return list
  }()

  static let entries: [Participant?] = {
    var list: [Participant?] = [nil]
    for role in [ParticipantRole.administrator, .privateUser, .publicUser, .unknown] {
      for permission in [ParticipantPermission.none, .readOnly, .readWrite] {
        for status in [ParticipantAcceptanceStatus.pending, .accepted, .removed] {
          list.append(Samples.entry("a", role, permission, status))
        }
      }
    }
    return list
  }()

  static func shares(second: [Participant?]) -> [Share] {
    var list: [Share] = []
    for open in [ParticipantPermission.none, .readWrite] {
      for first in entries {
        for other in second {
          var renamed = other
          renamed?.identity = Samples.person("b")
          list.append(
            Share(
              recordName: "share", rootRecordName: "root", publicPermission: open,
              participants: [Samples.owner] + [first, renamed].compactMap { $0 }))
        }
      }
    }
    return list
  }

  @Test func `every single action keeps what has to hold`() {
    let seconds: [Participant?] = [
      nil, Samples.entry("b", .administrator),
      Samples.entry("b", .privateUser, .readOnly, .pending),
    ]
    for share in Self.shares(second: seconds) { _ = Self.step(share) }
  }

  @Test func `three actions in a row keep what has to hold`() {
    var seen: Set<Share> = []
    var front = [
      Share(
        recordName: "share", rootRecordName: "root", participants: [Samples.owner, Samples.entry("a", .administrator)]),
      Share(recordName: "share", rootRecordName: "root", publicPermission: .readOnly, participants: [Samples.owner]),
    ]
    for _ in 0..<3 {
      var next: Set<Share> = []
      for share in front.prefix(400) where seen.insert(share).inserted { next.formUnion(Self.step(share)) }
      front = next.sorted { $0.participants.count > $1.participants.count }
    }
    #expect(seen.count > 80)
  }

  static func step(_ share: Share) -> [Share] {
    var results: [Share] = []
    for name in names {
      let own = share.participants.first { $0.identity.userRecordName == name && $0.acceptanceStatus != .removed }
      for action in actions {
        let ruling = Samples.judge(name, action, on: share)
        check(ruling, name, own, action, share)
        if let after = ruling.after, after != share { results.append(after) }
      }
    }
    return results
  }

  static func check(_ ruling: Ruling, _ name: String, _ own: Participant?, _ action: Action, _ share: Share) {
    let what: Comment = "\(name) \(action) on \(share)"
    guard ruling.isAllowed else {
      if !ruling.effects.isEmpty || ruling.after != nil { Issue.record(what) }
      return
    }
    let owners = ruling.after?.participants.filter(\.isOwner)
    if let owners, owners != [Samples.owner] { Issue.record(what) }
    if ruling.isDeleted, name != "owner" { Issue.record(what) }
    if action.name.concernsRecords, own?.isAccepted != true { Issue.record(what) }
    if let after = ruling.after {
      if replay(ruling.effects, on: share) != Set(after.participants.filter { $0.acceptanceStatus.holdsSeat }) {
        Issue.record(what)
      }
      let manages = own?.isAccepted == true && (own?.role == .owner || own?.role == .administrator)
      let others = { (share: Share) in share.seated.filter { $0.identity.userRecordName != name } }
      if !manages, others(after) != others(share) { Issue.record(what) }
      let gained = after.seated.first { $0.identity.userRecordName == name }
      if name != "owner", let gained { gain(gained, from: own, in: share, what) }
    }
  }

  /// Nobody but the owner gains more than an invitation or an open link gives.
  static func gain(_ now: Participant, from own: Participant?, in share: Share, _ what: Comment) {
    if let own {
      if now.role != own.role || now.permission != own.permission { Issue.record(what) }
    } else if now.role != .publicUser || now.permission != share.publicPermission || !share.isPublic {
      Issue.record(what)
    }
  }

  static func replay(_ effects: [Effect], on share: Share) -> Set<Participant> {
    var people = Set(share.seated)
    for effect in effects {
      switch effect {
      case .participantAdded(let one, _): people.insert(one)
      case .participantUpdated(let one, let before), .participantAccepted(let one, let before):
        people.remove(before)
        people.insert(one)
      case .participantRemoved(let one), .participantLeft(let one): people.remove(one)
      default: break
      }
    }
    return people
  }
}
