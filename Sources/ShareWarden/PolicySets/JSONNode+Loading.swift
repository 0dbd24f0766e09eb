internal import PlainData

extension JSONNode {
  func requireMap() throws(InputFault) {
    guard kind == .object else { throw fault("expected an object, found \(kind)") }
  }

  func requiredString() throws(InputFault) -> String {
    guard kind == .string, let string else { throw fault("expected a string, found \(kind)") }
    return string
  }

  /// Whether this is an object; a fault if not.
  func isMap(_ faults: inout LoadFaults) -> Bool {
    faults.reading { () throws(InputFault) in try requireMap() } != nil
  }

  /// The text of a member, if it is there.
  func text(_ name: String, _ faults: inout LoadFaults) -> String? {
    guard let node = self[name] else { return nil }
    return faults.reading { () throws(InputFault) in try node.requiredString() }
  }

  /// Refuses members of other names: a misspelt one must not be passed over.
  func refuseMembers(except names: [String], _ faults: inout LoadFaults) {
    for (key, _) in members {
      let name = key.string ?? ""
      guard !names.contains(name) else { continue }
      let hint = suggestion(for: name, among: names)
      let known = names.joined(separator: ", ")
      faults.add(.init(key.fault("unknown member \(quoted(name))\(hint); known are \(known)")))
    }
  }
}
