/// How large a JSON text may be.
public struct JSONLimits: Hashable, Sendable {
  /// The longest text, in bytes; never more than 2 GiB.
  public var bytes: Int
  /// How many arrays and objects may lie within each other; never more than 1,024.
  public var depth: Int

  public init(bytes: Int = 1 << 20, depth: Int = 64) {
    self.bytes = bytes
    self.depth = depth
  }
}
