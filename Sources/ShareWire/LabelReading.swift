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
    return try labels { name in Name.table.place(of: name).map(taken.contains) ?? false }
  }

  private func labels(where isTaken: (UnsafeBufferPointer<UInt8>) -> Bool) throws(InputFault) -> Labels {
    var pairs: [(String, Label)] = []
    for (key, member) in members where !member.isNull {
      let name = try key.bytes()
      if isTaken(name) { continue }
      pairs.append((String(decoding: name, as: UTF8.self), try member.label()))
    }
    return Labels(pairs)
  }

  /// Fields of a record, but for those that have another meaning.
  func recordFields(except taken: [StaticString] = []) throws(InputFault) -> Labels {
    try requireObject()
    var pairs: [(String, Label)] = []
    for (key, member) in members {
      if taken.contains(where: { key.equals($0) }) { continue }
      if let value = member.fieldValue { pairs.append((try key.text(), try value.label())) }
    }
    return Labels(pairs)
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
