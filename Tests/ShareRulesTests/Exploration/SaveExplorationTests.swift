import ShareModel
import ShareRules
import Testing

/// Every save of up to three edits on shares of every kind: it stands only if the edits stand one after the other, and
/// does what they do.
@Suite struct SaveExplorationTests {
  static let edits: [Action] = {
    var list: [Action] = [
      .setPublicPermission(.none), .setPublicPermission(.readOnly), .setAllowsAccessRequests(false),
      .addParticipant(Invitation(isOneTimeURL: true)), .approveAccessRequest(Samples.person("b")),
      .blockRequester(Samples.person("b")), .unblockIdentity(Samples.person("c")),
    ]
    for name in ["a", "b"] {
      let person = Samples.person(name)
      list += [
        .removeParticipant(person), .addParticipant(Invitation(identity: person)),
        .addParticipant(Invitation(identity: person, permission: .readWrite)), .setParticipantPermission(person, .none),
        .setParticipantRole(person, .administrator),
      ]
    }
    return list
  }()

  static let shares: [Share] = {
    let administrator = World.entry("a", .administrator, .readWrite, .accepted)
    let writer = World.entry("a", .privateUser, .readWrite, .accepted)
    return [
      World.share(.none, [administrator], asks: ["b"], blocks: ["c"]),
      World.share(.none, [administrator, World.entry("b", .privateUser, .readOnly, .pending)], blocks: ["c"]),
      World.share(.none, [writer, World.entry("b", .privateUser, .readOnly, .removed)]),
      World.share(
        .none,
        [
          writer,
          Participant(
            identity: Identity(), role: .privateUser, permission: .readOnly, acceptanceStatus: .pending,
            isOneTimeURL: true),
        ]),
      World.share(.readOnly, [administrator, World.entry("b", .publicUser, .readOnly, .accepted)], blocks: ["c"]),
      World.share(.readOnly, [writer], asks: ["b"]),
    ]
  }()

  @Test(arguments: shares.indices, ["owner", "a"])
  func `a save is its edits one after the other`(place: Int, name: String) {
    let share = Self.shares[place]
    for first in Self.edits {
      let one = Samples.judge(name, first, on: share).after
      for second in Self.edits {
        let two = one.flatMap { Samples.judge(name, second, on: $0).after }
        Self.check([first, second], by: name, on: share, oneByOne: two)
        // What does not stand after two does not after three.
        guard let two else { continue }
        for third in Self.edits {
          Self.check(
            [first, second, third], by: name, on: share, oneByOne: Samples.judge(name, third, on: two).after)
        }
      }
    }
  }

  static func check(_ edits: [Action], by name: String, on share: Share, oneByOne: Share?) {
    let save = Transition(name, .saveShare(edits), on: share)
    var faults = save.faults
    let mayStand = save.own?.role != .privateUser && oneByOne != nil
    if save.ruling.isAllowed != mayStand { faults.append("the save and its edits are judged differently") }
    // Who is added again after closing stays accepted in one save and is invited afresh in two.
    let closes = edits.contains(.setPublicPermission(.none))
    if mayStand, !closes, save.ruling.after != oneByOne { faults.append("the save and its edits end differently") }
    for fault in faults { Issue.record("\(fault): \(name) \(edits) on \(share)") }
  }
}
