import Testing

@testable import WardenCommands

@Suite struct HelpTests {
  @Test(arguments: WardenCommand.tables.map(\.name))
  func `help of a command is what the command says of itself`(command: String) {
    let (asked, said) = (Bench(), Bench())
    #expect(asked.run("help", command) == 0)
    #expect(said.run(command, "--help") == 0)
    #expect(asked.output == said.output)
    #expect(asked.output.hasPrefix("usage: sharewarden \(command) "))
  }

  @Test(arguments: [["help"], ["--help"], ["-h"], ["help", "help"], ["help", "--help"]])
  func `help alone lists the commands`(arguments: [String]) {
    let bench = Bench()
    #expect(WardenCommand.run(arguments, console: bench.console, engine: Bench.engine) == .allowed)
    #expect(bench.output == HelpText.overview(WardenCommand.tables))
  }

  @Test func `help of what is no command is an error`() {
    let bench = Bench()
    #expect(bench.run("help", "chek") == 2)
    #expect(
      bench.complaints == "sharewarden: unknown command `chek` (did you mean `check`?); see `sharewarden --help`\n")
    #expect(bench.run("help", "check", "lint") == 2)
    #expect(bench.complaints.hasSuffix("sharewarden: `help` takes one command; see `sharewarden --help`\n"))
    #expect(bench.output == "")
  }
}
