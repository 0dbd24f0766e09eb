internal import PlainData
internal import ShareModel

extension BorrowedNode {
  /// The value as a label, untouched; null members are absent.
  func label() throws(InputFault) -> Label {
    switch kind {
    case .boolean: return .boolean(try truth())
    case .integer, .number: return integer.map { .integer($0) } ?? .number(number ?? 0)
    case .string: return .text(try text())
    case .array:
      var items: [Label] = []
      for item in try list() { items.append(try item.label()) }
      return .list(items)
    case .object, .null, .key: return .map(try labels())
    }
  }

  /// The members as labels.
  func labels() throws(InputFault) -> Labels {
    try requireObject()
    return try labels { _ in false }
  }

  /// The members as labels, but for those that have another meaning.
  func labels<Name: MemberName>(except taken: NameSet<Name>) throws(InputFault) -> Labels {
    try requireObject()
    return try labels { key in Name.table.place(of: key).map(taken.contains) ?? false }
  }

  private func labels(where isTaken: (BorrowedNode) -> Bool) throws(InputFault) -> Labels {
    var entries: [Labels.Entry] = []
    for (key, member) in members where !member.isNull && !isTaken(key) {
      entries.append(Labels.Entry(name: try key.text(), value: try member.label()))
    }
    return Labels(entries)
  }

  /// Fields of a record, but for those that have another meaning.
  func recordFields(except taken: [StaticString] = []) throws(InputFault) -> Labels {
    try requireObject()
    var entries: [Labels.Entry] = []
    for (key, member) in members {
      if taken.contains(where: { key.equals($0) }) { continue }
      if let value = member.fieldValue {
        entries.append(Labels.Entry(name: try key.text(), value: try value.label()))
      }
    }
    return Labels(entries)
  }

  /// What a field of a record holds; `nil` for nothing. CloudKit Web Services wraps it in `{value, type}`.
  var fieldValue: BorrowedNode? {
    guard isObject else { return isNull ? nil : self }
    var wrapped: BorrowedNode?
    for (key, member) in members {
      if key.equals("value") {
        wrapped = member
      } else if !key.equals("type") && !key.equals("isEncrypted") {
        return self
      }
    }
    guard let wrapped else { return self }
    return wrapped.isNull ? nil : wrapped
  }
}
