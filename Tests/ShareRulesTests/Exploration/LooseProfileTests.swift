import ShareModel
import ShareRules
import Testing

/// However loosely an organization settles what Apple leaves open, the owner stays, effects and share agree, nobody is in
/// and blocked, and a participant who does not manage changes nothing of others.
@Suite struct LooseProfileTests {
  static let profile: RuleProfile = {
    var profile = RuleProfile()
    profile.noneRemoves = .publicAndPending
    profile.publicUserLevel = .stored
    profile.privateUserOnPublicShare = .greater
    profile.adminMayChangePublicPermission = true
    profile.adminMayChangeRoles = true
    profile.adminMayRemoveAdmins = true
    profile.listEditableWhilePublic = true
    profile.blockedMayJoinPublic = true
    profile.writersMayEditShareMetadata = true
    profile.uninvitedError = .permissionFailure
    profile.reSavingSharedRoot = .replace
    return profile
  }()

  @Test(arguments: SequenceTests.openings)
  func `every action keeps what has to hold`(publicPermission: ParticipantPermission) {
    for share in StartingShares.all(publicPermission) {
      for name in World.names {
        for action in World.allActions {
          let transition = Transition(name, action, on: share, profile: Self.profile)
          for fault in transition.faults { Issue.record("\(fault): \(name) \(action) on \(share)") }
        }
      }
    }
  }

  @Test(arguments: SaveExplorationTests.shares.indices, ["owner", "a"])
  func `every save of two edits keeps what has to hold`(place: Int, name: String) {
    let share = SaveExplorationTests.shares[place]
    for first in SaveExplorationTests.edits {
      for second in SaveExplorationTests.edits {
        let transition = Transition(name, .saveShare([first, second]), on: share, profile: Self.profile)
        for fault in transition.faults { Issue.record("\(fault): \(name) \(first) \(second) on \(share)") }
      }
    }
  }
}
