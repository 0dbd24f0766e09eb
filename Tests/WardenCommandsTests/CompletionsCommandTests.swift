import PolicyAuthoring
import Testing

@testable import WardenCommands

@Suite struct CompletionsCommandTests {
  @Test(arguments: ["bash", "zsh", "fish"]) func `a shell is told every command and option`(shell: String) {
    let bench = Bench()
    #expect(bench.run("completions", shell) == 0)
    for table in WardenCommand.tables {
      #expect(bench.output.contains(table.name))
      for option in table.allOptions {
        #expect(bench.output.contains(shell == "fish" ? "-l \(option.name) " : "--\(option.name)"), "\(option.name)")
      }
    }
  }

  /// What bash offers for a line.
  static func offered(_ words: [String]) throws -> [String] {
    let bench = Bench()
    _ = bench.run("completions", "bash")
    let script = """
      \(bench.output)
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _sharewarden; printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try Terminal.withFreshDirectory { terminal in
      try terminal.write(script, to: "complete.bash")
      return try terminal.run("bash complete.bash").output.split(separator: "\n").map(String.init)
    }
  }

  @Test func `bash completes commands, options, values and operands`() throws {
    #expect(try Self.offered(["sharewarden", "comp"]) == ["completions"])
    #expect(try Self.offered(["sharewarden", "check", "--stri"]) == ["--strict"])
    #expect(try Self.offered(["sharewarden", "rules", "--format", "j"]) == ["json"])
    #expect(try Self.offered(["sharewarden", "rules", "--format", "=", "t"]) == ["text"])
    #expect(try Self.offered(["sharewarden", "schema", ""]) == SchemaDocument.allCases.map(\.rawValue))
    #expect(try Self.offered(["sharewarden", "check", "com"]) == ["complete.bash"])
  }

  @Test func `an unknown shell is an error with a suggestion`() {
    let bench = Bench()
    #expect(bench.run("completions", "bahs") == 2)
    #expect(bench.complaints.contains("unknown shell `bahs` (did you mean `bash`?)"))
    #expect(bench.run("completions") == 2)
  }

  @Test(arguments: SchemaDocument.allCases) func `a schema is printed by its name`(schema: SchemaDocument) {
    let bench = Bench()
    #expect(bench.run("schema", schema.rawValue) == 0)
    #expect(bench.output == schema.text)
    #expect(bench.run("schema", "\(schema.rawValue)s") == 2)
    #expect(bench.complaints.contains("(did you mean `\(schema.rawValue)`?)"))
  }
}
