import Foundation
import Testing

/// What pages show is what happens to who does it.
@Suite struct PageTests {
  static let pages: [String] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: ReadmeTests.root.path())) ?? []
    let pages = paths.filter { path in
      path.hasSuffix(".md") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return pages.filter { !((try? shown($0).commands) ?? []).isEmpty }.sorted()
  }()

  static func shown(_ page: String) throws -> ShownPage {
    ShownPage(try String(contentsOf: ReadmeTests.root.appending(path: page), encoding: .utf8))
  }

  /// Pages that have their reader write files, from an empty directory. The others speak of the files of the package, and
  /// change none.
  static let tutorials = pages.filter { page in
    ((try? shown(page).steps) ?? []).contains { if case .file = $0.step { true } else { false } }
  }

  @Test func `there are pages with commands`() {
    #expect(Set(Self.pages).isSuperset(of: ["README.md", "Policies/README.md"]))
    #expect(Self.tutorials.contains("Examples/FromRegoAndCedar/README.md"))
  }

  @Test(arguments: pages.filter { !tutorials.contains($0) })
  func `every command of a page prints what the page shows`(page: String) throws {
    let terminal = Terminal(directory: ReadmeTests.root)
    for (line, command, output) in try Self.shown(page).commands {
      #expect(try terminal.shown(command) == ShownPage.steady(output), "\(page):\(line): \(command)")
    }
  }

  @Test(arguments: tutorials)
  func `who follows a tutorial from an empty directory sees what it shows`(page: String) throws {
    try Terminal.withFreshDirectory { terminal in
      for (line, step) in try Self.shown(page).steps {
        switch step {
        case .file(let path, let text): try terminal.write(text, to: path)
        case .command(let command, let output):
          #expect(try terminal.shown(command) == ShownPage.steady(output), "\(page):\(line): \(command)")
        }
      }
    }
  }

  @Test func `the tests that the guide shows pass for the policy that it shows`() throws {
    let guide = try String(contentsOf: ReadmeTests.root.appending(path: "Policies/README.md"), encoding: .utf8)
    let blocks = guide.split(separator: "```lua\n").dropFirst().compactMap { $0.split(separator: "```").first }
    let fixture = """
      { "rootRecordName": "plan-1", "publicPermission": "none", "participants": [
        { "emailAddress": "ana@example.com", "role": "owner", "permission": "readWrite", "acceptanceStatus": "accepted" },
        { "emailAddress": "ben@example.com", "role": "privateUser", "permission": "readWrite",
          "acceptanceStatus": "accepted" } ] }
      """
    try #require(blocks.count == 2)
    try Terminal.withFreshDirectory { terminal in
      try terminal.write(String(blocks[0]), to: "Policies/writer-cap/policy.lua")
      try terminal.write(String(blocks[1]), to: "Policies/writer-cap/policy_test.lua")
      try terminal.write(fixture, to: "Policies/fixtures/team.json")
      let (output, code) = try terminal.run("sharewarden test")
      #expect(code == 0, "\(output)")
      #expect(output.contains("2 passed"))
    }
  }

  @Test func `files, commands and outputs of a page are told apart`() {
    let page = """
      Put this into `a/b.txt`:

      ```text
      one
          $ two
      ```

          $ cat a/b.txt
          one

          two
          $ echo 1 \\
            2

      A fence without a name:

      ```
      x
      ```
      """
    let steps: [ShownPage.Step] = [
      .file(path: "a/b.txt", text: "one\n    $ two\n"), .command("cat a/b.txt", output: "one\n\ntwo"),
      .command("echo 1 2", output: ""),
    ]
    let shown = ShownPage(page).steps
    #expect(shown.map(\.step) == steps)
    #expect(shown.map(\.line) == [3, 8, 12])
  }

  @Test func `a command runs in its directory, and says on standard error what it says there`() throws {
    let (printed, code) = try Terminal.withFreshDirectory { terminal in
      try terminal.write("hello\n", to: "a/b.txt")
      return try terminal.run("cat a/b.txt; sharewarden chek; exit 7")
    }
    #expect(printed.hasPrefix("hello\n"))
    #expect(printed.contains("unknown command `chek`"))
    #expect(code == 7)
  }
}
