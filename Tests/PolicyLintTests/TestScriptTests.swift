import LuaSyntax
import Testing

@testable import PolicyLint

/// Tests in Lua are looked at by the rules about scripts, and by those only.
@Suite struct TestScriptTests {
  private func findings(_ test: String, only: String? = nil) throws -> [String] {
    let files = [
      "a/policy.lua": "--- Says nothing.\nreturn function() end\n", "a/README.md": "-", "a/policy_test.lua": test,
    ]
    return try ExampleDirectory(files).findings(only: only).map { finding in
      #expect(finding.file == "a/policy_test.lua")
      return "\(finding.place?.line ?? 0) \(finding.rule)"
    }
  }

  @Test(arguments: [
    ("test(\"a\", function() expect(request{}):allowed( end)", "1 syntax-fault"),
    ("invite = request{}\ntest(\"a\", function() expect(invite):allowed() end)", "1 accidental-global"),
    ("test(\"a\", function() expect(reqest{}):allowed() end)", "1 undefined-name"),
    ("local unread = request{}", "1 unused-variable"),
    ("local a = request{}\ntest(\"a\", function() local a = a{} expect(a):allowed() end)", "2 shadowing"),
    ("print(request{})", "1 left-out-name"),
    ("test(\"a\", function() if true then expect(request{}):allowed() end end)", "1 constant-condition"),
    ("-- lint: allow shadowing there is some\nparameters{}", "1 useless-allowance"),
  ])
  func `what is wrong with any script is found`(test: String, finding: String) throws {
    #expect(try findings(test) == [finding])
    #expect(try findings(test, only: "a") == [finding])
    #expect(try findings(test, only: "a/policy_test.lua") == [finding])
  }

  @Test(arguments: [
    "parameters{ maximum = 2 }", "local request = request{}\ntest(\"a\", function() expect(request):allowed() end)",
    "for _, email in ipairs{ \"a\" } do test(email, function() expect(request{ actor = email }):denied() end) end",
    "test(\"a\", function() sequence(\"b.json\"):expect{ action = \"leaveShare\", time = absent }:allowed() end)",
  ])
  func `what tests are written with is there`(test: String) throws { #expect(try findings(test) == []) }
}
