/// What is the same of a policy in every decision that asks it.
package final class PolicyFacts: Sendable {
  package let id: String
  package let sha256: String
  package let stepLimit: Int
  package let memoryLimit: Int
  package let isShadow: Bool
  /// How answers name the policy, for whoever writes them to keep; empty where nobody did.
  package let heading: [UInt8]

  package init(
    id: String, sha256: String, stepLimit: Int, memoryLimit: Int, isShadow: Bool, heading: [UInt8] = []
  ) {
    self.id = id
    self.sha256 = sha256
    self.stepLimit = stepLimit
    self.memoryLimit = memoryLimit
    self.isShadow = isShadow
    self.heading = heading
  }
}

/// A policy that was asked: which text, and what it took.
public struct PolicyTrace: Hashable, Sendable {
  private let facts: PolicyFacts
  /// Steps used, the same on every machine.
  public let steps: Int
  /// Most memory in use, in bytes. Another build of Lua may take more, so it is no part of a decision on the wire.
  public let memory: Int

  public var id: String { facts.id }
  /// SHA-256 of the policy's source, in hexadecimal.
  public var sha256: String { facts.sha256 }
  public var stepLimit: Int { facts.stepLimit }
  public var memoryLimit: Int { facts.memoryLimit }
  public var isShadow: Bool { facts.isShadow }
  package var heading: [UInt8] { facts.heading }

  package init(of facts: PolicyFacts, steps: Int, memory: Int) {
    self.facts = facts
    self.steps = steps
    self.memory = memory
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
