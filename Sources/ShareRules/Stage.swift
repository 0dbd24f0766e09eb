/// The order in which rows that deny are asked. Source: rule book, section 2.3.
enum Stage: Int, Comparable, Sendable {
  /// Account, database, container, system version, entitlement; the actor's standing.
  case environment
  /// What has to stay hidden from the actor.
  case existence
  /// Values and targets that nobody may give.
  case form
  case authority
  case state
  case limit

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
