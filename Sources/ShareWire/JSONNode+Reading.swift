internal import PlainData
internal import ShareModel

extension JSONNode {
  /// A fault about a member that this object lacks, or about one by a name unknown to it.
  func fault(member name: String, _ message: String) -> InputFault {
    var fault = fault(message)
    fault.path = path.isEmpty ? name : "\(path).\(name)"
    return fault
  }

  var isObject: Bool { kind == .object }
  var isList: Bool { kind == .array }

  func text() throws(InputFault) -> String {
    guard let string else { throw fault("must be a string") }
    return string
  }

  /// A key that something goes by: an empty one would stand for everything that has none.
  func name() throws(InputFault) -> String {
    let name = try text()
    guard !name.isEmpty else { throw fault("must not be empty") }
    return name
  }

  func truth() throws(InputFault) -> Bool {
    guard let boolean else { throw fault("must be true or false") }
    return boolean
  }

  func wholeNumber() throws(InputFault) -> Int {
    guard let exactInteger, let number = Int(exactly: exactInteger) else { throw fault("must be a whole number") }
    return number
  }

  func time() throws(InputFault) -> Timestamp {
    let text = try text()
    do throws(IdentityTextError) { return try Timestamp(parsing: text) } catch {
      throw fault("\(quoted(text)) \(error.message)")
    }
  }

  func requireObject() throws(InputFault) {
    guard isObject else { throw fault("must be an object") }
  }

  func list() throws(InputFault) -> [JSONNode] {
    guard isList else { throw fault("must be a list") }
    let items = Array(elements)
    for item in items where item.isNull { throw item.fault("must not be null") }
    return items
  }

  /// The record that a reference of CloudKit's is to.
  func referencedName(isStrict: Bool) throws(InputFault) -> String {
    try requireObject()
    if isStrict { try allowOnly(["recordName", "recordChangeTag", "zoneID", "action"]) }
    return try required("recordName").name()
  }

  func required(_ name: StaticString) throws(InputFault) -> JSONNode {
    guard let member = self[name] else { throw fault(member: "\(name)", "is missing") }
    return member
  }

  /// What `read` makes of the member; `nil` where it is absent.
  func optional<Value>(
    _ name: StaticString, _ read: (JSONNode) throws(InputFault) -> Value
  ) throws(InputFault) -> Value? {
    guard let member = self[name] else { return nil }
    return try read(member)
  }

  /// A member that goes by several names. Two names that say different things are a fault, not a choice.
  func optional<Value: Equatable>(
    _ names: [StaticString], _ read: (JSONNode) throws(InputFault) -> Value
  ) throws(InputFault) -> Value? {
    var found: (name: StaticString, value: Value)?
    for name in names {
      guard let member = self[name] else { continue }
      let value = try read(member)
      if let found, found.value != value { throw member.fault("differs from `\(found.name)`; give one of them") }
      if found == nil { found = (name, value) }
    }
    return found?.value
  }

  func optionalText(_ name: StaticString) throws(InputFault) -> String? {
    try optional(name) { (node) throws(InputFault) in try node.text() }
  }

  func optionalName(_ name: StaticString) throws(InputFault) -> String? {
    try optional(name) { (node) throws(InputFault) in try node.name() }
  }

  func optionalTruth(_ name: StaticString) throws(InputFault) -> Bool? {
    try optional(name) { (node) throws(InputFault) in try node.truth() }
  }

  /// A member that must be an object where it is there.
  func optionalObject(_ name: StaticString) throws(InputFault) -> JSONNode? {
    guard let member = self[name] else { return nil }
    try member.requireObject()
    return member
  }

  /// Faults at the first member whose name is none of `known`.
  func allowOnly(_ known: Set<String>) throws(InputFault) {
    for (key, _) in members {
      let name = key.string ?? ""
      if known.contains(name) { continue }
      throw key.fault("unknown member\(suggestion(for: name, among: known.sorted()))")
    }
  }
}
