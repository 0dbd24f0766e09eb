import LuaSyntax
import Testing

@testable import PolicyLint

/// A rule's examples are its tests.
@Suite struct RuleExampleTests {
  static let ids = LintRules.all.map { $0.id }

  @Test(arguments: ids) func `the bad example has the rule's finding, at its mark, and no other`(id: String) throws {
    let rule = try #require(LintRules.rule(id))
    let findings = try ExampleDirectory(rule.bad.files).findings(only: "example")
    #expect(findings.map(\.rule) == [id], "\(findings.map { "\($0.rule): \($0.message)" })")
    let text = SourceText(Array(rule.bad.script.utf8))
    let place = rule.bad.place.map { text.place(of: $0) }
    if id == LoadFault.id {
      #expect(findings.first?.place?.line == place?.line)
    } else {
      #expect(findings.first?.place == place)
    }
    #expect(findings.first?.file == "example/policy.lua")
  }

  @Test(arguments: ids) func `in the good example there is nothing to find`(id: String) throws {
    let rule = try #require(LintRules.rule(id))
    #expect(rule.good.place == nil)
    let findings = try ExampleDirectory(rule.good.files).findings()
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.message)" })")
  }

  @Test func `every rule has an id of its own, a sentence and a reason`() {
    #expect(Set(Self.ids).count == Self.ids.count)
    for rule in LintRules.all {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
      #expect(rule.sentence.hasSuffix(".") && rule.sentence.first?.isUppercase == true, "\(rule.id)")
      #expect(rule.explanation.count > 80, "\(rule.id)")
    }
  }
}
