internal import PlainData

/// Why tests say nothing: what is wrong with the tests themselves, or with what they are about.
package struct TestFault: Error, Hashable, Sendable {
  /// The file, under the name that the tests were asked for by.
  package var file: String
  /// From 1; `nil` where the file as a whole is meant.
  package var line: Int?
  package var column: Int?
  /// Lower case, no full stop; what to do last.
  package var message: String

  package init(_ file: String, line: Int? = nil, column: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.column = column
    // A script may have made it from anything.
    self.message = TerminalText.clean(message)
  }
}

extension TestFault: CustomStringConvertible {
  /// `Policies/writer-cap/policy_test.lua:3: …`
  package var description: String {
    let place = [line, line == nil ? nil : column].compactMap { $0 }.map { ":\($0)" }.joined()
    return "\(file)\(place): \(message)"
  }
}
