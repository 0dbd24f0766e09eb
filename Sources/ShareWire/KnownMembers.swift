internal import PlainData
internal import ShareModel

/// The members of an object by the names that its reader knows, all found in one pass.
struct KnownMembers<Name: MemberName> {
  private let members: FoundMembers

  /// Faults unless the value is an object.
  init(_ object: BorrowedNode) throws(InputFault) {
    try object.requireObject()
    members = FoundMembers(object, by: Name.table)
    guard members.areNoted else { throw object.fault("no memory left to read the text") }
  }

  var object: BorrowedNode { members.object }

  /// Whether the member is there, be it null.
  func isGiven(_ name: Name) -> Bool { NameSet<Name>(bits: members.names).contains(name.rawValue) }

  /// The member of this name; nil as well if it is null.
  subscript(name: Name) -> BorrowedNode? { members.value(at: name.rawValue) }

  /// Faults at the first member whose name is none of `known`.
  func allowOnly(_ known: NameSet<Name> = .all) throws(InputFault) {
    if members.areAllKnown, known.isSuperset(of: NameSet(bits: members.names)) { return }
    for (key, _) in object.members {
      if let place = Name.table.place(of: key), known.contains(place) { continue }
      throw key.fault("unknown member\(suggestion(for: key.string ?? "", among: known.texts.sorted()))")
    }
  }
}

extension KnownMembers {
  func required(_ name: Name) throws(InputFault) -> BorrowedNode {
    guard let member = self[name] else { throw object.fault(member: name.text, "is missing") }
    return member
  }

  /// What `read` makes of the member; `nil` where it is absent.
  func optional<Value>(
    _ name: Name, _ read: (BorrowedNode) throws(InputFault) -> Value
  ) throws(InputFault) -> Value? {
    guard let member = self[name] else { return nil }
    return try read(member)
  }

  /// A member that goes by two names. Two that say different things are a fault, not a choice.
  func optional<Value: Equatable>(
    _ name: Name, or other: Name, _ read: (BorrowedNode) throws(InputFault) -> Value
  ) throws(InputFault) -> Value? {
    let value = try optional(name, read)
    guard let member = self[other] else { return value }
    let again = try read(member)
    if let value, value != again { throw member.fault("differs from `\(name.text)`; give one of them") }
    return value ?? again
  }

  func optionalText(_ name: Name) throws(InputFault) -> String? {
    try optional(name) { (node) throws(InputFault) in try node.text() }
  }

  func optionalName(_ name: Name) throws(InputFault) -> String? {
    try optional(name) { (node) throws(InputFault) in try node.name() }
  }

  func optionalTruth(_ name: Name) throws(InputFault) -> Bool? {
    try optional(name) { (node) throws(InputFault) in try node.truth() }
  }

  func optionalLabels(_ name: Name) throws(InputFault) -> Labels {
    try optional(name) { (node) throws(InputFault) in try node.labels() } ?? Labels()
  }
}
