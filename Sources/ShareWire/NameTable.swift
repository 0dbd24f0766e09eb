internal import CStrictJSON
internal import Glibc
internal import PlainData

/// Names in a fixed order, made once and kept for as long as the process runs. A name is found by one look, and looking
/// counts no references, so that threads do not wait for one another.
struct NameTable: @unchecked Sendable {  // Nothing changes after `init`.
  let names: UnsafePointer<csj_names>

  /// A table of at most 40 different names of at most 40 bytes.
  init(_ texts: [String]) {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let made = copies.map { UnsafePointer($0) }.withUnsafeBufferPointer { csj_names_make($0.baseAddress, $0.count) }
    guard let made else { preconditionFailure("no table of names: \(texts.joined(separator: ", "))") }
    names = made
  }

  /// The place of a name in the table's order.
  func place(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let place = csj_names_find(names, name.baseAddress, name.count)
    return place < 0 ? nil : Int(place)
  }

  /// The place of a name that a string, or the name of a member, says.
  func place(of node: BorrowedNode) -> Int? {
    let place = csj_names_find_string(names, node.document, node.index)
    return place < 0 ? nil : Int(place)
  }
}

/// Members of an object by the places of their names in a table, for as long as the text is kept. One thread at a time
/// may look into a text.
struct FoundMembers {
  let object: BorrowedNode
  private let members: csj_members

  init(_ object: BorrowedNode, by table: NameTable) {
    self.object = object
    members = csj_find_members(object.document, object.index, table.names)
  }

  /// Whether there was memory to note them.
  var areNoted: Bool { members.values != nil }

  /// Whether every member has a name of the table.
  var areAllKnown: Bool { members.are_all_known }

  /// A bit for each name of the table that a member has, be it null.
  var names: UInt64 { members.found }

  /// The value of the name at a place of the table; nil as well if it is null.
  func value(at place: Int) -> BorrowedNode? {
    guard members.found & (1 &<< UInt64(place)) != 0, let values = members.values else { return nil }
    var value = object
    value.index = values[place]
    return value.isOf(csj_null) ? nil : value
  }
}
