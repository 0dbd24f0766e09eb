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

    init(_ denial: Denial) {
      id = denial.id
      message = denial.adminMessage ?? denial.message
      source = denial.source
    }

    init(_ failure: PolicyFailure) {
      id = failure.id
      message = failure.message
      source = failure.source
    }

    func write(to writer: inout JSONWriter) {
      writer.piece(id)
      writer.piece(": ")
      writer.piece(message)
      guard let source else { return }
      writer.piece(" (")
      writer.piece(source)
      writer.piece(")")
    }
  }

  static func reasons(of decision: Decision, to writer: inout JSONWriter) {
    guard !decision.isAllowed else { return }
    writer.object("reason_user") { writer in
      writer.name("403")
      all(of: decision, separator: " ", to: &writer) {
        $0.message
      } orFailure: {
        "The policy \"\($0.id)\" could not be checked."
      } write: { message, writer in
        writer.piece(message)
      }
    }
    writer.object("reason_admin") { writer in
      writer.name("403")
      all(of: decision, separator: "; ", to: &writer) {
        Line($0)
      } orFailure: {
        Line($0)
      } write: { line, writer in
        line.write(to: &writer)
      }
    }
  }

  /// Writes a string with what is to be said of each denial, and then of each failure.
  @inline(__always)
  private static func all<Said: Hashable>(
    of decision: Decision, separator: String, to writer: inout JSONWriter, ofDenial: (Denial) -> Said,
    orFailure: (PolicyFailure) -> Said, write: (Said, inout JSONWriter) -> Void
  ) {
    let (denials, failures) = (decision.denials, decision.errors)
    var said = SaidTexts<Said>(of: denials.count + failures.count)
    var isFirst = true
    func say(_ text: Said, to writer: inout JSONWriter) {
      if !isFirst { writer.piece(separator) }
      isFirst = false
      write(text, &writer)
    }
    writer.beginString()
    for place in denials.indices {
      let text = ofDenial(denials[place])
      if said.isNew(text, isSaidBefore: denials[..<place].contains { ofDenial($0) == text }) { say(text, to: &writer) }
    }
    for place in failures.indices {
      let text = orFailure(failures[place])
      func isSaidBefore() -> Bool {
        denials.contains { ofDenial($0) == text } || failures[..<place].contains { orFailure($0) == text }
      }
      if said.isNew(text, isSaidBefore: isSaidBefore()) { say(text, to: &writer) }
    }
    writer.endString()
  }
}
