/// How far a participant has come in. Source: `CKShare.ParticipantAcceptanceStatus`.
public enum ParticipantAcceptanceStatus: String, CaseIterable, Hashable, Sendable {
  case unknown
  /// Invited, not accepted.
  case pending
  /// Joined; the only status that opens the records.
  case accepted
  /// Removed, or left.
  case removed

  /// Whether a person of this status holds a place in the share.
  public var holdsSeat: Bool { self == .pending || self == .accepted }
}
