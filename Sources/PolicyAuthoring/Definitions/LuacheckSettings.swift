internal import PolicyTesting
internal import ShareWarden

/// Settings for Luacheck: which names policies and their tests have.
package enum LuacheckSettings {
  /// The first line; a file without it is its reader's own.
  static let mark = "-- Written by `sharewarden init`, and anew by `--refresh` as long as this line stands here.\n"

  package static let text: String = {
    let schema = ScriptSchema.current
    var rows: [String] = []
    for library in schema.libraries {
      if library.name == "_G" {
        let names = (library.functions + library.values).filter { $0 != "data" }.sorted()
        rows += wrapped(names.map { "\"\($0)\"" })
      } else {
        let fields = (library.functions + library.values).sorted().map { "\($0) = {}" }
        rows.append("\(library.name) = { fields = {")
        rows += wrapped(fields).map { "  \($0)" }
        rows.append("} },")
      }
    }
    let helpers = schema.functions.map(\.name) + ["data"]
    return """
      \(mark)\
      -- What Luacheck knows of policies.
      stds.sharewarden = {
        read_globals = {
      \(rows.map { "    \($0)\n" }.joined())\
      \(wrapped(helpers.sorted().map { "\"\($0)\"" }).map { "    \($0)\n" }.joined())\
        },
      }

      std = "sharewarden"
      max_line_length = false
      exclude_files = { ".sharewarden", ".build" }

      files["**/*_test.lua"] = { read_globals = { \(TestDialect.names.map { "\"\($0)\"" }.joined(separator: ", ")) } }

      """
  }()

  /// The words in lines that are not too long.
  private static func wrapped(_ words: [String]) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.utf8.count + word.utf8.count < 100 {
        lines[lines.count - 1] = "\(last) \(word),"
      } else {
        lines.append("\(word),")
      }
    }
    return lines
  }
}
