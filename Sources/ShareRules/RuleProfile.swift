/// What Apple leaves open, each with the reading that grants least as its default. Source: rule book, section 2.6.
public struct RuleProfile: Hashable, Sendable {
  /// Whom closing a public share removes.
  public enum NoneRemoves: String, CaseIterable, Hashable, Sendable {
    case allButOwner, publicAndPending
  }

  /// Where a public user's permission comes from.
  public enum PublicUserLevel: String, CaseIterable, Hashable, Sendable {
    /// From the share as it is now.
    case live
    /// From the entry, as it was when the person joined.
    case stored
  }

  /// What a named person may do on a public share.
  public enum PrivateUserLevel: String, CaseIterable, Hashable, Sendable {
    case own
    /// The greater of their own and the share's public permission.
    case greater
  }

  /// Which error an uninvited person gets.
  public enum UninvitedError: String, CaseIterable, Hashable, Sendable {
    /// Hides the share on a fetch, refuses on an acceptance.
    case byAction
    case permissionFailure
  }

  /// What saving a new share for a root that has one does.
  public enum ReSaving: String, CaseIterable, Hashable, Sendable {
    case deny, replace
  }

  public var noneRemoves = NoneRemoves.allButOwner
  public var publicUserLevel = PublicUserLevel.live
  public var privateUserOnPublicShare = PrivateUserLevel.own
  public var adminMayChangePublicPermission = false
  public var adminMayChangeRoles = false
  public var adminMayRemoveAdmins = false
  public var listEditableWhilePublic = false
  /// Joining an open share then ends the block, since nobody is in a share and blocked in it.
  public var blockedMayJoinPublic = false
  public var writersMayEditShareMetadata = false
  public var uninvitedError = UninvitedError.byAction
  /// Most people who hold a place, the owner included.
  public var participantLimit = 100
  public var reSavingSharedRoot = ReSaving.deny

  public init() {}
}
