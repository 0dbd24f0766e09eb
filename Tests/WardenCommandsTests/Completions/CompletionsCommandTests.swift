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
    #expect(bench.run("schema", "\(schema.rawValue)x") == 2)
    #expect(bench.complaints.contains("(did you mean `\(schema.rawValue)`?)"))
  }
}
