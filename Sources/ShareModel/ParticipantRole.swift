/// What a participant is in a share. Source: `CKShare.ParticipantRole`.
///
/// The order of CloudKit's integers is not a ranking; see ``outranks(_:)`` for the one ranking that rules need.
public enum ParticipantRole: String, CaseIterable, Hashable, Sendable {
  /// No role that this version knows: no powers.
  case unknown
  /// The share's one owner.
  case owner
  /// May add and remove participants and change their permissions (OS 26).
  case administrator
  /// An invited person.
  case privateUser
  /// A person who added themself through the URL of a public share.
  case publicUser

  /// Whether holding this role instead of `other` is a gain of power.
  public func outranks(_ other: ParticipantRole) -> Bool { power > other.power }

  private var power: Int {
    switch self {
    case .owner: 3
    case .administrator: 2
    case .privateUser, .publicUser: 1
    case .unknown: 0
    }
  }
}
