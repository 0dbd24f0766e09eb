/// A script as it was read.
package struct SyntaxTree: Sendable {
  package let text: SourceText
  package let block: Block
  /// In the order of the text, with their dashes.
  package let comments: [Comment]
  /// What is no Lua, in the order of the text. Empty for everything that the compiler accepts, unless a chain in it has
  /// more than 2,000 links.
  package let faults: [SyntaxFault]
  /// What the names of variables stand for.
  package let scopes: Scopes

  /// What to do about a script that the compiler refuses in a line, where that is known.
  package func remedy(line: Int) -> String? {
    faults.first.flatMap { text.line(of: $0.span.start) == line ? $0.remedy : nil }
  }
}

package struct Comment: Hashable, Sendable {
  /// What stands in it, without dashes and long brackets.
  package var text: String
  package var span: SourceSpan
  /// Whether it is written `--[[ … ]]`.
  package var isLong: Bool

  package init(text: String, span: SourceSpan, isLong: Bool) {
    self.text = text
    self.span = span
    self.isLong = isLong
  }
}

/// Something that is no Lua.
package struct SyntaxFault: Hashable, Sendable {
  /// Lower case, no full stop.
  package var message: String
  package var span: SourceSpan
  /// What to do, where that is known: what other languages write otherwise.
  package var remedy: String?

  package init(message: String, span: SourceSpan, remedy: String? = nil) {
    self.message = message
    self.span = span
    self.remedy = remedy
  }
}
