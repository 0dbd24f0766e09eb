internal import PlainData
internal import ShareModel

/// Members of an object; what is `nil` is left out.
extension JSONWriter {
  mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  mutating func member(_ name: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    key(name)
    boolean(flag)
  }

  mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    key(name)
    integer(number)
  }

  mutating func member(_ name: StaticString, _ time: Timestamp?) {
    guard let time else { return }
    key(name)
    string(upTo: Timestamp.longestText) {
      $0.withMemoryRebound(to: CChar.self, capacity: Timestamp.longestText, time.write)
    }
  }

  mutating func member(_ name: StaticString, _ texts: [String]?) {
    guard let texts else { return }
    list(name, texts) { text, writer in writer.string(text) }
  }

  /// A member that is there only if it is true.
  mutating func mark(_ name: StaticString, _ flag: Bool) {
    if flag { member(name, flag) }
  }

  mutating func list<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>, _ write: (Element, inout JSONWriter) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements { write(element, &self) }
    endArray()
  }

  mutating func object(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
    key(name)
    beginObject()
    write(&self)
    endObject()
  }
}
