/// An instant, in whole microseconds since the start of 1970, UTC.
public struct Timestamp: Hashable, Sendable, Comparable {
  public var microseconds: Int64

  public init(microseconds: Int64) { self.microseconds = microseconds }

  public static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }
}
