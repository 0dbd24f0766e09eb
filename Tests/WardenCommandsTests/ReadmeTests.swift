import Foundation
import Testing

@testable import WardenCommands

/// What the README promises of the program and its demonstration.
@Suite struct ReadmeTests {
  /// The package. Policies and files are named from there, as a reader of the README does.
  static let root: URL = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    _ = FileManager.default.changeCurrentDirectoryPath(root.path())
    return root
  }()

  /// The program that is built beside the tests, for worker processes.
  static let program: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "sharewarden").path()
  }()

  /// Runs `sharewarden` as a shell would, and gives what it prints.
  static func run(_ command: String) -> (output: String, code: ExitCode) {
    let bench = Bench()
    bench.directory = root
    let arguments = command.split(separator: Character(" ")).map(String.init)
    let code = WardenCommand.run(
      arguments.flatMap(expanded), console: bench.console,
      engine: .product(version: WardenCommand.version, program: program))
    return (bench.output + bench.complaints, code)
  }

  private static func expanded(_ argument: String) -> [String] {
    guard argument.hasSuffix("/*.json") else { return [argument] }
    let folder = String(argument.dropLast("*.json".count))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder + $0 }
  }

  @Test(arguments: ["text", "json", "ndjson"])
  func `both isolations explain in the same bytes, but for what can't be told`(format: String) {
    let reports = CheckEngine.Isolation.allCases.map { isolation in
      Self.run(
        "check --policies Policies --isolation \(isolation.rawValue) --explain --format \(format) "
          + "Examples/Requests/owner-invites.json"
      ).output
        .replacing("  not told: lines and variables of policies that run in processes of their own\n", with: "")
        .replacing(#","not_told":["lines and variables of policies that run in processes of their own"]"#, with: "")
    }
    #expect(reports.count == 2 && Set(reports).count == 1)
    let limit = format == "text" ? "of 1,000,000 steps" : #""step_limit":1000000,"#
    #expect(reports.allSatisfy { $0.contains(limit) }, "\(reports)")
  }

  @Test func `the policy that the README shows is one that ships`() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(readme.split(separator: "```lua\n").dropFirst().first?.split(separator: "```").first)
    let policy = Self.root.appending(path: "Policies/domain-allow-list/policy.lua")
    #expect(try String(contentsOf: policy, encoding: .utf8) == shown)
  }

  @Test func `the demonstration holds an allow, a denial of each kind and a failed policy`() throws {
    let makefile = try String(contentsOf: Self.root.appending(path: "Makefile"), encoding: .utf8)
    let commands = makefile.split(separator: "\n").compactMap { line in
      line.firstRange(of: "sharewarden check ").map {
        String(line[$0.lowerBound...].dropFirst(12).prefix { $0 != ";" })
      }
    }
    #expect(commands.count == 2)
    let output = commands.map { Self.run($0).output }.joined()
    let wanted = [
      "ALLOW  ana@example.com", "  why: rule R044", "  why: policy outsiders-read-only, outsider-writes",
      "  why: policy invited-by-name failed (runtime)",
    ]
    for text in wanted { #expect(output.contains(text), "\(output)") }
  }

  @Test func `a share record from Web Services is decided as it is`() throws {
    let run = Self.run("check Examples/Requests/web-services-record.json")
    #expect(run.code == .allowed)
    #expect(run.output.contains("participantRemoved cy@example.org"))
  }
}
