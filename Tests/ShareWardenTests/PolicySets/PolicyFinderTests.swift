import Foundation
import ShareWarden
import Testing

@Suite struct PolicyFinderTests {
  @Test func `a folder with a script and a single file are policies, in the order of ids`() throws {
    let folder = try PolicyFolder([
      "b/policy.lua": PolicyFolder.empty, "a.lua": PolicyFolder.empty, "a0.lua": PolicyFolder.empty,
    ])
    #expect(try folder.load().policyIDs == ["a", "a0", "b"])
  }

  @Test func `tests, hidden files and files of other kinds are no policies`() throws {
    let folder = try PolicyFolder([
      "a/policy.lua": PolicyFolder.empty, "a/policy_test.lua": "not Lua", "b_test.lua": "not Lua", ".c.lua": "not Lua",
      ".git/policy.lua": "not Lua", "README.md": "# Policies", "a/fixtures/team.json": "{",
    ])
    #expect(try folder.load().policyIDs == ["a"])
  }

  @Test func `an id of 64 letters, digits and hyphens is taken`() throws {
    let id = String(repeating: "a", count: 61) + "-09"
    #expect(try PolicyFolder(["\(id).lua": PolicyFolder.empty]).load().policyIDs == [id])
  }

  @Test(arguments: ["Links", "no_links", "links.v2", "línks", "no links", String(repeating: "a", count: 65)])
  func `any other id is refused, of a folder as of a file`(id: String) throws {
    let folder = try PolicyFolder(["\(id)/policy.lua": PolicyFolder.empty])
    #expect(folder.faults() == ["\(id): \"\(id)\" is no policy id; use a-z, 0-9 and -, at most 64"])
    let file = try PolicyFolder(["\(id).lua": PolicyFolder.empty])
    #expect(file.faults() == ["\(id).lua: \"\(id)\" is no policy id; use a-z, 0-9 and -, at most 64"])
  }

  @Test func `an id that stands for a folder and a file is refused`() throws {
    let folder = try PolicyFolder(["x/policy.lua": PolicyFolder.empty, "x.lua": PolicyFolder.empty])
    #expect(folder.faults() == ["x.lua: a second policy of the id \"x\"; keep one"])
  }

  @Test func `a folder without a script is a fault only where everything is to be enforced`() throws {
    let folder = try PolicyFolder(["a/policy.lua": PolicyFolder.empty, "notes/team.json": "{}"])
    #expect(folder.faults() == ["notes: holds no policy.lua; add it, or list the policies in policyset.json"])
    try folder.write("policyset.json", Array(#"{"policies": {"a": {}}}"#.utf8))
    #expect(try folder.load().policyIDs == ["a"])
  }

  @Test(arguments: ["fixtures", "cases"]) func `a folder of what tests need is no forgotten policy`(name: String) throws
  {
    let folder = try PolicyFolder(["a/policy.lua": PolicyFolder.empty, "\(name)/team.json": "{}"])
    #expect(try folder.load().policyIDs == ["a"])
    try folder.write("\(name)/policy.lua", Array(PolicyFolder.empty.utf8))
    #expect(try folder.load().policyIDs == ["a", name].sorted())
  }

  @Test(arguments: [
    "policyset.jsn", "PolicySet.json", "policy-set.json", "policysets.json", "policyset.yaml", "policyset.json.txt",
  ])
  func `a file that is nearly policyset.json is told`(name: String) throws {
    let folder = try PolicyFolder(["a.lua": PolicyFolder.empty, name: "{}"])
    #expect(folder.faults() == ["\(name): unknown file (did you mean \"policyset.json\"?)"])
  }

  @Test func `a copy that an editor keeps beside policyset.json does no harm`() throws {
    let folder = try PolicyFolder(policy: PolicyFolder.empty, set: #"{"policies": {"p": {}}}"#)
    try folder.write("policyset.json~", [])
    #expect(folder.faults().isEmpty)
  }

  @Test func `an ending in capitals is told`() throws {
    let folder = try PolicyFolder(["a.lua": PolicyFolder.empty, "X.LUA": PolicyFolder.empty])
    #expect(folder.faults() == ["X.LUA: write the ending as .lua"])
  }

  @Test func `a set without a policy is refused`() throws {
    #expect(try PolicyFolder().faults() == [".: holds no policy; add a folder with a policy.lua, or a .lua file"])
    #expect(try PolicyFolder(["a_test.lua": ""]).faults().count == 1)
  }

  @Test func `a directory that is not there, is a file or has no name is refused`() throws {
    let folder = try PolicyFolder(["a.lua": PolicyFolder.empty])
    let missing = "\(folder.path)/none"
    let file = "\(folder.path)/a.lua"
    for (path, reason) in [
      (missing, "\(missing): no such file; name the directory of a policy set"),
      (file, "\(file): is no directory; name the directory of a policy set"),
      ("", ": no directory given; name the directory of a policy set"),
    ] {
      #expect(throws: PolicyLoadError.self) { try PolicySet(directory: path) }
      do { _ = try PolicySet(directory: path) } catch { #expect(error.description == reason) }
    }
  }

  @Test func `slashes at the end of the directory change nothing`() throws {
    let folder = try PolicyFolder(["a.lua": "return 1"])
    let error = #expect(throws: PolicyLoadError.self) { try PolicySet(directory: folder.path + "//") }
    #expect(error?.faults.map(\.file) == ["\(folder.path)/a.lua"])
  }
}
