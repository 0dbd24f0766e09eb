internal import CIdentityText
public import ShareModel

/// Why a text is no address, number or time.
public struct IdentityTextError: Error, Hashable, Sendable {
  /// The end of a sentence that starts with the text: "has white space".
  public let message: String

  init(_ fault: Int32) { message = String(cString: cit_fault_text(fault)) }
}

extension EmailAddress {
  /// Reads an address strictly: one meaning or none.
  public init(parsing text: String) throws(IdentityTextError) {
    var parts = cit_email()
    let bytes = Array(text.utf8)
    let fault = bytes.withUnsafeBytes { cit_email_parse($0.bindMemory(to: CChar.self).baseAddress, $0.count, &parts) }
    guard fault == 0 else { throw IdentityTextError(fault) }
    let local = bytes[parts.local_offset..<parts.local_offset + parts.local_length]
    let domain = withUnsafeBytes(of: &parts.domain) { $0.prefix(parts.domain_length).map(\.self) }
    self.init(
      checkedText: text, localPart: String(decoding: local, as: UTF8.self),
      domain: String(decoding: domain, as: UTF8.self))
  }
}

extension PhoneNumber {
  /// Reads a telephone number with or without `tel:` and `+`.
  public init(parsing text: String) throws(IdentityTextError) {
    var digits = [CChar](repeating: 0, count: 32)
    var length = 0
    let bytes = Array(text.utf8)
    let fault = bytes.withUnsafeBytes {
      cit_phone_parse($0.bindMemory(to: CChar.self).baseAddress, $0.count, &digits, &length)
    }
    guard fault == 0 else { throw IdentityTextError(fault) }
    self.init(
      checkedText: text, digits: String(decoding: digits.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}

extension Timestamp {
  /// Reads an RFC 3339 time with a zone.
  public init(parsing text: String) throws(IdentityTextError) {
    var microseconds: Int64 = 0
    let bytes = Array(text.utf8)
    let fault = bytes.withUnsafeBytes {
      cit_time_parse($0.bindMemory(to: CChar.self).baseAddress, $0.count, &microseconds)
    }
    guard fault == 0 else { throw IdentityTextError(fault) }
    self.init(microseconds: microseconds)
  }

  /// The time in UTC by RFC 3339; empty outside the years 0001 to 9999.
  public var text: String {
    var characters = [CChar](repeating: 0, count: 40)
    let length = cit_time_print(microseconds, &characters)
    return String(decoding: characters.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
