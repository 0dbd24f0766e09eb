internal import PlainData
internal import ShareModel

/// Why not, in one text for the person who asked and one for the administrator; nothing on an allow. Each text is said
/// once.
enum DecisionReasons {
  /// What the administrator is told of one reason.
  private struct Line: Hashable {
    let id: String
    let message: String
    let source: String?
  }

  static func reasons(of decision: Decision, to writer: inout JSONWriter) {
    guard !decision.isAllowed else { return }
    writer.object("reason_user") { writer in
      writer.key("403")
      user(decision, to: &writer)
    }
    writer.object("reason_admin") { writer in
      writer.key("403")
      admin(decision, to: &writer)
    }
  }

  private static func user(_ decision: Decision, to writer: inout JSONWriter) {
    let failed = decision.errors.map { "The policy \"\($0.id)\" could not be checked." }
    sentence(decision.denials.map(\.message) + failed, joinedBy: " ", to: &writer) { message, writer in
      writer.piece(message)
    }
  }

  private static func admin(_ decision: Decision, to writer: inout JSONWriter) {
    let denied = decision.denials.map { Line(id: $0.id, message: $0.adminMessage ?? $0.message, source: $0.source) }
    let failed = decision.errors.map { Line(id: $0.id, message: $0.message, source: $0.source) }
    sentence(denied + failed, joinedBy: "; ", to: &writer) { line, writer in
      writer.piece(line.id)
      writer.piece(": ")
      writer.piece(line.message)
      guard let source = line.source else { return }
      writer.piece(" (")
      writer.piece(source)
      writer.piece(")")
    }
  }

  private static func sentence<Text: Hashable>(
    _ texts: [Text], joinedBy separator: String, to writer: inout JSONWriter,
    _ write: (Text, inout JSONWriter) -> Void
  ) {
    writer.beginString()
    var seen = SaidTexts<Text>()
    for (place, text) in texts.enumerated() where seen.isNew(text, at: place, in: texts) {
      if place > 0 { writer.piece(separator) }
      write(text, &writer)
    }
    writer.endString()
  }
}
