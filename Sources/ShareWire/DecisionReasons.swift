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
  }

  static func reasons(of decision: Decision, to writer: inout JSONWriter) {
    guard !decision.isAllowed else { return }
    writer.object("reason_user") { writer in
      writer.name("403")
      user(decision.denials, decision.errors, to: &writer)
    }
    writer.object("reason_admin") { writer in
      writer.name("403")
      admin(decision.denials, decision.errors, to: &writer)
    }
  }

  private static func user(_ denials: [Denial], _ failures: [PolicyFailure], to writer: inout JSONWriter) {
    var said = SaidTexts<String>(of: denials.count + failures.count)
    var separator: String?
    func say(_ text: String, to writer: inout JSONWriter) {
      if let separator { writer.piece(separator) }
      separator = " "
      writer.piece(text)
    }
    writer.beginString()
    for place in denials.indices {
      let message = denials[place].message
      if said.isNew(message, isSaidBefore: place > 0 && denials[..<place].contains { $0.message == message }) {
        say(message, to: &writer)
      }
    }
    for place in failures.indices {
      let message = "The policy \"\(failures[place].id)\" could not be checked."
      if said.isNew(
        message,
        isSaidBefore: denials.contains { $0.message == message }
          || failures[..<place].contains { $0.id == failures[place].id })
      {
        say(message, to: &writer)
      }
    }
    writer.endString()
  }

  private static func admin(_ denials: [Denial], _ failures: [PolicyFailure], to writer: inout JSONWriter) {
    var said = SaidTexts<Line>(of: denials.count + failures.count)
    var separator: String?
    func say(_ id: String, _ message: String, _ source: String?, to writer: inout JSONWriter) {
      if let separator { writer.piece(separator) }
      separator = "; "
      writer.piece(id)
      writer.piece(": ")
      writer.piece(message)
      guard let source else { return }
      writer.piece(" (")
      writer.piece(source)
      writer.piece(")")
    }
    writer.beginString()
    for place in denials.indices {
      if said.isNew(
        Line(denials[place]),
        isSaidBefore: place > 0 && denials[..<place].contains { Line($0) == Line(denials[place]) })
      {
        say(
          denials[place].id, denials[place].adminMessage ?? denials[place].message, denials[place].source, to: &writer)
      }
    }
    for place in failures.indices {
      let failure = failures[place]
      if said.isNew(
        Line(failure),
        isSaidBefore: denials.contains { Line($0) == Line(failure) }
          || failures[..<place].contains { Line($0) == Line(failure) })
      {
        say(failure.id, failure.message, failure.source, to: &writer)
      }
    }
    writer.endString()
  }
}
