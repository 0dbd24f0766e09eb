internal import PolicyAuthoring
internal import PolicyTesting

/// What is said where no policy set is named, and none is where they usually are.
enum AbsentPolicySet {
  static let usualPlace = PolicySetScaffold.folder

  /// `nil` where a set or a part of it is named, or there is something.
  static func remark(_ arguments: ParsedArguments, isNamed: Bool = false) -> String? {
    guard !isNamed, !arguments.has("policies"), !TestPlace.exists(usualPlace) else { return nil }
    return
      "no directory `\(usualPlace)` here; `sharewarden init` begins a policy set, `--policies DIR` names one elsewhere"
  }
}
