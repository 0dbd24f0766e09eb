internal import CIdentityText
public import ShareModel

/// Why a text is no address, number or time.
public struct IdentityTextError: Error, Hashable, Sendable {
  /// The end of a sentence that starts with the text: "has white space".
  public let message: String

  init(_ fault: Int32) { message = String(cString: cit_fault_text(fault)) }
}

extension String {
  /// Hands the bytes to a reader of identity text, and throws the fault that it finds.
  func read(by reader: (UnsafePointer<CChar>?, Int) -> Int32) throws(IdentityTextError) {
    var text = self
    let fault = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { reader($0.baseAddress, $0.count) }
    }
    guard fault == 0 else { throw IdentityTextError(fault) }
  }

  /// What a reader wrote.
  init(written characters: [CChar], count: Int) {
    self.init(decoding: characters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension EmailAddress {
  /// Reads an address strictly: one meaning or none.
  public init(parsing text: String) throws(IdentityTextError) {
    var text = text
    let address = text.withUTF8 { bytes in
      Result { () throws(IdentityTextError) in EmailAddress(try WrittenEmailAddress(parsing: bytes)) }
    }
    self = try address.get()
  }
}

extension PhoneNumber {
  /// Reads a telephone number with or without `tel:` and `+`.
  public init(parsing text: String) throws(IdentityTextError) {
    var digits = [CChar](repeating: 0, count: 32)
    var length = 0
    try text.read { cit_phone_parse($0, $1, &digits, &length) }
    self.init(checkedText: text, digits: String(written: digits, count: length))
  }
}

extension Timestamp {
  /// Reads an RFC 3339 time with a zone.
  public init(parsing text: String) throws(IdentityTextError) {
    var microseconds: Int64 = 0
    try text.read { cit_time_parse($0, $1, &microseconds) }
    self.init(microseconds: microseconds)
  }

  /// The time in UTC by RFC 3339; empty outside the years 0001 to 9999.
  public var text: String {
    String(unsafeUninitializedCapacity: Self.longestText) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map(write) ?? 0 }
    }
  }

  /// Room that the text needs at most.
  static let longestText = 40

  /// Writes the text, and says how long it is.
  func write(to text: UnsafeMutablePointer<CChar>) -> Int { cit_time_print(microseconds, text) }
}
