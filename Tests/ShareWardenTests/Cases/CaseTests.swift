import Foundation
import PlainData
import Testing

@testable import ShareWarden

/// Things that went wrong, or were asked, where people share: each is decided as it should be.
@Suite struct CaseTests {
  static let paths = CaseFile.paths(in: "Tests/Data/Cases", ending: ".json")

  @Test(arguments: paths) func `every step of a case comes out right`(path: String) throws {
    let whole = try CaseFile.read(path)
    try whole.allowMembers(
      ["id", "source", "title", "why", "about", "steps", "commands", "files", "documented"] + CasePolicies.members)
    #expect("Tests/Data/Cases/\(try #require(whole["id"]?.string)).json" == path)
    #expect((whole["steps"]?.count ?? 0) + (whole["commands"]?.count ?? 0) + (whole["documented"]?.count ?? 0) > 0)
    for (number, step) in (whole["steps"].map { Array($0.elements) } ?? []).enumerated() {
      try step.allowMembers(["about", "request", "expect"] + CasePolicies.members)
      let expected = try ExpectedAnswer(try #require(step["expect"]))
      let request = try CaseAnswer.request(try #require(step["request"]))
      let policies = CasePolicies(step, in: whole)
      let answer = try CaseAnswer(to: request, from: policies)
      let differences = try expected.differences(from: answer)
      #expect(differences.isEmpty, "\(path), \(number), \(step["about"]?.string ?? ""): \(differences)")
    }
  }

  @Test(arguments: paths) func `what a case wants documented, the README says`(path: String) throws {
    let readme = try String(contentsOf: CaseFile.root.appending(path: "README.md"), encoding: .utf8)
    let text = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for sentence in try CaseFile.read(path).texts("documented") { #expect(text.contains(sentence), "\(path)") }
  }

  @Test func `there are cases`() { #expect(Self.paths.count > 20) }
}
