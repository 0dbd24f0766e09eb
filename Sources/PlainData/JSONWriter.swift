/// Writes JSON to bytes: UTF-8, members in the order they are given, every number so that it reads back the same. The text
/// may stand in a `<script>` element of an HTML page.
/// Who opens closes; the writer adds commas, and line breaks if it is pretty.
package struct JSONWriter {
  package enum Style: Sendable {
    case compact
    /// One member or element a line, indented by two spaces.
    case pretty
  }

  private enum Previous {
    case nothing, opening, key, value
  }

  package private(set) var bytes: [UInt8] = []
  package let style: Style
  private var depth = 0
  private var previous = Previous.nothing

  package init(style: Style = .compact) { self.style = style }

  /// Forgets what was written and keeps the room.
  package mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    depth = 0
    previous = .nothing
  }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }

  package mutating func endObject() { close(UInt8(ascii: "}")) }

  package mutating func beginArray() { open(UInt8(ascii: "[")) }

  package mutating func endArray() { close(UInt8(ascii: "]")) }

  package mutating func key(_ name: StaticString) {
    begin()
    name.withUTF8Buffer { appendQuoted($0) }
    endKey()
  }

  package mutating func key(_ name: String) {
    begin()
    appendQuoted(name)
    endKey()
  }

  package mutating func null() { word("null") }

  package mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

  package mutating func integer(_ value: some BinaryInteger) {
    begin()
    bytes.append(contentsOf: String(value).utf8)
    previous = .value
  }

  /// Writes the shortest form that reads back as the same number. What is not finite has no form in JSON: null.
  package mutating func number(_ value: Double) {
    begin()
    bytes.append(contentsOf: (value.isFinite ? value.description : "null").utf8)
    previous = .value
  }

  package mutating func string(_ value: String) {
    begin()
    appendQuoted(value)
    previous = .value
  }

  package mutating func string(_ value: StaticString) {
    begin()
    value.withUTF8Buffer { appendQuoted($0) }
    previous = .value
  }

  /// Ends a line between two texts of one output, as NDJSON does.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    previous = .nothing
  }

  private mutating func word(_ word: StaticString) {
    begin()
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    previous = .value
  }

  private mutating func open(_ bracket: UInt8) {
    begin()
    bytes.append(bracket)
    depth += 1
    previous = .opening
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if previous != .opening { breakLine() }
    bytes.append(bracket)
    previous = .value
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    previous = .key
  }

  /// Sets the next key or value off from what is before it.
  private mutating func begin() {
    if previous == .value { bytes.append(UInt8(ascii: ",")) }
    if previous == .value || previous == .opening { breakLine() }
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}

extension JSONWriter {
  private mutating func appendQuoted(_ text: String) {
    var text = text
    text.withUTF8 { appendQuoted($0) }
  }

  private mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    JSONEscapes.append(text, to: &bytes, .embeddable)
    bytes.append(UInt8(ascii: "\""))
  }
}
