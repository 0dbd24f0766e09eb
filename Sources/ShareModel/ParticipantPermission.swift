/// What a participant, or everybody with the link, may do with the records. Source: `CKShare.ParticipantPermission`.
public enum ParticipantPermission: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Not known: never more than `none`.
  case unknown
  /// A member without access to the records.
  case none
  case readOnly
  case readWrite

  /// Ordered by what it opens: `unknown` opens as little as `none`.
  public static func < (left: Self, right: Self) -> Bool { left.reach < right.reach }

  /// Whether a share with this public permission can be joined by anybody who has its URL.
  public var opensRecords: Bool { self == .readOnly || self == .readWrite }

  private var reach: Int {
    switch self {
    case .unknown, .none: 0
    case .readOnly: 1
    case .readWrite: 2
    }
  }
}
