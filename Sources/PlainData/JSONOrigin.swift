/// Where a JSON text was found, so that an error in a line of a log or in an element of an array names its place in
/// the whole.
package struct JSONOrigin: Hashable, Sendable {
  /// The file's name as the user gave it; nil for a text that is in no file.
  package var file: String?
  /// Line and column of the text's first character, counted from 1.
  package var line: Int
  package var column: Int
  /// The path of the text's root in the whole, such as `evaluations[3]`; empty if it is the whole.
  package var path: String

  package init(file: String? = nil, line: Int = 1, column: Int = 1, path: String = "") {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
  }
}
