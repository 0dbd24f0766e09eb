internal import CIdentityText
internal import CStrictJSON
internal import PlainData
internal import ShareModel

extension BorrowedNode {
  /// A fault about a member that this object lacks, or about one by a name unknown to it.
  func fault(member name: String, _ message: String) -> InputFault {
    var fault = fault(message)
    fault.path = path.isEmpty ? name : "\(path).\(name)"
    return fault
  }

  /// The bytes of a string, for as long as the text is kept.
  func bytes() throws(InputFault) -> UnsafeBufferPointer<UInt8> {
    guard let writtenBytes else { throw fault("must be a string") }
    return writtenBytes
  }

  func text() throws(InputFault) -> String { String(decoding: try bytes(), as: UTF8.self) }

  /// Whether the text is this one; faults unless it is a text.
  func says(_ text: StaticString) throws(InputFault) -> Bool {
    _ = try bytes()
    return equals(text)
  }

  /// A key that something goes by: an empty one would stand for everything that has none.
  func nameBytes() throws(InputFault) -> UnsafeBufferPointer<UInt8> {
    let name = try bytes()
    guard !name.isEmpty else { throw fault("must not be empty") }
    return name
  }

  func name() throws(InputFault) -> String { String(decoding: try nameBytes(), as: UTF8.self) }

  func truth() throws(InputFault) -> Bool {
    guard let boolean else { throw fault("must be true or false") }
    return boolean
  }

  func wholeNumber() throws(InputFault) -> Int {
    guard let exactInteger, let number = Int(exactly: exactInteger) else { throw fault("must be a whole number") }
    return number
  }

  func time() throws(InputFault) -> Timestamp {
    let bytes = try bytes()
    var microseconds: Int64 = 0
    let flaw = bytes.asCharacters { cit_time_parse($0, $1, &microseconds) }
    guard flaw == 0 else { throw fault("\(quoted(try text())) \(IdentityTextError(flaw).message)") }
    return Timestamp(microseconds: microseconds)
  }

  func requireObject() throws(InputFault) {
    guard isOf(csj_object) else { throw fault("must be an object") }
  }

  func list() throws(InputFault) -> ListElements {
    guard isOf(csj_array) else { throw fault("must be a list") }
    let elements = ListElements(of: self)
    for item in elements where item.isOf(csj_null) { throw item.fault("must not be null") }
    return elements
  }

  /// The record that a reference of CloudKit's is to.
  func referencedName(isStrict: Bool) throws(InputFault) -> String {
    let members = try KnownMembers<ReferenceMember>(self)
    if isStrict { try members.allowOnly() }
    return try members.required(.recordName).name()
  }
}

private enum ReferenceMember: Int, MemberName {
  case recordName, recordChangeTag, zoneID, action

  static let table = makeTable()
}

extension UnsafeBufferPointer<UInt8> {
  /// Hands the bytes to a function that takes them as characters.
  func asCharacters<Value>(_ body: (UnsafePointer<CChar>?, Int) -> Value) -> Value {
    withMemoryRebound(to: CChar.self) { body($0.baseAddress, $0.count) }
  }
}
