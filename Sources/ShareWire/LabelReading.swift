internal import PlainData
internal import ShareModel

extension JSONNode {
  /// The value as a label, untouched; null members are absent.
  func label() throws(InputFault) -> Label {
    if let boolean { return .boolean(boolean) }
    if let integer { return .integer(integer) }
    if let number { return .number(number) }
    if let string { return .text(string) }
    if isList {
      var items: [Label] = []
      for item in try list() { items.append(try item.label()) }
      return .list(items)
    }
    return .map(try labels())
  }

  /// The members as labels, but for those that have another meaning.
  func labels(except taken: Set<String> = []) throws(InputFault) -> Labels {
    try requireObject()
    var pairs: [(String, Label)] = []
    for (key, member) in members where !member.isNull {
      let name = key.string ?? ""
      if taken.contains(name) { continue }
      pairs.append((name, try member.label()))
    }
    return Labels(pairs)
  }

  /// Fields of a record, but for those that have another meaning.
  func recordFields(except taken: Set<String> = []) throws(InputFault) -> Labels {
    try requireObject()
    var pairs: [(String, Label)] = []
    for (key, member) in members {
      let name = key.string ?? ""
      if taken.contains(name) { continue }
      if let value = member.fieldValue { pairs.append((name, try value.label())) }
    }
    return Labels(pairs)
  }

  /// What a field of a record holds; `nil` for nothing. CloudKit Web Services wraps it in `{value, type}`.
  var fieldValue: JSONNode? {
    guard isObject else { return isNull ? nil : self }
    var isWrapped = false
    for (key, _) in members {
      if key.equals("value") {
        isWrapped = true
      } else if !key.equals("type") && !key.equals("isEncrypted") {
        return self
      }
    }
    return isWrapped ? self["value"] : self
  }
}
