internal import ShareModel

/// Which policies each action concerns: one that an action does not concern costs it nothing.
struct PolicyIndex: Sendable {
  private let numbers: [ActionName: [Int]]

  init(_ policies: [Policy]) {
    numbers = Dictionary(
      uniqueKeysWithValues: ActionName.allCases.map { name in
        (name, policies.indices.filter { policies[$0].actions.concern(name) })
      })
  }

  /// The places in the set, in order, of the policies to ask about a part of an action. To name a compound action is to
  /// name all its parts.
  func policies(concerning part: ActionName, of whole: ActionName) -> [Int] {
    let (these, others) = (numbers[part] ?? [], numbers[whole] ?? [])
    return part == whole ? these : Set(these).union(others).sorted()
  }
}
