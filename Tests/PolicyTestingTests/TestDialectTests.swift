import Foundation
import PolicyTesting
import Testing

/// A policy set in a directory of its own, which is gone with it.
final class SetDirectory {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// - Parameter files: texts by their ways from the directory.
  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A policy that turns away addresses of one domain, and its tests.
  convenience init(tests: String, also files: [String: String] = [:]) throws {
    let policy = """
      return {
        actions = { "addParticipant" },
        parameters = { domain = { type = "domain", default = "partner.example" } },
        check = function(request, parameters)
          for _, person in ipairs(request.gains) do
            if person.email.domain == parameters.domain then deny("turned-away", "No.", "%s", person.email.domain) end
          end
        end,
      }
      """
    try self.init(["away/policy.lua": policy, "away/policy_test.lua": Self.head + tests].merging(files) { $1 })
  }

  /// Two lines before the tests: a request that all start from.
  static let head = """
    local team = { publicPermission = "none", participants = { { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } }
    local r = request{ actor = "ana@example.com", action = "addParticipant", share = team, participant = { emailAddress = "cy@partner.example" } }

    """

  var suite: TestSuite {
    get throws(TestFaults) { try TestSuite(directory: url.path()) }
  }

  /// What became of all tests.
  func outcomes() throws -> [TestOutcome] {
    let suite = try self.suite
    return suite.files.flatMap { file in
      file.tests.map { TestRun($0, of: file).outcome(asking: Asked(file.policy, of: suite.source)) }
    }
  }

  /// What is wrong with the tests, without the directory.
  func faults() -> [String] {
    do throws(TestFaults) {
      _ = try suite
      return []
    } catch {
      return error.all.map { $0.description.replacing(url.path() + "/", with: "").replacing(url.path(), with: "") }
    }
  }
}

@Suite struct TestDialectTests {
  @Test(arguments: [
    "expect(r):denied()", "expect(r):denied(\"turned-away\")", "expect(r):denied{ message = \"No.\" }",
    "expect(r):denied{ code = \"turned-away\", admin_message = \"partner.example\", layer = \"policy\", policy = \"away\" }",
    "expect(r{ participant = { emailAddress = \"dee@example.com\" } }):allowed():effects{ \"participantAdded\" }",
    "expect(r{ actor = \"eve@example.com\" }):denied{ layer = \"builtin\" }",
    "expect(r{ participant = { emailAddress = \"dee@example.com\" } }):only{ \"ana@example.com\", among = { \"ana@example.com\", \"eve@example.com\" } }",
    "expect(r{ participant = { emailAddress = \"dee@example.com\" } }):only{ \"ana@example.com\", among = { \"dee@example.com\" } }",
    "expect(r{ participant = { emailAddress = \"dee@example.com\" } }):only{ \"ana@example.com\", \"ana@example.com\", among = { \"ana@example.com\", \"eve@example.com\" } }",
    "expect(r{ participant = { phoneNumber = \"+15550100\" } }):fails(\"runtime\")",
    "expect(r{ participant = { emailAddress = \"a@b@c\" } }):refused(\"@\")",
    "expect{ actor = \"ana@example.com\", action = \"leaveShare\", share = team }:denied{ layer = \"builtin\" }",
  ])
  func `what is so passes`(expectation: String) throws {
    let outcomes = try SetDirectory(tests: "test(\"it\", function() \(expectation) end)").outcomes()
    #expect(outcomes.map(\.isPassed) == [true], "\(outcomes.first?.failures ?? [])")
  }

  @Test(arguments: [
    ("expect(r):allowed()", "allowed", "denied: policy away, turned-away: No. (partner.example)"),
    ("expect(r{ participant = { emailAddress = \"d@example.com\" } }):denied()", "denied by the policy", "allowed"),
    (
      "expect(r{ actor = \"eve@example.com\" }):denied()", "denied by the policy",
      "denied: rule R044, permissionFailure: Only the owner or an administrator can add people; ask one of them."
    ),
    (
      "expect(r{ participant = { emailAddress = \"d@example.com\" } }):denied(\"turned-away\")",
      "denied by turned-away",
      "allowed"
    ),
    (
      "expect(r):denied{ message = \"Yes.\" }", "denied with message \"Yes.\"",
      "denied: policy away, turned-away: No. (partner.example)"
    ),
    (
      "expect(r):fails(\"runtime\")", "a policy fails with {\"kind\":\"runtime\"}",
      "denied: policy away, turned-away: No. (partner.example)"
    ),
    ("expect(r):only{ \"ana@example.com\" }", "allowed for ana@example.com alone, of 1 people", "allowed for nobody"),
    ("expect(r):refused()", "refused as ill-formed", "a well-formed request"),
    (
      "expect(r):effects{ \"participantAdded\" }", "effects [\"participantAdded\"]",
      "denied: policy away, turned-away: No. (partner.example)"
    ),
  ])
  func `what is not so fails, with its line and what came`(expectation: String, expected: String, actual: String) throws
  {
    let outcomes = try SetDirectory(tests: "test(\"it\", function()\n  \(expectation)\nend)").outcomes()
    let failure = try #require(outcomes.first?.failures.first)
    #expect(failure.line == 4)
    #expect(failure.expected == expected)
    #expect(failure.actual == actual)
    #expect(failure.code == expectation)
  }

  @Test func `a policy that fails is no denial that a test may expect`() throws {
    let outcomes = try SetDirectory(
      tests: "test(\"it\", function() expect(r{ participant = { phoneNumber = \"+15550100\" } }):denied() end)"
    ).outcomes()
    #expect(outcomes.map(\.isPassed) == [false])
  }

  @Test func `parameters of a test stand in for all others`() throws {
    let outcomes = try SetDirectory(
      tests: """
        parameters{ domain = "example.com" }
        test("of the file", function() expect(r):allowed() end)
        test("of the test", { parameters = { domain = "partner.example" } }, function() expect(r):denied() end)
        """, also: ["policyset.json": "{\"policies\": {\"away\": {\"parameters\": {\"domain\": \"x.example\"}}}}"]
    ).outcomes()
    #expect(outcomes.map(\.isPassed) == [true, true])
  }

  @Test func `a sequence goes on with the share that an allowed step leaves`() throws {
    let outcomes = try SetDirectory(
      tests: """
        test("it", function()
          local doc = sequence(team)
          local invite = { actor = "ana@example.com", action = "addParticipant", participant = { emailAddress = "dee@example.com" } }
          doc:expect(invite):allowed()
          doc:share{ participants = { ["dee@example.com"] = { acceptanceStatus = "pending" }, ["cy@partner.example"] = absent } }
          doc:expect{ actor = "dee@example.com", action = "acceptShare" }:allowed()
          doc:expect(r):denied("turned-away")
          doc:share{ participants = { ["dee@example.com"] = { acceptanceStatus = "accepted" }, ["cy@partner.example"] = absent } }
          doc:share{ participants = { ["dee@example.com"] = absent } }
        end)
        """
    ).outcomes()
    let failures = try #require(outcomes.first?.failures)
    #expect(failures.map(\.line) == [11])
    #expect(failures.first?.expected == "dee@example.com: absent")
  }
}
