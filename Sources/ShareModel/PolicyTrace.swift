/// A policy that was asked: which text, and what it took.
public struct PolicyTrace: Hashable, Sendable {
  public let id: String
  /// SHA-256 of the policy's source, in hexadecimal.
  public let sha256: String
  /// Steps used, the same on every machine.
  public let steps: Int
  public let stepLimit: Int
  /// Most memory in use, in bytes. Another build of Lua may take more, so it is no part of a decision on the wire.
  public let memory: Int
  public let memoryLimit: Int
  public let isShadow: Bool

  package init(
    id: String, sha256: String, steps: Int, stepLimit: Int, memory: Int, memoryLimit: Int, isShadow: Bool
  ) {
    self.id = id
    self.sha256 = sha256
    self.steps = steps
    self.stepLimit = stepLimit
    self.memory = memory
    self.memoryLimit = memoryLimit
    self.isShadow = isShadow
  }

  /// Equal on the wire: memory, of which another build of Lua may take more, is left out.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.sha256 == right.sha256 && left.steps == right.steps && left.isShadow == right.isShadow
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(sha256)
    hasher.combine(steps)
    hasher.combine(isShadow)
  }
}
