import Foundation
import Testing

@Suite struct NewCommandTests {
  /// The line that `new` says, put where it says.
  private static func list(_ said: String, _ terminal: Terminal) throws {
    let place = try #require(said.firstMatch(of: /after "policies": {, line (\d+) of (\S+):\n\n(    .*\n)$/))
    let path = String(place.2)
    var lines = try String(contentsOf: terminal.directory.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert(place.3.dropLast(), at: try #require(Int(place.1)))
    try terminal.write(lines.joined(separator: "\n"), to: path)
  }

  @Test func `new policies pass all that is asked of policies, once the lines that are said stand where it is said`()
    throws
  {
    try Terminal.withFreshDirectory { terminal in
      #expect(try terminal.run("sharewarden init").code == 0)
      for name in ["people-cap", "second-cap"] {
        let new = try terminal.run("sharewarden new \(name)")
        #expect(new.code == 0)
        #expect(
          new.output.hasSuffix(
            "add this line after \"policies\": {, line 5 of Policies/policyset.json:\n\n    \"\(name)\": {},\n"))
        let lint = try terminal.run("sharewarden lint")
        #expect(lint.code == 1)
        #expect(lint.output.contains("add the line `\"\(name)\": {},` after `\"policies\": {`"), "\(lint.output)")
        try Self.list(new.output, terminal)
      }
      let run = try terminal.run("sharewarden lint && sharewarden test --min-coverage 100 --mutate")
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.contains("second-cap  11 of 12 changes noticed, 1 did not load\n"), "\(run.output)")
      #expect(!run.output.contains("survived"), "\(run.output)")
    }
  }

  @Test func `the first policy of a list has no comma behind it`() throws {
    try Terminal.withFreshDirectory { terminal in
      try terminal.write("{\n  \"policies\": {\n  }\n}\n", to: "Policies/policyset.json")
      let new = try terminal.run("sharewarden new cap")
      #expect(new.output.hasSuffix("line 2 of Policies/policyset.json:\n\n    \"cap\": {}\n"), "\(new.output)")
      try Self.list(new.output, terminal)
      #expect(try terminal.run("sharewarden lint").code == 0)
    }
  }

  @Test(arguments: ["{", "{}", "{\"policies\": []}"])
  func `where no list can be found the whole of it is said`(set: String) throws {
    try Terminal.withFreshDirectory { terminal in
      try terminal.write(set, to: "Policies/policyset.json")
      let new = try terminal.run("sharewarden new cap")
      #expect(new.code == 0)
      #expect(
        new.output.hasSuffix("in Policies/policyset.json:\n\n    \"policies\": { \"cap\": {} }\n"), "\(new.output)")
    }
  }

  @Test func `a set without a file for it has the policy on`() throws {
    try Terminal.withFreshDirectory { terminal in
      #expect(try terminal.run("mkdir Policies").code == 0)
      let new = try terminal.run("sharewarden new cap")
      #expect(new.output == "Policies/cap/policy.lua\nPolicies/cap/policy_test.lua\nPolicies/cap/README.md\n")
      #expect(try terminal.run("sharewarden lint && sharewarden test").code == 0)
    }
  }

  @Test(arguments: ["fixtures", "cases"])
  func `a folder of what tests share is no policy`(name: String) throws {
    try Terminal.withFreshDirectory { terminal in
      #expect(try terminal.run("sharewarden init").code == 0)
      let new = try terminal.run("sharewarden new \(name)")
      #expect(new.code == 2)
      #expect(
        new.output
          == "sharewarden: `\(name)` is the folder of what tests of the set share; choose another NAME\n",
        "\(new.output)")
      #expect(try terminal.run("sharewarden test").code == 0)
    }
  }

  @Test func `what is in the way is said, and what to do`() throws {
    try Terminal.withFreshDirectory { terminal in
      try terminal.write("return function() end\n", to: "Policies/cap/policy.lua")
      try terminal.write("return function() end\n", to: "Policies/old.lua")
      let folder = try terminal.run("sharewarden new cap")
      #expect(folder.code == 2)
      #expect(
        folder.output == """
          sharewarden: Policies/cap/policy.lua: is there already
          sharewarden: nothing is written; choose another NAME, or move Policies/cap away

          """)
      let file = try terminal.run("sharewarden new old")
      #expect(file.code == 2)
      #expect(file.output == "sharewarden: Policies/old.lua: is a policy of this id already; choose another NAME\n")
      #expect(try terminal.run("ls Policies/cap").output == "policy.lua\n")
      #expect(try terminal.run("sharewarden new 'People cap'").code == 2)
    }
  }
}
