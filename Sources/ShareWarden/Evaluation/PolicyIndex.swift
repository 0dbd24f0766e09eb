internal import ShareModel
internal import ShareRules

/// Which policies each action concerns: one that an action does not concern costs it nothing.
struct PolicyIndex: Sendable {
  /// The places of policies in the set, in order, by the place of the action.
  private let lists: [[Int]]

  init(_ policies: [Policy]) {
    lists = ActionName.allCases.map { name in
      policies.indices.filter { policies[$0].actions.concern(name) }
    }
  }

  /// The places in the set, in order, of the policies to ask about what is meant by a part of an action. To name a
  /// compound action is to name all its parts.
  func policies(concerning part: ActionName, of whole: ActionName) -> [Int] {
    let these = lists[part.place]
    return part == whole ? these : Self.union(these, lists[whole.place])
  }

  private static func union(_ left: [Int], _ right: [Int]) -> [Int] {
    var union: [Int] = []
    union.reserveCapacity(left.count + right.count)
    var (left, right) = (left[...], right[...])
    while let one = left.first, let other = right.first {
      union.append(min(one, other))
      if one <= other { left.removeFirst() }
      if other <= one { right.removeFirst() }
    }
    return union + left + right
  }
}

/// The actions that any policy of a set concerns.
struct ConcernedActions: Sendable {
  /// A bit for each action, by its place.
  private let bits: UInt64

  init(_ policies: [Policy]) {
    bits = ActionName.allCases.reduce(0) { bits, name in
      policies.contains { $0.actions.concern(name) } ? bits | 1 << UInt64(name.place) : bits
    }
  }

  func contain(_ name: ActionName) -> Bool { bits & 1 << UInt64(name.place) != 0 }

  /// Whether there may be anybody to ask about an action.
  func concern(_ action: Action, on share: Share) -> Bool {
    if contain(action.name) { return true }
    guard action.isCompound else { return contain(action.meant(for: share).name) }
    return action.parts.contains { contain($0.meant(for: share).name) }
  }
}
