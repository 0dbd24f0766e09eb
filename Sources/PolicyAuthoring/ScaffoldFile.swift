/// A file that a new policy directory starts with.
package struct ScaffoldFile: Hashable, Sendable {
  /// The way from the directory.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
