/// Reads a JSON text token by token, slowly and without recursion, to say where something is: the first flaw of a text
/// that was refused, or the extent of a node of one that was read. It refuses what `JSONText` refuses, but for member
/// names that come twice.
struct JSONScanner {
  enum Token {
    /// A bracket that opens an array or an object, at this offset.
    case open(at: Int)
    case close
    case key(Range<Int>)
    case scalar(Range<Int>)
  }

  private struct Container {
    let isObject: Bool
    var elements = 0
    var key: Range<Int>?
  }

  private enum Expectation {
    case value, elementOrClose, nameOrClose, separator, end
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private let depthLimit: Int
  private let rootPath: String
  private var containers: [Container] = []
  private var expectation = Expectation.value

  init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int = .max, rootPath: String = "") {
    self.bytes = bytes
    self.depthLimit = depthLimit
    self.rootPath = rootPath
  }

  /// How many containers the position lies in.
  var depth: Int { containers.count }

  /// The byte at the position, nil at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next token, nil after the last.
  mutating func next() throws(JSONFlaw) -> Token? {
    skipWhiteSpace()
    switch expectation {
    case .value: return try value()
    case .elementOrClose: return byte == UInt8(ascii: "]") ? close() : try element()
    case .nameOrClose: return byte == UInt8(ascii: "}") ? close() : try name()
    case .separator: return try separated()
    case .end:
      guard position < bytes.count else { return nil }
      throw flaw("unexpected text after the JSON value: \(found)")
    }
  }

  private mutating func separated() throws(JSONFlaw) -> Token {
    let isObject = containers[containers.count - 1].isObject
    let bracket = isObject ? "}" : "]"
    if byte == bracket.utf8.first { return close() }
    guard byte == UInt8(ascii: ",") else { throw flaw("expected `,` or `\(bracket)`, found \(found)") }
    let comma = position
    position += 1
    skipWhiteSpace()
    if byte == bracket.utf8.first { throw flaw("comma before `\(bracket)`", at: comma) }
    return isObject ? try name() : try element()
  }

  private mutating func element() throws(JSONFlaw) -> Token {
    containers[containers.count - 1].elements += 1
    return try value()
  }

  private mutating func name() throws(JSONFlaw) -> Token {
    expectation = .nameOrClose
    guard byte == UInt8(ascii: "\"") else { throw flaw("expected a member name in double quotes, found \(found)") }
    let range = try string()
    skipWhiteSpace()
    guard byte == UInt8(ascii: ":") else { throw flaw("expected `:` after a member name, found \(found)") }
    position += 1
    containers[containers.count - 1].key = range
    expectation = .value
    return .key(range)
  }

  private mutating func value() throws(JSONFlaw) -> Token {
    expectation = .value
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else {
      let range = try scalar()
      expectation = containers.isEmpty ? .end : .separator
      return .scalar(range)
    }
    guard depth < depthLimit else { throw flaw("more than \(depthLimit) arrays and objects within each other") }
    let isObject = byte == UInt8(ascii: "{")
    containers.append(Container(isObject: isObject))
    expectation = isObject ? .nameOrClose : .elementOrClose
    position += 1
    return .open(at: position - 1)
  }

  private mutating func close() -> Token {
    containers.removeLast()
    expectation = containers.isEmpty ? .end : .separator
    position += 1
    return .close
  }

  private mutating func skipWhiteSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// A flaw here, or at another offset of the token that is being read.
  func flaw(_ message: String, at offset: Int? = nil) -> JSONFlaw {
    JSONFlaw(offset: offset ?? position, path: path, message: message)
  }

  /// The path of the value that is being read: of the innermost container if that is between two values.
  var path: String {
    var path = JSONPath(from: rootPath)
    for (level, container) in containers.enumerated() {
      if level == containers.count - 1, expectation != .value { break }
      if !container.isObject {
        path.append(element: container.elements - 1)
      } else if let key = container.key {
        path.append(member: unescaped(key))
      }
    }
    return path.text
  }

  private func unescaped(_ string: Range<Int>) -> String {
    let written = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[string])
    return (try? JSONText(parsing: written, limits: JSONLimits(bytes: .max)).root.string)
      ?? String(decoding: written, as: UTF8.self)
  }
}
