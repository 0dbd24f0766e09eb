import Foundation
import PolicyAuthoring
import Testing

@Suite struct InitRefreshTests {
  private static func withBegun(_ body: (Terminal) throws -> Void) throws {
    try Terminal.withFreshDirectory { terminal in
      #expect(try terminal.run("sharewarden init --name acme").code == 0)
      try body(terminal)
    }
  }

  private static func texts(_ terminal: Terminal) throws -> [String: String] {
    var texts: [String: String] = [:]
    for file in PolicySetScaffold.files(name: "acme") {
      texts[file.path] = try? String(contentsOf: terminal.directory.appending(path: file.path), encoding: .utf8)
    }
    return texts
  }

  @Test func `what is generated is written anew, and nothing else`() throws {
    try Self.withBegun { terminal in
      let files = PolicySetScaffold.files(name: "acme").map(\.path)
      // As an earlier version had written it, and as its owner changed it since.
      for path in files { #expect(try terminal.run("echo '-- mine' >> \(path)").code == 0) }
      #expect(try terminal.run("rm .sharewarden/decision.schema.json").code == 0)
      let before = try Self.texts(terminal)
      let listed = try terminal.run("sharewarden init --refresh --dry-run")
      #expect(try Self.texts(terminal) == before)
      let run = try terminal.run("sharewarden init --refresh")
      #expect(run.code == 0)
      #expect(run.output == listed.output)
      let generated = PolicySetScaffold.generated
      #expect(run.output == generated.map { "\($0.path)\n" }.joined())
      #expect(generated.allSatisfy { $0.path.hasPrefix(".sharewarden/") || $0.path == ".luacheckrc" })
      var expected = before
      for file in generated { expected[file.path] = file.text }
      #expect(try Self.texts(terminal) == expected)
      #expect(try terminal.run("sharewarden init --refresh").output.hasPrefix("nothing to refresh"))
    }
  }

  @Test func `settings for Luacheck that are their owner's stay`() throws {
    try Self.withBegun { terminal in
      try terminal.write("std = \"lua54\"\n", to: ".luacheckrc")
      let run = try terminal.run("sharewarden init --refresh")
      #expect(run.code == 0)
      #expect(
        run.output.contains(".luacheckrc: is left as it is, since its first line is not that of `sharewarden init`"))
      #expect(try Self.texts(terminal)[".luacheckrc"] == "std = \"lua54\"\n")
    }
  }

  @Test func `a policy set that was begun without it gets definitions and schemas`() throws {
    try Terminal.withFreshDirectory { terminal in
      try terminal.write("return function() end\n", to: "acme/Policies/none.lua")
      let run = try terminal.run("sharewarden init --refresh acme")
      #expect(run.code == 0)
      #expect(run.output == PolicySetScaffold.generated.map { "acme/\($0.path)\n" }.joined())
    }
  }

  @Test func `where no policy set is there is nothing to refresh`() throws {
    try Terminal.withFreshDirectory { terminal in
      let run = try terminal.run("sharewarden init --refresh")
      #expect(run.code == 2)
      #expect(
        run.output
          == "sharewarden: no Policies and no .sharewarden to refresh; without `--refresh` a policy set is begun\n")
      #expect(try terminal.run("sharewarden init --refresh --name acme").code == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: terminal.directory.path()) == [])
    }
  }

  @Test func `what can't be written is an error`() throws {
    try Self.withBegun { terminal in
      #expect(try terminal.run("rm .luacheckrc && mkdir .luacheckrc").code == 0)
      let run = try terminal.run("sharewarden init --refresh")
      #expect(run.code == 2)
      #expect(run.output == "sharewarden: .luacheckrc: is a directory\n")
    }
  }
}
