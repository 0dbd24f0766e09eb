import ShareModel
import ShareRules
import TestSupport
import Testing

@testable import ShareWarden

/// How the lists are kept must not matter: only their people do.
@Suite struct GainPropertyTests {
  private static func participant(_ random: inout SeededRandom) -> Participant {
    var identity = Identity()
    if Bool.random(using: &random) { identity.participantID = "p-\(Int.random(in: 0...5, using: &random))" }
    if Bool.random(using: &random) { identity.userRecordName = "_\(Int.random(in: 0...5, using: &random))" }
    return Participant(
      identity: identity, role: ParticipantRole.allCases.randomElement(using: &random) ?? .privateUser,
      permission: ParticipantPermission.allCases.randomElement(using: &random) ?? .readOnly,
      acceptanceStatus: ParticipantAcceptanceStatus.allCases.randomElement(using: &random) ?? .accepted)
  }

  /// The gains by the words of the contract, each person looked up by going through the list.
  private static func plainGains(_ before: Share, _ after: Share, _ profile: RuleProfile) -> [Gain] {
    var nameless = before.participants.indices.filter {
      before.participants[$0].identity.isEmpty && before.participants[$0].acceptanceStatus.holdsSeat
    }
    func standing(_ participant: Participant, _ share: Share) -> ParticipantPermission {
      var accepted = participant
      accepted.acceptanceStatus = .accepted
      return share.effectivePermission(of: accepted, profile: profile)
    }
    func own(_ participant: Participant, _ share: Share) -> ParticipantPermission {
      participant.role == .publicUser ? standing(participant, share) : participant.permission
    }
    return after.participants.indices.compactMap { place in
      let participant = after.participants[place]
      guard !participant.isOwner, participant.acceptanceStatus.holdsSeat else { return nil }
      var former: Int?
      if participant.identity.isEmpty {
        former = nameless.first { before.participants[$0] == participant }
        nameless.removeAll { $0 == former }
      } else if before.publicPermission == after.publicPermission, place < before.participants.count,
        before.participants[place] == participant
      {
        return nil
      } else {
        former = before.participants.firstIndex {
          $0.acceptanceStatus.holdsSeat && $0.identity.matches(participant.identity)
        }
      }
      guard let former else { return Gain(place: place, before: nil) }
      let old = before.participants[former]
      let isGain =
        participant.isAccepted && !old.isAccepted || standing(participant, after) > standing(old, before)
        || own(participant, after) > own(old, before) || participant.role.outranks(old.role)
      return isGain ? Gain(place: place, before: former) : nil
    }
  }

  private static func gains(_ before: Share, _ after: Share, _ profile: RuleProfile) -> [Gain] {
    let gains = Gain.all(from: before, to: after, profile)
    return (0..<gains.count).map { gains[$0] }
  }

  @Test func `gains are the same however the lists are kept`() {
    var random = SeededRandom(seed: 4)
    var found = 0
    for _ in 0..<3_000 {
      var profile = RuleProfile()
      profile.publicUserLevel = Bool.random(using: &random) ? .live : .stored
      profile.privateUserOnPublicShare = Bool.random(using: &random) ? .own : .greater
      let count = Int.random(in: 0...5, using: &random)
      var before = Share(recordName: "s", participants: [])
      before.participants = ParticipantList((0..<count).map { _ in Self.participant(&random) })
      if Int.random(in: 0...3, using: &random) == 0 { before.participants.append(Self.participant(&random)) }
      var after = before
      if Int.random(in: 0...2, using: &random) == 0 {
        after.publicPermission = ParticipantPermission.allCases.randomElement(using: &random) ?? .none
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) { after.participants.append(Self.participant(&random)) }
      if !after.participants.isEmpty, Int.random(in: 0...3, using: &random) == 0 {
        after.participants[Int.random(in: after.participants.indices, using: &random)].permission = .readWrite
      }
      var rebuilt = after
      rebuilt.participants = ParticipantList(Array(after.participants))
      let plain = Self.plainGains(before, after, profile)
      found += plain.count
      #expect(Self.gains(before, after, profile) == plain)
      #expect(Self.gains(before, rebuilt, profile) == plain)
    }
    #expect(found > 1_000, "\(found)")
  }

  @Test func `what a ruling knows of a gain is what comparing both lists finds`() {
    var random = SeededRandom(seed: 5)
    var known = 0
    for _ in 0..<2_000 {
      var list = (0..<Int.random(in: 0...5, using: &random)).map { _ in Self.participant(&random) }
      list.append(
        Participant(
          identity: Identity(userRecordName: "_o"), role: .owner, permission: .readWrite, acceptanceStatus: .accepted))
      var share = Share(recordName: "s", rootRecordName: "r", participants: ParticipantList(list))
      if Bool.random(using: &random) { share.participants.append(Self.participant(&random)) }
      let person = Self.participant(&random)
      let request = ShareRequest(
        subject: Subject(id: "_o"),
        action: .addParticipant(Invitation(identity: person.identity, isOneTimeURL: Bool.random(using: &random))),
        share: share, time: Timestamp(microseconds: 0))
      let ruling = RuleBook().judge(request)
      guard let after = ruling.after else { continue }
      known += ruling.newcomer == nil ? 0 : 1
      let gains = Gain.all(of: ruling, from: share, to: after, RuleProfile())
      #expect(gains == Gain.all(from: share, to: after, RuleProfile()))
    }
    #expect(known > 100, "\(known)")
  }
}
