import ShareModel
import Testing

@Suite struct DecisionTests {
  let denial = Denial(layer: .builtin, id: "R044", code: "permissionFailure", message: "no")
  let failure = PolicyFailure(id: "cap", kind: .runtime, message: "boom", source: "cap/policy.lua:3")

  @Test func `a decision is an allow exactly when nothing speaks against it`() {
    #expect(Decision().isAllowed)
    #expect(!Decision(denials: [denial]).isAllowed)
    #expect(!Decision(errors: [failure]).isAllowed)
    #expect(Decision(shadowDenials: [denial]).isAllowed)
  }

  @Test func `a deny carries no effect and no share`() {
    let share = Share(recordName: "s")
    let refused = Decision(errors: [failure], effects: [.shareDeleted], resultingShare: share)
    #expect(refused.effects.isEmpty)
    #expect(refused.resultingShare == nil)
    #expect(Decision(effects: [.shareDeleted], resultingShare: share).effects == [.shareDeleted])
  }
}
