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

  /// Fields of a record: CloudKit Web Services wraps each in `{value, type}`.
  func recordFields() throws(InputFault) -> Labels {
    try requireObject()
    var pairs: [(String, Label)] = []
    for (key, member) in members where !member.isNull {
      let wrapped = member.isObject ? member["value"] : nil
      pairs.append((key.string ?? "", try (wrapped ?? member).label()))
    }
    return Labels(pairs)
  }
}
