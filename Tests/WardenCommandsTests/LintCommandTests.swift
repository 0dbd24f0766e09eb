import Foundation
import TestSupport
import Testing

@testable import WardenCommands

@Suite struct LintCommandTests {
  private static let policies = RepositoryFile.path("Policies")
  private static let failing = RepositoryFile.path("Examples/FailingPolicy")
  private static let finding = "\(failing)/invited-by-name.lua:5:27"

  @Test func `there is nothing to find in the policies that come with the product`() {
    let bench = Bench()
    #expect(bench.run("lint", Self.policies) == 0)
    #expect(bench.output == "no findings in 14 policies and 15 files of tests\n")
    #expect(bench.complaints == "")
  }

  @Test(arguments: [
    ("writer-cap", "1 policy and 1 file of tests"), ("writer-cap/policy_test.lua", "1 file of tests"),
  ])
  func `what was looked at is counted`(path: String, extent: String) {
    let bench = Bench()
    #expect(bench.run("lint", "\(Self.policies)/\(path)") == 0)
    #expect(bench.output == "no findings in \(extent)\n")
  }

  @Test func `a finding names the place, the rule and a way out`() {
    let bench = Bench()
    #expect(bench.run("lint", "--color=never", "\(Self.failing)/invited-by-name.lua") == 1)
    #expect(
      bench.output.contains(
        """
        \(Self.finding): unknown-field: an action has no field "partcipant"
            what would help: write participant

        """))
  }

  @Test func `a policy is named by its folder, its file, or with all others`() {
    for path in [Self.policies, "\(Self.policies)/writer-cap", "\(Self.policies)/writer-cap/policy.lua"] {
      #expect(Bench().run("lint", path) == 0)
    }
  }

  @Test(arguments: ["Sources/PolicyLint", "Policies/nowhere", "Policies/nowhere.lua"])
  func `where there is no policy nothing is clean`(path: String) {
    let bench = Bench()
    #expect(bench.run("lint", RepositoryFile.path(path)) == 2)
    #expect(bench.output == "")
    #expect(bench.complaints.contains(path.split(separator: "/").last?.split(separator: ".").first ?? ""))
  }

  @Test func `findings come as annotations`() {
    let bench = Bench()
    #expect(bench.run("lint", "-fgithub", Self.failing) == 1)
    #expect(
      bench.output.contains(
        "::warning file=\(Self.failing)/invited-by-name.lua,line=5,col=27,title=unknown-field::an action has no field"))
  }

  @Test func `findings come as JSON`() throws {
    let bench = Bench()
    #expect(bench.run("lint", "-fjson", Self.failing) == 1)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(bench.output.utf8)) as? [String: [[String: Any]]])
    let finding = try #require(root["findings"]?.first { $0["rule"] as? String == "unknown-field" })
    #expect(finding["line"] as? Int == 5)
    #expect(finding["column"] as? Int == 27)
    #expect(finding["remedy"] as? String == "write participant")
  }

  @Test func `a clean run is a whole JSON report too`() {
    let bench = Bench()
    #expect(bench.run("lint", "-fjson", Self.policies) == 0)
    #expect(bench.output == "{\"findings\":[]}\n")
  }

  @Test func `rules are listed, and explained with examples`() {
    let bench = Bench()
    #expect(bench.run("lint", "--rules") == 0)
    #expect(bench.output.contains("unknown-field  A policy reads only fields that a request has.\n"))
    bench.output = ""
    #expect(bench.run("lint", "--rule", "unknown-field") == 0)
    #expect(bench.output.contains("\nbad:\n\n  --- Nobody opens a link.\n"))
    #expect(!bench.output.contains("«"))
  }

  @Test func `an unknown rule is an error with a suggestion`() {
    let bench = Bench()
    #expect(bench.run("lint", "--rule", "unknown-fields") == 2)
    #expect(bench.complaints.contains("(did you mean `unknown-field`?)"))
  }
}
