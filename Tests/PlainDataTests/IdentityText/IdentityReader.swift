import CIdentityText

/// What a reader of identity text says: its result, or the reason it gives.
enum Reading: Hashable, CustomStringConvertible {
  case value(String)
  case fault(String)

  var description: String {
    switch self {
    case .value(let text): text
    case .fault(let reason): "fault: \(reason)"
    }
  }
}

typealias TextReader =
  @Sendable (UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<Int>) ->
  CInt

/// Runs a reader that writes text, on exactly the bytes of `text`.
func read(_ text: [UInt8], with reader: TextReader) -> Reading {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { out in
    var length = 0
    let fault = withCharacters(of: text) { reader($0, $1, out.baseAddress!, &length) }
    guard fault == 0 else { return .fault(String(cString: cit_fault_text(fault))) }
    return .value(String(decoding: out[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}

/// A copy of the bytes on the heap without anything behind them, so that the address sanitizer sees a step too far.
func withCharacters<Result>(of text: [UInt8], _ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
  defer { copy.deallocate() }
  for (index, byte) in text.enumerated() { copy[index] = CChar(bitPattern: byte) }
  return body(copy, text.count)
}

func domain(_ text: String) -> Reading { read(Array(text.utf8), with: cit_domain_to_ascii) }

func pattern(_ text: String) -> Reading { read(Array(text.utf8), with: cit_domain_pattern) }

func phone(_ text: String) -> Reading { read(Array(text.utf8), with: cit_phone_parse) }

/// The local part and the domain, with a space between them.
func email(_ text: [UInt8]) -> Reading {
  var address = cit_email()
  let fault = withCharacters(of: text) { cit_email_parse($0, $1, &address) }
  guard fault == 0 else { return .fault(String(cString: cit_fault_text(fault))) }
  let local = text[address.local_offset..<address.local_offset + address.local_length]
  let domain = withUnsafeBytes(of: &address.domain) {
    String(decoding: $0.prefix(address.domain_length), as: UTF8.self)
  }
  return .value("\(String(decoding: local, as: UTF8.self)) \(domain)")
}

func email(_ text: String) -> Reading { email(Array(text.utf8)) }

/// The time read and written again.
func time(_ text: String) -> Reading {
  var microseconds: Int64 = 0
  let fault = withCharacters(of: Array(text.utf8)) { cit_time_parse($0, $1, &microseconds) }
  guard fault == 0 else { return .fault(String(cString: cit_fault_text(fault))) }
  return .value(printed(microseconds))
}

func printed(_ microseconds: Int64) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { out in
    let length = cit_time_print(microseconds, out.baseAddress!)
    return String(decoding: out[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

func duration(_ text: String) -> Reading {
  var seconds: Int64 = 0
  let fault = withCharacters(of: Array(text.utf8)) { cit_duration_parse($0, $1, &seconds) }
  guard fault == 0 else { return .fault(String(cString: cit_fault_text(fault))) }
  return .value("\(seconds)")
}
