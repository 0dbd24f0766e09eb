package import CStrictJSON

/// Writes JSON to bytes: UTF-8, members in the order they are given, every number so that it reads back the same. The text
/// may stand in a `<script>` element of an HTML page.
/// Who opens closes; the writer adds commas.
package struct JSONWriter: ~Copyable {
  /// What is written so far, for those who write to it by the inline functions of C.
  package var output: csj_output

  /// - Parameter capacity: bytes for which there is to be room from the start.
  package init(capacity: Int = 256) { output = csj_output_take(capacity) }

  deinit {
    var output = output
    csj_output_give(&output)
  }

  package var count: Int { output.count }

  package var bytes: [UInt8] { Array(written) }

  package var text: String { String(decoding: written, as: UTF8.self) }

  /// The bytes in their place, for as long as `body` runs.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(written) }

  private var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: output.bytes, count: output.count) }

  /// Forgets what was written and keeps the room.
  package mutating func reset() {
    output.count = 0
    output.wants_comma = false
  }

  package mutating func beginObject() { csj_put_opening(&output, UInt8(ascii: "{")) }

  package mutating func endObject() { csj_put_closing(&output, UInt8(ascii: "}")) }

  package mutating func beginArray() { csj_put_opening(&output, UInt8(ascii: "[")) }

  package mutating func endArray() { csj_put_closing(&output, UInt8(ascii: "]")) }

  package mutating func key(_ name: String) {
    string(name)
    csj_end_name(&output)
  }

  package mutating func null() { word("null") }

  package mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

  package mutating func integer(_ value: Int) { csj_put_integer(&output, UInt64(value.magnitude), value < 0) }

  package mutating func integer(_ value: UInt64) { csj_put_integer(&output, value, false) }

  /// Writes the shortest form that reads back as the same number. What is not finite has no form in JSON: null.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    withUTF8(of: value.description) { csj_put_word(&output, $0.baseAddress, $0.count) }
  }

  package mutating func string(_ value: String) {
    withUTF8(of: value) { text in
      let run = csj_put_string(&output, text.baseAddress, text.count)
      if run < text.count { finishString(text, from: run) }
    }
  }

  @inline(never)
  private mutating func finishString(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
    JSONEscapes.append(text, from: start, to: &output, .embeddable)
    endString()
  }

  /// Writes a string that `write` puts in its place, in at most so many bytes, with nothing to escape among them.
  package mutating func string(upTo most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    beginString(room: most + 1)
    output.count += write(output.bytes + output.count)
    endString()
  }

  /// Begins a string that is written in pieces.
  package mutating func beginString() { beginString(room: 0) }

  package mutating func piece(_ text: String) {
    withUTF8(of: text) { JSONEscapes.append($0, from: 0, to: &output, .embeddable) }
  }

  package mutating func endString() {
    csj_put_byte(&output, UInt8(ascii: "\""))
    output.wants_comma = true
  }

  /// Ends a line between two texts of one output, as NDJSON does.
  package mutating func endLine() {
    csj_put_byte(&output, UInt8(ascii: "\n"))
    output.wants_comma = false
  }

  private mutating func beginString(room: Int) {
    csj_begin(&output, room + 1).pointee = UInt8(ascii: "\"")
    output.count += 1
  }

  private mutating func word(_ word: StaticString) { csj_put_word(&output, word.utf8Start, word.utf8CodeUnitCount) }
}

/// The UTF-8 bytes of a text, without a copy of it where they lie in one piece, as they nearly always do.
@inline(__always)
private func withUTF8(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
  if text.utf8.withContiguousStorageIfAvailable(body) == nil {
    // Rare, and in a function of its own so that the body is compiled where it is given.
    withCopiedUTF8(of: text, body)
  }
}

@inline(never)
private func withCopiedUTF8(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
  var text = text
  text.withUTF8(body)
}
