internal import CIdentityText
internal import PlainData
internal import ShareModel

/// An e-mail address as it is written in a text, well-formed, for as long as the text is kept.
struct WrittenEmailAddress {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The form in which addresses compare, where the address is written otherwise.
  let folded: String?
  /// Of the domain at the end of the folded form, in bytes.
  let domainLength: Int

  /// Reads an address strictly: one meaning or none.
  init(parsing bytes: UnsafeBufferPointer<UInt8>) throws(IdentityTextError) {
    self.bytes = bytes
    var domainLength = 0
    var flaw: Int32 = 0
    folded = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 320) { folded in
      var length = 0
      flaw = bytes.asCharacters { cit_email_fold($0, $1, folded.baseAddress, &length, &domainLength) }
      guard flaw == 0, length > 0 else { return nil }
      return String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(folded)[..<length]), as: UTF8.self)
    }
    self.domainLength = domainLength
    guard flaw == 0 else { throw IdentityTextError(flaw) }
  }

  init(_ node: BorrowedNode) throws(InputFault) {
    let bytes = try node.bytes()
    do throws(IdentityTextError) { try self.init(parsing: bytes) } catch {
      throw node.fault("e-mail address \(quoted(try node.text(), upTo: 254)) \(error.message)")
    }
  }
}

extension WrittenEmailAddress: Equatable {
  static func == (left: Self, right: Self) -> Bool { EmailAddress(left) == EmailAddress(right) }
}

extension EmailAddress {
  init(_ written: WrittenEmailAddress) {
    self.init(checkedText: String(decoding: written.bytes, as: UTF8.self), folded: written.folded)
  }
}
