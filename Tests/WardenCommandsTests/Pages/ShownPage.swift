/// What a page has its reader do, in order: files to write, and commands with what they print.
///
/// A command is a line `    $ COMMAND`; what is indented below it is its output. A file is a fenced block below a line
/// that ends in its way and a colon, as in "Put this into `Policies/writer-cap/policy.lua`:"; a name without a folder is
/// none.
struct ShownPage {
  enum Step: Equatable {
    case file(path: String, text: String)
    case command(String, output: String)
  }

  /// Each with the number of its line on the page, from 1.
  var steps: [(line: Int, step: Step)] = []

  var commands: [(line: Int, command: String, output: String)] {
    steps.compactMap { line, step in
      if case .command(let command, let output) = step { (line, command, output) } else { nil }
    }
  }

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var place = 0
    while place < lines.count {
      let start = place
      place += 1
      if lines[start].hasPrefix("```") {
        let block = lines[place...].prefix { !$0.hasPrefix("```") }
        place = min(block.endIndex + 1, lines.count)
        guard let path = Self.file(namedIn: lines[..<start]) else { continue }
        steps.append((start + 1, .file(path: path, text: block.map { $0 + "\n" }.joined())))
      } else if lines[start].hasPrefix(Self.prompt) {
        var command = String(lines[start].dropFirst(Self.prompt.count))
        while command.hasSuffix("\\"), place < lines.count {
          command = String(command.dropLast()) + lines[place].drop { $0 == " " }
          place += 1
        }
        let block = lines[place...].prefix { $0.isEmpty || ($0.hasPrefix("    ") && !$0.hasPrefix(Self.prompt)) }
        place = block.endIndex
        steps.append((start + 1, .command(command, output: Self.trimmed(block.map { $0.dropFirst(4) }))))
      }
    }
  }

  private static let prompt = "    $ "

  /// The name at the end of the last line of the paragraph above.
  private static func file(namedIn lines: ArraySlice<String>) -> String? {
    let sentence = lines.last { !$0.isEmpty } ?? ""
    return sentence.firstMatch(of: /`([^`]+\/[^`]+)`:$/).map { String($0.1) }
  }

  /// The text without the memory that a script took, the one thing that differs a little from process to process.
  static func steady(_ output: String) -> String { output.replacing(/\d+ KiB of/, with: "… KiB of") }

  /// The lines without empty ones at both ends.
  static func trimmed(_ lines: some Collection<Substring>) -> String {
    lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }
}
