import Foundation
import PlainData
import Testing

/// The files for CI that `init` writes hold what they should, and what they have run does pass.
@Suite struct AutomationFilesTests {
  /// Prints a file as JSON: YAML 1.1 has `on` for true, which JSON can't have as a name.
  private static let reader = "import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))))"

  static let canReadYAML: Bool = {
    let run = try? Terminal(directory: FileManager.default.temporaryDirectory).run("python3 -c 'import yaml'")
    return run?.code == 0
  }()

  private static func json(_ path: String, _ terminal: Terminal) throws -> JSONNode {
    let run = try terminal.run("python3 -c '\(reader)' \(path)")
    try #require(run.code == 0, "\(run.output)")
    return try JSONText(parsing: Array(run.output.utf8)).root
  }

  private static func commands(_ terminal: Terminal) throws -> [String: [String]] {
    let gitHub = try json(".github/workflows/policies.yml", terminal)
    let steps = try #require(gitHub["jobs"]?["policies"]?["steps"])
    let gitLab = try json(".gitlab-ci.yml", terminal)
    let preCommit = try json(".pre-commit-config.yaml", terminal)
    let hooks = try #require(preCommit["repos"]?.elements.first { _ in true }?["hooks"])
    return [
      "GitHub": steps.elements.compactMap { $0["run"]?.string },
      "GitLab": try #require(gitLab["policies"]?["script"]).elements.compactMap(\.string),
      "pre-commit": hooks.elements.compactMap { $0["entry"]?.string },
    ]
  }

  @Test(.enabled(if: canReadYAML, "python3 has no yaml"))
  func `every command in the files for CI passes in a new directory, with pages and without`() throws {
    try Terminal.withFreshDirectory { terminal in
      #expect(try terminal.run("sharewarden init").code == 0)
      let commands = try Self.commands(terminal)
      for (place, commands) in commands {
        #expect(commands.contains { $0.hasPrefix("sharewarden lint") }, "\(place)")
        #expect(commands.contains { $0.hasPrefix("sharewarden test --min-coverage 100") }, "\(place)")
        #expect(commands.contains { $0.contains("sharewarden docs --output Documentation --check") }, "\(place)")
        #expect(place == "pre-commit" || commands.contains { $0.contains(" --mutate") }, "\(place)")
        for command in commands {
          try terminal.write(command + "\n", to: "command.sh")
          #expect(try terminal.run("bash -n command.sh").code == 0, "\(command)")
        }
      }
      // GitHub's step for pages has its condition beside it.
      let always = commands.values.flatMap { $0 }.filter { !$0.hasPrefix("sharewarden docs") }
      try terminal.run(always)
      #expect(try terminal.run("sharewarden docs --output Documentation").code == 0)
      try terminal.run(commands.values.flatMap { $0 })
    }
  }

  @Test(.enabled(if: canReadYAML, "python3 has no yaml"))
  func `the files for CI find pages that are stale`() throws {
    try Terminal.withFreshDirectory { terminal in
      #expect(try terminal.run("sharewarden init && mkdir Documentation && touch Documentation/policies.md").code == 0)
      for (place, commands) in try Self.commands(terminal) {
        let command = try #require(commands.first { $0.contains("sharewarden docs") })
        #expect(try terminal.run(command).code == 1, "\(place)")
      }
    }
  }
}

extension Terminal {
  fileprivate func run(_ commands: [String]) throws {
    for command in commands {
      let run = try run(command)
      #expect(run.code == 0, "\(command): \(run.output)")
    }
  }
}
