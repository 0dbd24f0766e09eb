package import PlainData
internal import ShareModel

/// A value on its way to JSON: members in the order they are given, absent ones left out.
package indirect enum WireValue: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    let name: String
    let value: WireValue
  }

  case null
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([WireValue])
  case object([Member])

  /// An object of the members that are there.
  static func members(_ pairs: KeyValuePairs<String, WireValue?>) -> WireValue {
    .object(pairs.compactMap { pair in pair.value.map { Member(name: pair.key, value: $0) } })
  }

  static func texts(_ texts: [String]) -> WireValue { .list(texts.map { .text($0) }) }

  /// As JSON without white space.
  package var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .text(let value): writer.string(value)
    case .list(let values):
      writer.beginArray()
      for value in values { value.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}

extension WireValue {
  init(_ label: Label) {
    switch label {
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .list(let values): self = .list(values.map { WireValue($0) })
    case .map(let labels): self = WireValue(labels)
    }
  }

  init(_ labels: Labels) {
    self = .object(labels.entries.map { Member(name: $0.name, value: WireValue($0.value)) })
  }

  /// Absent where there is nothing to say.
  init?(some labels: Labels) {
    guard !labels.isEmpty else { return nil }
    self.init(labels)
  }

  /// Fields of a record. A field that looks like CloudKit's `{value, type}` is wrapped, so that it reads back as it is.
  init?(fields: Labels) {
    guard !fields.isEmpty else { return nil }
    self = .object(
      fields.entries.map { entry in
        let value = WireValue(entry.value)
        if case .map(let labels) = entry.value, labels["value"] != nil {
          return Member(name: entry.name, value: .members(["value": value]))
        }
        return Member(name: entry.name, value: value)
      })
  }

  init?(_ text: String?) {
    guard let text else { return nil }
    self = .text(text)
  }

  init?(_ flag: Bool?) {
    guard let flag else { return nil }
    self = .boolean(flag)
  }

  init?(_ number: Int?) {
    guard let number else { return nil }
    self = .integer(Int64(number))
  }
}
