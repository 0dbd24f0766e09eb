import PolicyAuthoring
import Testing

@testable import WardenCommands

/// What shells make of the completions that are printed for them; one that is not installed is skipped.
@Suite struct CompletionsShellTests {
  private static let expected: [(line: String, offers: Set<String>)] = [
    ("comp", ["completions"]), ("check --stri", ["--strict"]), ("check --format s", ["sarif"]),
    ("rules --format=t", ["text"]), ("rules -f t", ["text"]),
    ("schema ", Set(SchemaDocument.allCases.map(\.rawValue))), ("completions z", ["zsh"]), ("help che", ["check"]),
    ("hel", ["help"]),
    ("check a", ["a file", "a folder"]), ("init a", ["a folder"]), ("test --policies a", ["a folder"]),
    ("test --coverage-html a", ["a file", "a folder"]), ("test --filter a", []), ("docs a", []),
    // The first word alone is the command.
    ("test check --muta", ["--mutate"]), ("check --muta", []),
  ]

  private func check(_ shell: OfferingShell) throws {
    let offers = try shell.offers(Self.expected.map { "sharewarden \($0.line)" })
    #expect(offers.count == Self.expected.count)
    for ((line, expected), offered) in zip(Self.expected, offers) { #expect(offered == expected, "\(line)") }
  }

  private func checkCommands(_ shell: OfferingShell) throws {
    let offers = try #require(try shell.offers(["sharewarden "]).first)
    #expect(offers.isSuperset(of: WardenCommand.tables.map(\.name) + ["help"]))
  }

  @Test func `bash completes commands, options, values and operands`() throws {
    try check(.bash)
    try checkCommands(.bash)
  }

  @Test(.enabled(if: OfferingShell.zsh.isInstalled, "zsh is not installed"))
  func `zsh completes commands, options, values and operands`() throws {
    try check(.zsh)
    try checkCommands(.zsh)
  }

  @Test(.enabled(if: OfferingShell.fish.isInstalled, "fish is not installed"))
  func `fish completes commands, options, values and operands`() throws {
    try check(.fish)
    try checkCommands(.fish)
  }
}
