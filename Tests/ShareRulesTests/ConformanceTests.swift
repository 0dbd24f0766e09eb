import ShareModel
import ShareRules
import Testing

/// One case or more for every row that decides.
@Suite struct ConformanceTests {
  @Test(arguments: ConformanceCase.all)
  func `the rule that the case is about decides it`(one: ConformanceCase) {
    let ruling = RuleBook(profile: one.profile).judge(one.request)
    if one.allows {
      #expect(ruling.isAllowed, "\(ruling.refusals)")
      #expect(ruling.asked.contains(one.rule), "\(ruling.asked)")
    } else {
      #expect(ruling.refusals.map(\.rule).contains(one.rule), "\(ruling.refusals) \(ruling.asked)")
      #expect(ruling.effects.isEmpty && ruling.after == nil)
    }
  }

  @Test func `every row that decides has a case of its verdict`() {
    let denied = Set(ConformanceCase.all.filter { !$0.allows }.map(\.rule))
    let allowed = Set(ConformanceCase.all.filter(\.allows).map(\.rule))
    for rule in RuleBook.rules {
      switch rule.verdict {
      case .allow: #expect(allowed.contains(rule.id), "\(rule.id)")
      case .deny: #expect(denied.contains(rule.id), "\(rule.id)")
      case .definition: break
      }
    }
  }
}
