import ShareModel
import TestSupport
import Testing

/// Every action by everybody on every small share.
///
/// The shares have the owner and up to two more people. With one more, the cube is complete: every role but owner, every
/// permission, every status, every public permission. With two, `a` and `b` may be exchanged, since nothing but their
/// names tells them apart and every action is tried on either, so each pair comes once; where they are alike, `b` does
/// what `a` does. Of the entries with something unknown in them, one for each field stands for the others: such an entry
/// has no powers, and with one more person all of them are tried.
@Suite struct SingleActionTests {
  static let roles: [ParticipantRole] = [.administrator, .privateUser, .publicUser]
  static let permissions: [ParticipantPermission] = [.none, .readOnly, .readWrite]

  static let everyEntry: [Participant] = ParticipantRole.allCases.filter { $0 != .owner }.flatMap { role in
    ParticipantPermission.allCases.flatMap { permission in
      ParticipantAcceptanceStatus.allCases.map { World.entry("a", role, permission, $0) }
    }
  }

  static let entriesOfPairs: [Participant] =
    roles.flatMap { role in
      permissions.flatMap { permission in
        [ParticipantAcceptanceStatus.pending, .accepted, .removed].map { World.entry("a", role, permission, $0) }
      }
    } + [
      World.entry("a", .unknown, .readWrite, .accepted),
      World.entry("a", .administrator, .unknown, .pending), World.entry("a", .privateUser, .readWrite, .unknown),
    ]

  @Test(arguments: ParticipantPermission.allCases)
  func `one more person, whatever they are`(publicPermission: ParticipantPermission) {
    for entry in [nil] + Self.everyEntry.map(Optional.some) {
      Self.explore(World.share(publicPermission, [entry]), actors: ["owner", "a", "stranger"])
    }
  }

  @Test(arguments: ParticipantPermission.allCases)
  func `two more people, each pair once`(publicPermission: ParticipantPermission) {
    // The rules are Swift alone, where the sanitizer finds little and takes its time: each fourth with those after it.
    let step = Sanitizer.watchesAddresses ? 4 : 1
    for (place, first) in Self.entriesOfPairs.enumerated() where place.isMultiple(of: step) {
      for var second in Self.entriesOfPairs[place...] {
        let areAlike = first == second
        second.identity = Samples.person("b")
        Self.explore(
          World.share(publicPermission, [first, second]), actors: ["owner", "a"] + (areAlike ? [] : ["b"]))
      }
    }
  }

  static func explore(_ share: Share, actors: [String]) {
    for name in actors {
      for action in World.allActions {
        let transition = Transition(name, action, on: share)
        for fault in transition.faults { Issue.record("\(fault): \(name) \(action) on \(share)") }
      }
    }
  }
}
