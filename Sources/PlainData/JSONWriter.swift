/// Writes JSON to bytes: UTF-8, members in the order they are given, every number so that it reads back the same. The text
/// may stand in a `<script>` element of an HTML page.
/// Who opens closes; the writer adds commas, and line breaks if it is pretty.
package struct JSONWriter: ~Copyable {
  package enum Style: Sendable {
    case compact
    /// One member or element a line, indented by two spaces.
    case pretty
  }

  private enum Previous {
    case nothing, opening, key, value
  }

  package let style: Style
  private var buffer: ByteBuffer
  private var depth = 0
  private var previous = Previous.nothing

  /// - Parameter capacity: bytes for which there is to be room from the start.
  package init(style: Style = .compact, capacity: Int = 256) {
    self.style = style
    buffer = ByteBuffer(capacity: capacity)
  }

  package var count: Int { buffer.count }

  package var bytes: [UInt8] { Array(buffer.bytes) }

  package var text: String { String(decoding: buffer.bytes, as: UTF8.self) }

  /// The bytes in their place, for as long as `body` runs.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(buffer.bytes) }

  /// Forgets what was written and keeps the room.
  package mutating func reset() {
    buffer.removeAll()
    depth = 0
    previous = .nothing
  }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }

  package mutating func endObject() { close(UInt8(ascii: "}")) }

  package mutating func beginArray() { open(UInt8(ascii: "[")) }

  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// - Parameter name: has nothing to escape.
  package mutating func key(_ name: StaticString) {
    begin()
    let count = name.utf8CodeUnitCount
    let end = buffer.end(room: count + 2)
    end[0] = UInt8(ascii: "\"")
    (end + 1).update(from: name.utf8Start, count: count)
    end[count + 1] = UInt8(ascii: "\"")
    buffer.advance(by: count + 2)
    endKey()
  }

  package mutating func key(_ name: String) {
    begin()
    appendQuoted(name)
    endKey()
  }

  package mutating func null() { word("null") }

  package mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

  package mutating func integer(_ value: Int) { integer(magnitude: UInt64(value.magnitude), isNegative: value < 0) }

  package mutating func integer(_ value: UInt64) { integer(magnitude: value, isNegative: false) }

  /// Writes the shortest form that reads back as the same number. What is not finite has no form in JSON: null.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    begin()
    withUTF8(of: value.description) { JSONEscapes.append($0, to: &buffer, .plain) }
    previous = .value
  }

  package mutating func string(_ value: String) {
    begin()
    appendQuoted(value)
    previous = .value
  }

  /// Writes a string that `write` puts in its place, in at most so many bytes, with nothing to escape among them.
  package mutating func string(upTo most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    begin()
    let end = buffer.end(room: most + 2)
    end[0] = UInt8(ascii: "\"")
    let count = write(end + 1)
    end[count + 1] = UInt8(ascii: "\"")
    buffer.advance(by: count + 2)
    previous = .value
  }

  /// Begins a string that is written in pieces.
  package mutating func beginString() {
    begin()
    buffer.append(UInt8(ascii: "\""))
  }

  package mutating func piece(_ text: String) {
    withUTF8(of: text) { JSONEscapes.append($0, to: &buffer, .embeddable) }
  }

  package mutating func endString() {
    buffer.append(UInt8(ascii: "\""))
    previous = .value
  }

  /// Ends a line between two texts of one output, as NDJSON does.
  package mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    previous = .nothing
  }

  private mutating func word(_ word: StaticString) {
    begin()
    buffer.append(word)
    previous = .value
  }

  private mutating func integer(magnitude: UInt64, isNegative: Bool) {
    begin()
    if isNegative { buffer.append(UInt8(ascii: "-")) }
    buffer.append(decimal: magnitude)
    previous = .value
  }

  @inline(__always)
  private mutating func open(_ bracket: UInt8) {
    begin()
    buffer.append(bracket)
    depth += 1
    previous = .opening
  }

  @inline(__always)
  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if style == .pretty, previous != .opening { breakLine() }
    buffer.append(bracket)
    previous = .value
  }

  @inline(__always)
  private mutating func endKey() {
    buffer.append(UInt8(ascii: ":"))
    if style == .pretty { buffer.append(UInt8(ascii: " ")) }
    previous = .key
  }

  /// Sets the next key or value off from what is before it.
  @inline(__always)
  private mutating func begin() {
    if previous == .value { buffer.append(UInt8(ascii: ",")) }
    if style == .pretty, previous == .value || previous == .opening { breakLine() }
  }

  private mutating func breakLine() {
    buffer.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { buffer.append(UInt8(ascii: " ")) }
  }

  private mutating func appendQuoted(_ text: String) {
    buffer.append(UInt8(ascii: "\""))
    withUTF8(of: text) { JSONEscapes.append($0, to: &buffer, .embeddable) }
    buffer.append(UInt8(ascii: "\""))
  }
}

/// The UTF-8 bytes of a text, without a copy of it where they lie in one piece, as they nearly always do.
@inline(__always)
private func withUTF8(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
  if text.utf8.withContiguousStorageIfAvailable(body) == nil {
    var text = text
    text.withUTF8(body)
  }
}
