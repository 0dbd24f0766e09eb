import Foundation
import Testing

@testable import WardenCommands

/// What the README shows is what the program prints.
@Suite struct ReadmeTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the first command prints what the README shows`() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let shown = readme.split(separator: "\n\n## ")[0].split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(shown.firstIndex { $0.hasPrefix("    $ sharewarden ") })
    let block = shown[(start + 1)...].prefix { $0.isEmpty || $0.hasPrefix("    ") }
    let arguments = shown[start].dropFirst("    $ sharewarden ".count).split(separator: " ").map(String.init)
    let bench = Bench()
    for name in arguments where name.hasSuffix(".json") {
      bench.files[name] = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    }
    let code = WardenCommand.run(arguments, console: bench.console, engine: .product(version: "0"))
    #expect(code == .denied)
    let expected = block.map { $0.dropFirst(4) }.joined(separator: "\n").trimmingCharacters(in: .newlines)
    #expect(!expected.isEmpty)
    #expect(bench.output.trimmingCharacters(in: .newlines) == expected)
  }

  @Test func `a share record from Web Services is decided as it is`() throws {
    let bench = Bench()
    let name = "Examples/Requests/web-services-record.json"
    bench.files[name] = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    let arguments = ["check", "--no-policies", name]
    #expect(WardenCommand.run(arguments, console: bench.console, engine: .product(version: "0")) == .allowed)
    #expect(bench.output.contains("participantRemoved cy@example.org"))
  }

  @Test func `policies that cannot be loaded never turn into an allow`() throws {
    let bench = Bench()
    let name = "Examples/Requests/owner-invites.json"
    bench.files[name] = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    let arguments = ["check", "--policies", "Policies", name]
    #expect(WardenCommand.run(arguments, console: bench.console, engine: .product(version: "0")) == .undecided)
    #expect(bench.complaints.contains("cannot load policies from `Policies`"))
  }
}
