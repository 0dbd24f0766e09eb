internal import CStrictJSON
internal import PlainData
internal import ShareModel

/// Members of an object; what is `nil` is left out. Names are put where they go, by code that is compiled into each place
/// that writes one.
extension JSONWriter {
  @inline(__always)
  mutating func name(_ name: StaticString) { csj_put_name(&output, name.utf8Start, name.utf8CodeUnitCount) }

  @inline(__always)
  mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    self.name(name)
    string(text)
  }

  /// - Parameter text: has nothing to escape.
  @inline(__always)
  mutating func member(_ name: StaticString, plain text: StaticString) {
    self.name(name)
    csj_put_plain(&output, text.utf8Start, text.utf8CodeUnitCount)
  }

  @inline(__always)
  mutating func member(_ name: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    self.name(name)
    boolean(flag)
  }

  @inline(__always)
  mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    self.name(name)
    integer(number)
  }

  mutating func member(_ name: StaticString, _ time: Timestamp?) {
    guard let time else { return }
    self.name(name)
    string(upTo: Timestamp.longestText) {
      $0.withMemoryRebound(to: CChar.self, capacity: Timestamp.longestText, time.write)
    }
  }

  mutating func member(_ name: StaticString, _ texts: [String]?) {
    guard let texts else { return }
    list(name, texts) { text, writer in writer.string(text) }
  }

  /// A member that is there only if it is true.
  @inline(__always)
  mutating func mark(_ name: StaticString, _ flag: Bool) {
    if flag { member(name, flag) }
  }

  /// Goes through an array by its places, which is less work than by an iterator.
  @inline(__always)
  mutating func list<Element>(
    _ name: StaticString, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    csj_put_name_opening(&output, name.utf8Start, name.utf8CodeUnitCount, UInt8(ascii: "["))
    for place in elements.indices { write(elements[place], &self) }
    csj_put_closing(&output, UInt8(ascii: "]"))
  }

  @inline(__always)
  mutating func list<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>, _ write: (Element, inout JSONWriter) -> Void
  ) {
    csj_put_name_opening(&output, name.utf8Start, name.utf8CodeUnitCount, UInt8(ascii: "["))
    for element in elements { write(element, &self) }
    csj_put_closing(&output, UInt8(ascii: "]"))
  }

  @inline(__always)
  mutating func object(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
    csj_put_name_opening(&output, name.utf8Start, name.utf8CodeUnitCount, UInt8(ascii: "{"))
    write(&self)
    csj_put_closing(&output, UInt8(ascii: "}"))
  }

  @inline(__always)
  mutating func object(_ write: (inout JSONWriter) -> Void) {
    csj_put_opening(&output, UInt8(ascii: "{"))
    write(&self)
    csj_put_closing(&output, UInt8(ascii: "}"))
  }

  /// Puts what was written before: a value, or an object with members that is still open.
  @inline(__always)
  mutating func written(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { csj_put_word(&output, $0.baseAddress, $0.count) }
  }

  /// Closes an object that was put while it was open.
  @inline(__always)
  mutating func endElement() { csj_put_closing(&output, UInt8(ascii: "}")) }
}
