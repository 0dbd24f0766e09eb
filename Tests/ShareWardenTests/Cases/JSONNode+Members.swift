import PlainData

extension JSONNode {
  /// Refuses members of other names, so that a misspelt one is not passed over.
  func allowMembers(_ names: [String]) throws(InputFault) {
    guard kind == .object else { throw fault("expected an object") }
    for (key, _) in members where !names.contains(key.string ?? "") { throw key.fault("unknown member") }
  }
}
