import Foundation
import ShareModel
import ShareRules
import ShareWarden
import ShareWire
import TestSupport
import Testing

/// The conformance cases, through the library.
@Suite struct ConformanceTests {
  static let cases = (try? RuleCase.all()) ?? []

  /// Rules about what no request can ask, or no decision can show.
  static let silent: Set<String> = ["R105", "R127", "R130", "R164", "R166", "R194", "R196"]

  @Test(arguments: cases)
  func `a request gets the answer that its case gives`(one: RuleCase) throws {
    let request = try one.shareRequest
    let book = RuleBook(profile: try one.ruleProfile)
    let decision = Warden(rules: book).decide(request)
    #expect(decision.isAllowed == one.expect.decision)
    #expect(decision.denials.first?.id == one.expect.rule)
    #expect(decision.denials.first?.code == one.expect.code)
    #expect(decision.denials.first?.index == one.expect.index)
    if let effects = one.expect.effects {
      let actual = try JSONTree(text: DecisionWriter(version: "0").json(decision))["context"]?["effects"]
      #expect(JSONTree.list(effects).isMet(by: actual), "\(decision.effects)")
    }
    if let share = one.expect.share {
      let actual = try decision.resultingShare.map { try JSONTree(text: ShareWriter.json($0)) }
      #expect(share.isMet(by: actual), "\(String(describing: decision.resultingShare))")
    }
    if let assumptions = one.expect.assumptions { #expect(decision.assumptions == assumptions) }
  }

  @Test(arguments: cases)
  func `a case is about a rule that has its part in the answer`(one: RuleCase) throws {
    let rule = try #require(RuleBook.rules.first { $0.id == one.rule }, "unknown rule")
    #expect(one.place.hasPrefix("\(rule.chapter.rawValue)/\(rule.id)-"))
    switch rule.verdict {
    case .deny: #expect(one.expect.rule == rule.id)
    case .allow: #expect(RuleBook(profile: try one.ruleProfile).judge(try one.shareRequest).asked.contains(rule.id))
    case .definition: break
    }
    #expect((one.expect.rule == nil) == one.expect.decision)
    #expect((one.expect.effects != nil) == one.expect.decision)
  }

  @Test func `every rule has a case, but for those that no answer shows`() throws {
    let told = Set(try RuleCase.all().map(\.rule))
    #expect(!told.isEmpty)
    #expect(told.isDisjoint(with: Self.silent))
    let missing = RuleBook.rules.map(\.id).filter { !told.contains($0) && !Self.silent.contains($0) }
    #expect(missing.isEmpty, "\(missing)")
    let silentRules = RuleBook.rules.filter { Self.silent.contains($0.id) }
    #expect(silentRules.allSatisfy { $0.verdict == .definition })
  }

  @Test func `no two cases ask the same`() throws {
    let cases = try RuleCase.all()
    for (_, same) in Dictionary(grouping: cases, by: { [$0.request, .object($0.profile ?? [:])] }) {
      #expect(Set(same.map(\.rule)).count == same.count, "\(same.map(\.place))")
    }
  }
}
