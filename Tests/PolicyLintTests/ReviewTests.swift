import LuaSyntax
import ShareWarden
import Testing

@testable import PolicyLint

/// Nothing passes because it could not be read.
@Suite struct ReviewTests {
  private static let quiet = "--- Says nothing.\nreturn function() end\n"
  private static let around = ["a/README.md": "-", "a/cases/a.json": "{}"]

  private func findings(_ files: [String: String], only: String? = nil) throws -> [LintFinding] {
    try ExampleDirectory(files.merging(Self.around) { given, _ in given }).findings(only: only)
  }

  @Test func `a directory without a policy is an error`() throws {
    let directory = try ExampleDirectory(["README.md": "-"])
    #expect(throws: PolicyLoadError.Fault.self) { try PolicyReview(of: directory.path) }
  }

  @Test func `a policy that is not there is an error, with a suggestion`() throws {
    let directory = try ExampleDirectory(["first/policy.lua": Self.quiet])
    let fault = #expect(throws: PolicyLoadError.Fault.self) {
      try PolicyReview(of: directory.path, only: "frist")
    }
    #expect(fault?.message == "holds no policy \"frist\" (did you mean \"first\"?)")
  }

  @Test func `a script that is no Lua is told once, with every fault in it`() throws {
    let found = try findings(["a/policy.lua": "local = 1\nreturn function( end\n"])
    #expect(!found.isEmpty)
    #expect(Set(found.map(\.rule)) == ["syntax-fault"])
    #expect(found.first?.place?.line == 1)
  }

  @Test func `what lies around a script that is no Lua is told all the same`() throws {
    let files = [
      "a/policy.lua": "return function( end\n", "b/policy.lua": Self.quiet,
      "policyset.json": "{\"policies\": {\"b\": {}}}",
    ]
    let found = try ExampleDirectory(files).findings(only: "a")
    #expect(Set(found.map(\.rule)) == ["syntax-fault", "missing-tests", "missing-readme", "unlisted-policy"])
  }

  @Test func `comments of a script that is no Lua silence what is told, and are not useless for the rest`() throws {
    let comments = "-- lint: allow missing-tests they are elsewhere\n-- lint: allow unused-variable it is for later\n"
    let found = try ExampleDirectory(["a/policy.lua": comments + "return function( end\n"]).findings()
    #expect(Set(found.map(\.rule)) == ["syntax-fault", "missing-readme"])
  }

  @Test func `what keeps the set from loading is a finding, wherever it is`() throws {
    let set = "{\n  \"policies\": { \"a\": { \"mode\": \"shadowed\" } }\n}\n"
    let found = try findings(["a/policy.lua": Self.quiet, "policyset.json": set])
    #expect(found.map(\.rule) == ["load-fault"])
    #expect(found.first?.file == "policyset.json")
    #expect(found.first?.place?.line == 2)
    #expect(found.first?.message.contains("unknown mode \"shadowed\"") == true)
  }

  @Test func `a set's file that is no JSON is a finding`() throws {
    #expect(try findings(["a/policy.lua": Self.quiet, "policyset.json": "{"]).map(\.rule) == ["load-fault"])
  }

  @Test func `a script that fails when it is loaded is a finding in its line`() throws {
    let found = try findings(["a/policy.lua": "--- Fails.\nlocal x = nil\nreturn x.y\n"])
    #expect(found.contains { $0.rule == "load-fault" && $0.place?.line == 3 })
  }

  @Test func `one policy is looked at without the others, but for what the set says`() throws {
    let files = ["a/policy.lua": Self.quiet, "b/policy.lua": "return 1 +"]
    #expect(try findings(files, only: "a") == [])
    #expect(try findings(files).contains { $0.file == "b/policy.lua" })
  }

  @Test func `a script in a folder whose name is no id is a finding, whatever the set lists`() throws {
    let files = ["a/policy.lua": Self.quiet, "B_c/policy.lua": Self.quiet]
    for set in [nil, "{\"policies\": {\"a\": {}}}"] {
      let found = try findings(files.merging(set.map { ["policyset.json": $0] } ?? [:]) { $1 })
      #expect(found.map(\.rule) == ["load-fault"])
      #expect(found.first?.file == "B_c")
    }
  }

  @Test func `tests that nobody would run are findings`() throws {
    let files = ["a/policy.lua": Self.quiet, "lost/policy_test.lua": "", "a/fixtures/b_test.lua": ""]
    let found = try findings(files.merging(["policyset.json": "{\"policies\": {\"a\": {}}}"]) { $1 })
    #expect(found.map(\.file) == ["a/fixtures/b_test.lua", "lost/policy_test.lua"])
    #expect(found.map(\.rule) == ["load-fault", "load-fault"])
    #expect(found.last?.message == "tests of no policy")
    #expect(found.last?.remedy == "put them beside a policy.lua, or at the top of the set")
    #expect(try findings(files, only: "a").map(\.file) == ["a/fixtures/b_test.lua"])
  }

  @Test func `columns count characters`() throws {
    let script = "--- Nobody.\nreturn function(request) deny(\"é\", \"…\", \"%s\", request.aftr) end\n"
    let found = try findings(["a/policy.lua": script, "a/README.md": "é"])
    #expect(found.map(\.rule) == ["unknown-field"])
    #expect(found.first?.place?.column == 55)
  }

  @Test func `a policy of one file has its page and tests beside it`() throws {
    let files = ["one.lua": Self.quiet, "README.md": "-"]
    #expect(try ExampleDirectory(files).findings().map(\.rule) == ["missing-tests"])
    #expect(try ExampleDirectory(files.merging(["one_test.lua": "-- Tests.\n"]) { $1 }).findings() == [])
  }
}
