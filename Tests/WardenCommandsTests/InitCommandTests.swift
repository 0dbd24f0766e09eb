import Foundation
import PlainData
import PolicyAuthoring
import ShareWarden
import TestSupport
import Testing

@testable import WardenCommands

@Suite struct InitCommandTests {
  @Test func `a new directory loads, is tested, and has no finding`() throws {
    try Terminal.withFreshDirectory { terminal in
      #expect(try terminal.run("sharewarden init acme --name acme").code == 0)
      let acme = Terminal(directory: terminal.directory.appending(path: "acme"))
      let test = try acme.run("sharewarden test --min-coverage 100 --mutate")
      #expect(test.code == 0, "\(test.output)")
      #expect(!test.output.contains("survived"), "\(test.output)")
      let set = try PolicySet(directory: acme.directory.appending(path: "Policies").path())
      #expect(set.policyIDs == ["our-domains-only"])
      #expect(set.name == "acme")
      let lint = try acme.run("sharewarden lint")
      #expect(lint.code == 0, "\(lint.output)")
      #expect(lint.output == "no findings in 1 policy and 1 file of tests\n")
    }
  }

  @Test func `nothing is written where a file is in the way, and it is said which`() throws {
    try Terminal.withFreshDirectory { terminal in
      try terminal.write("root = true\n", to: ".editorconfig")
      let run = try terminal.run("sharewarden init")
      #expect(run.code == 2)
      #expect(run.output.hasPrefix("sharewarden: .editorconfig: is there already\n"))
      #expect(run.output.hasSuffix("nothing is written; move what is there away, or name another directory\n"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: terminal.directory.path()) == [".editorconfig"])
    }
  }

  @Test(arguments: [("", ""), (" acme", "acme/")])
  func `where a policy set is there already it is said what can be done with it`(directory: String, way: String) throws
  {
    try Terminal.withFreshDirectory { terminal in
      #expect(try terminal.run("sharewarden init\(directory)").code == 0)
      let again = try terminal.run("sharewarden init\(directory)")
      #expect(again.code == 2)
      #expect(
        again.output == """
          sharewarden: \(way)Policies: is there already, so nothing is written; `sharewarden init --refresh\(directory)` \
          renews definitions and schemas, `sharewarden new NAME` begins a policy

          """)
      #expect(try terminal.run("sharewarden init --refresh\(directory)").code == 0)
    }
  }

  @Test func `an empty folder is no policy set`() throws {
    try Terminal.withFreshDirectory { terminal in
      let run = try terminal.run("mkdir Policies && sharewarden init && sharewarden test")
      #expect(run.code == 0, "\(run.output)")
    }
  }

  @Test func `every file of JSON that is written is JSON`() {
    let files = PolicySetScaffold.files(name: "\"a\" \u{1F600}").filter { $0.path.hasSuffix(".json") }
    #expect(files.count == 8)
    for file in files {
      #expect(throws: Never.self, "\(file.path)") { try JSONText(parsing: Array(file.text.utf8)) }
    }
  }

  @Test func `a dry run lists the files and writes none`() throws {
    try Terminal.withFreshDirectory { terminal in
      let run = try terminal.run("sharewarden init --dry-run")
      #expect(run.code == 0)
      #expect(run.output == PolicySetScaffold.files(name: "x").map { "\($0.path)\n" }.joined())
      #expect(try FileManager.default.contentsOfDirectory(atPath: terminal.directory.path()) == [])
    }
  }

  static let hasLuacheck = FileManager.default.isExecutableFile(atPath: "/usr/bin/luacheck")

  @Test(.enabled(if: hasLuacheck, "luacheck is not installed"))
  func `Luacheck finds nothing in a new directory`() throws {
    try Terminal.withFreshDirectory { terminal in
      #expect(try terminal.run("sharewarden init && sharewarden new people-cap").code == 0)
      let run = try terminal.run("luacheck --no-color .")
      #expect(run.code == 0, "\(run.output)")
      try terminal.write("deny = 1\nprint(os.time(), request)\n", to: "Policies/bad.lua")
      #expect(try terminal.run("luacheck --no-color -q .").output.contains("4 warnings"))
    }
  }

  @Test(.enabled(if: hasLuacheck, "luacheck is not installed"))
  func `Luacheck finds nothing in the policies that ship`() throws {
    let run = try Terminal(directory: ReadmeTests.root).run("luacheck --no-color Policies Examples")
    #expect(run.code == 0, "\(run.output)")
  }

  @Test func `the settings for Luacheck here are those that are written for others`() throws {
    #expect(String(decoding: try RepositoryFile.bytes(".luacheckrc"), as: UTF8.self) == LuacheckSettings.text)
  }
}
