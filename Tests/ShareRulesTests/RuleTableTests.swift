import ShareModel
import Testing

@testable import ShareRules

@Suite struct RuleTableTests {
  @Test func `the table has every rule once and in order`() {
    let expected = (1...196).map { "R" + String(repeating: "0", count: 3 - String($0).count) + String($0) }
    #expect(RuleBook.rules.map(\.id) == expected)
  }

  @Test func `a denial has an error and an allowance has none`() {
    for rule in RuleBook.rules where rule.verdict != .definition {
      #expect((rule.code != nil) == (rule.verdict == .deny), "\(rule.id)")
    }
  }

  @Test func `a rule's sentence is a sentence`() {
    for rule in RuleBook.rules {
      #expect(rule.sentence.hasSuffix("."), "\(rule.id)")
      #expect(rule.sentence.first?.isUppercase == true, "\(rule.id)")
    }
  }

  @Test func `rules are asked until one refuses`() {
    let share = Share(recordName: "s", rootRecordName: "r")
    let invitation = Action.addParticipant(Invitation(identity: Identity(userRecordName: "_cy")))
    func asked(_ action: Action, _ refusals: Set<String>) -> [String] {
      let request = ShareRequest(
        subject: Subject(id: "_ana"), action: action, share: share, time: Timestamp(microseconds: 0))
      return RuleBook.rulesAsked(about: request, refusals: refusals)
    }
    let allowed = asked(invitation, [])
    let refused = asked(invitation, ["R044"])
    #expect(refused.last == "R044" && !refused.contains("R042"))
    #expect(allowed.starts(with: refused) && allowed.contains("R042") && allowed.count == Set(allowed).count)
    let compound = asked(.saveShare([invitation, .setPublicPermission(.none)]), [])
    #expect(Set(allowed).isSubset(of: Set(compound)) && compound.count > allowed.count)
  }

  @Test func `what is assumed is told in order`() {
    let zone = ShareCreation.Zone(zoneName: "z")
    let ruling = RuleBook().judge(
      ShareRequest(
        subject: Subject(id: "_ana"), action: .createShare(ShareCreation(zone: zone)),
        share: Share(recordName: "s", rootRecordName: "r"), time: Timestamp(microseconds: 0)))
    #expect(ruling.isAllowed && ruling.assumptions.count > 3)
    #expect(ruling.assumptions == Set(ruling.assumptions).sorted())
  }
}

extension RuleTableTests {
  @Test func `a row that decides asks something, and one that does not is never asked`() {
    for row in RuleTable.chapters.flatMap(\.1) {
      let asksNothing: Bool = if case .always = row.condition { row.traits.isEmpty } else { false }
      let isNote: Bool = if case .never = row.condition { true } else { false }
      #expect(!asksNothing && isNote == (row.verdict == .definition), "\(row.id)")
    }
  }

  @Test func `a situation with some traits has each of them, and not all others`() {
    var some = Traits([.isOwner, .isWhole])
    #expect(some.contain(Traits()) && some.contain(Traits([.isOwner])) && some.contain(some))
    #expect(!some.contain(Traits([.isOwner, .manages])) && !Traits().contain(some))
    some.add(.isPublic, if: false)
    #expect(!some.contain(Traits([.isPublic])))
    some.add(.isPublic, if: true)
    #expect(some == Traits([.isPublic, .isWhole, .isOwner]))
    #expect(Trait.allCases.count <= 64 && Set(Trait.allCases.map { Traits([$0]) }).count == Trait.allCases.count)
  }
}
