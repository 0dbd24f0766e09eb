/// A name where it is written: of a variable, a field or a label.
package struct Name: Hashable, Sendable {
  package var text: String
  package var span: SourceSpan

  package init(_ text: String, _ span: SourceSpan) {
    self.text = text
    self.span = span
  }
}
