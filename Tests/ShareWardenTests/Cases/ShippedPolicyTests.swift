import Foundation
import PlainData
import Testing

@testable import ShareWarden

/// The policies that ship, each with the cases beside it.
@Suite struct ShippedPolicyTests {
  static let policies: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: CaseFile.root.appending(path: "Policies").path())
    return (names ?? []).filter {
      FileManager.default.fileExists(atPath: CaseFile.root.appending(path: "Policies/\($0)/policy.lua").path())
    }.sorted()
  }()
  /// Those with cases a program reads, beside their tests in Lua.
  static let policiesWithCases = policies.filter {
    !CaseFile.paths(in: "Policies/\($0)/cases", ending: ".jsonl").isEmpty
  }

  @Test func `there are policies, and all of them are on`() throws {
    #expect(Self.policies.count >= 14)
    let set = try PolicySet(directory: CaseFile.root.appending(path: "Policies").path())
    #expect(set.policyIDs == Self.policies)
  }

  @Test(arguments: policiesWithCases) func `every case of a policy comes out right, and every denial has one`(
    id: String
  ) throws {
    let paths = CaseFile.paths(in: "Policies/\(id)/cases", ending: ".jsonl")
    let cases = try paths.flatMap(CaseFile.readLines)
    #expect(!cases.isEmpty)
    var codes: Set<String> = []
    var isAllowed = false
    for node in cases {
      try node.allowMembers(["about", "parameters", "request", "expect"])
      let about = try #require(node["about"]?.string)
      let expected = try ExpectedAnswer(try #require(node["expect"]))
      let answer = try CaseAnswer(to: CaseAnswer.request(try #require(node["request"])), from: Self.policy(id, node))
      let differences = try expected.differences(from: answer)
      #expect(differences.isEmpty, "\(id), \(about): \(differences)")
      if let code = expected.code { codes.insert(code) }
      isAllowed = isAllowed || expected.isAllow
    }
    #expect(isAllowed)
    #expect(try Self.codes(of: id).subtracting(codes) == [], "denials without a case")
  }

  @Test(arguments: policies) func `a policy says in its README what it is for and what its parameters are`(id: String)
    throws
  {
    let folder = CaseFile.root.appending(path: "Policies/\(id)")
    let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let parameters = try String(contentsOf: folder.appending(path: "policy.lua"), encoding: .utf8)
      .matches(of: #/(\w+) = \{ type = /#).map { String($0.output.1) }
    #expect(!parameters.isEmpty)
    for name in parameters { #expect(readme.contains("| `\(name)` |"), "\(id): \(name)") }
    for code in try Self.codes(of: id) { #expect(readme.contains("`\(code)`"), "\(id): \(code)") }
  }

  static func policy(_ id: String, _ node: JSONNode) throws -> CasePolicies {
    var policies = CasePolicies(node, in: node)
    let parameters = node["parameters"]?.plain ?? .map(PlainMap())
    let listing = PlainValue.map(PlainMap([(id, .map(PlainMap([("parameters", parameters)])))])).description
    policies.listings = try JSONText(parsing: Array(listing.utf8)).root
    return policies
  }

  private static func codes(of id: String) throws -> Set<String> {
    let script = try String(contentsOf: CaseFile.root.appending(path: "Policies/\(id)/policy.lua"), encoding: .utf8)
    let codes = Set(script.matches(of: #/deny\("([a-z-]+)"/#).map { String($0.output.1) })
    guard !codes.isEmpty else { throw CaseFault(message: "\(id) denies nothing") }
    return codes
  }
}
