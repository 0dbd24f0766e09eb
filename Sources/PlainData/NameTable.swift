internal import CStrictJSON
internal import Glibc

/// Names in a fixed order, made once and kept for as long as the process runs. A name is found by one look, and looking
/// counts no references, so that threads do not wait for one another.
package struct NameTable: @unchecked Sendable {  // Nothing changes after `init`.
  private let names: OpaquePointer

  /// A table of at most 40 different names of at most 40 bytes.
  package init(_ texts: [String]) {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let made = copies.map { UnsafePointer($0) }.withUnsafeBufferPointer { csj_names_make($0.baseAddress, $0.count) }
    guard let made else { preconditionFailure("no table of names: \(texts.joined(separator: ", "))") }
    names = made
  }

  /// The place of a name in the table's order.
  package func place(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let place = csj_names_find(names, name.baseAddress, name.count)
    return place < 0 ? nil : Int(place)
  }

  /// Finds the members of an object by the names of the table, in one pass: a bit for each name that is there, and the
  /// index of each value found. A null is a value too.
  package func find(
    in object: BorrowedNode, values: UnsafeMutablePointer<UInt32>
  ) -> (found: UInt64, areAllKnown: Bool) {
    let members = csj_find_members(object.document, object.index, names, values)
    return (members.found, members.are_all_known)
  }

  /// The most names of a table.
  package static var capacity: Int { Int(csj_most_names) }
}
