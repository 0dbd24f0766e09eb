internal import PlainData
internal import ShareModel

/// An explanation, among the members of a decision.
enum ExplanationWriter {
  /// How a policy came to what it said, in its object.
  static func way(_ way: PolicyWay, to writer: inout JSONWriter) {
    writer.list("lines", way.lines) { line, writer in writer.integer(line) }
    writer.list("moments", way.moments, moment)
  }

  private static func moment(_ moment: PolicyWay.Moment, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("event", moment.event.rawValue)
      writer.member("line", moment.line)
      writer.member("index", moment.index)
      writer.list("variables", moment.variables) { variable, writer in
        writer.object { writer in
          writer.member("name", variable.name)
          writer.member("value", variable.value)
        }
      }
    }
  }

  static func variant(_ variant: AllowedVariant, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("action")
      ActionWriter.action(variant.action, to: &writer)
      writer.member("publicPermission", variant.publicPermission?.rawValue)
    }
  }
}
