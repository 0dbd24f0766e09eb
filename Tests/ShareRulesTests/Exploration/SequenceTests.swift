import ShareModel
import ShareRules
import Testing

/// Every sequence of up to three actions by the owner, `a` and `b` from a hundred shares.
///
/// What a share answers depends on the share alone, not on how it came about, so a state that several sequences reach is
/// tried once, and the third action of a sequence is tried on every state that two actions reach.
@Suite struct SequenceTests {
  static let actors = ["owner", "a", "b"]
  static let openings: [ParticipantPermission] = [.none, .readOnly, .readWrite]

  /// Actions that may change a share, and two that show who may read and write.
  static let actions: [Action] = {
    let note = RecordTarget(recordName: "note")
    var list: [Action] = [
      .leaveShare, .deleteShare, .acceptShare(oneTimeURL: nil), .requestAccess, .setAllowsAccessRequests(true),
      .setAllowsAccessRequests(false), .setPublicPermission(.none), .setPublicPermission(.readOnly),
      .setPublicPermission(.readWrite), .readRecord(note), .modifyRecord(note),
    ]
    for name in actors {
      let person = Samples.person(name)
      list += [
        .removeParticipant(person), .approveAccessRequest(person), .denyAccessRequest(person), .blockRequester(person),
        .unblockIdentity(person), .addParticipant(Invitation(identity: person)),
        .addParticipant(Invitation(identity: person, permission: .readWrite)),
        .addParticipant(Invitation(identity: person, role: .administrator, permission: .readWrite)),
        .setParticipantPermission(person, .none), .setParticipantPermission(person, .readWrite),
        .setParticipantRole(person, .administrator), .setParticipantRole(person, .privateUser),
      ]
    }
    return list
  }()

  @Test func `there are a hundred shares to start from`() {
    #expect(Set(Self.openings.flatMap(StartingShares.all).map { StateKey($0) }).count >= 100)
  }

  @Test(arguments: openings)
  func `three actions in a row keep what has to hold`(publicPermission: ParticipantPermission) {
    var seen: Set<StateKey> = []
    var front = StartingShares.all(publicPermission).filter { seen.insert(StateKey($0)).inserted }
    var sizes: [Int] = []
    for _ in 0..<3 {
      sizes.append(front.count)
      var next: [Share] = []
      for share in front {
        for name in Self.actors {
          for action in Self.actions {
            let transition = Transition(name, action, on: share)
            for fault in transition.faults { Issue.record("\(fault): \(name) \(action) on \(share)") }
            guard let after = transition.ruling.after, after != share else { continue }
            if seen.insert(StateKey(after)).inserted { next.append(after) }
          }
        }
      }
      front = next
    }
    #expect(sizes[2] > sizes[0])
  }

  /// What somebody alone brings about is no more than their invitation or an open link gave them at the start.
  @Test(arguments: openings)
  func `three actions of one guest give them no more than they had`(publicPermission: ParticipantPermission) {
    for start in StartingShares.all(publicPermission) {
      for name in ["a", "b"] {
        let own = start.seated.first { $0.identity.userRecordName == name }
        for state in Self.states(after: start, by: name) {
          let now = state.seated.first { $0.identity.userRecordName == name }
          let joined = now?.role == .publicUser && now?.permission == start.publicPermission && start.isPublic
          let kept = now?.role == own?.role && now?.permission == own?.permission
          if now != nil, !joined, !kept { Issue.record("\(name) from \(start) to \(state)") }
          let reads = Samples.judge(name, .readRecord(RecordTarget(recordName: "note")), on: state).isAllowed
          let isEntitled = start.isPublic || own.map { $0.permission > .none } == true
          if reads, !isEntitled { Issue.record("\(name) reads \(state), from \(start)") }
        }
      }
    }
  }

  /// Every share that up to three actions of one person make of `start`.
  private static func states(after start: Share, by name: String) -> [Share] {
    var seen: Set<Share> = [start]
    var front = [start]
    for _ in 0..<3 {
      front = front.flatMap { share in
        actions.compactMap { action in
          Samples.judge(name, action, on: share).after.flatMap { seen.insert($0).inserted ? $0 : nil }
        }
      }
    }
    return Array(seen)
  }
}
