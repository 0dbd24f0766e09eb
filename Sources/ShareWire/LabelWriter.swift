internal import PlainData
internal import ShareModel

/// An organization's own values.
enum LabelWriter {
  /// A member, absent where there is nothing to say.
  static func properties(_ labels: Labels, to writer: inout JSONWriter) {
    guard !labels.isEmpty else { return }
    writer.object("properties") { members(labels, to: &$0) }
  }

  /// Fields of a record. A field that looks like CloudKit's `{value, type}` is wrapped, so that it reads back as it is.
  static func fields(_ fields: Labels, to writer: inout JSONWriter) {
    writer.object("fields") { writer in
      for entry in fields.entries {
        writer.key(entry.name)
        if case .map(let labels) = entry.value, labels["value"] != nil {
          writer.object { writer in
            writer.name("value")
            label(entry.value, to: &writer)
          }
        } else {
          label(entry.value, to: &writer)
        }
      }
    }
  }

  /// The labels as members of the object that is open.
  static func members(_ labels: Labels, to writer: inout JSONWriter) {
    for entry in labels.entries {
      writer.key(entry.name)
      label(entry.value, to: &writer)
    }
  }

  private static func label(_ label: Label, to writer: inout JSONWriter) {
    switch label {
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(Int(value))
    case .number(let value): writer.number(value)
    case .text(let value): writer.string(value)
    case .list(let values):
      writer.beginArray()
      for value in values { self.label(value, to: &writer) }
      writer.endArray()
    case .map(let labels):
      writer.object { writer in
        members(labels, to: &writer)
      }
    }
  }
}
