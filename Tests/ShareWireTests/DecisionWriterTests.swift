import ShareModel
import Testing

@testable import ShareWire

@Suite struct DecisionWriterTests {
  @Test func `an allow gives no reason`() {
    #expect(
      DecisionWriter(version: "1").json(Decision())
        == #"{"decision":true,"context":{"denials":[],"errors":[],"shadow_denials":[],"warnings":[],"effects":[],"#
        + #""assumptions":[],"policies":[],"engine":{"name":"sharewarden","version":"1","rules":"cloudkit"}}}"#)
  }

  @Test func `a deny gives its reasons, to the administrator in full`() {
    let denial = Denial(
      layer: .builtin, id: "R142", code: "permissionFailure", message: "No.", ckError: .permissionFailure, index: 1)
    let failure = PolicyFailure(id: "cap", kind: .runtime, message: "boom", source: "cap.lua:3")
    let json = DecisionWriter(version: "1").json(Decision(denials: [denial], errors: [failure]))
    #expect(
      json.hasPrefix(
        #"{"decision":false,"context":{"reason_user":{"403":"No. The policy \"cap\" could not be checked."},"#
          + #""reason_admin":{"403":"R142: No.; cap: boom (cap.lua:3)"},"denials":[{"layer":"builtin","id":"R142","#
          + #""code":"permissionFailure","ck_error":10,"message":"No.","index":1}]"#))
  }

  @Test func `an explanation adds a policy's step limit and verdict, and never memory`() {
    func json(memory: Int, rulesAsked: [String]?) -> String {
      let trace = PolicyTrace(
        of: PolicyFacts(id: "cap", sha256: "00", stepLimit: 100_000, memoryLimit: 4 << 20, isShadow: false), steps: 812,
        memory: memory)
      return DecisionWriter(version: "1").json(
        Decision(policies: [trace]), explanation: rulesAsked.map { DecisionExplanation(rulesAsked: $0) })
    }
    #expect(json(memory: 1, rulesAsked: nil).contains(#""policies":[{"id":"cap","sha256":"00","steps":812}]"#))
    #expect(
      json(memory: 1, rulesAsked: []).contains(
        #""policies":[{"id":"cap","sha256":"00","steps":812,"step_limit":100000,"verdict":"nothing against it"}]"#))
    #expect(json(memory: 1, rulesAsked: []) == json(memory: 2, rulesAsked: []))
  }

  @Test func `an explanation tells how policies came to it and what would be allowed, or that it can't tell`() {
    let trace = PolicyTrace(
      of: PolicyFacts(id: "cap", sha256: "00", stepLimit: 9, memoryLimit: 1, isShadow: false), steps: 8, memory: 1)
    let variable = PolicyWay.Variable(name: "x", value: "\"y\"")
    let way = PolicyWay(
      id: "cap", file: "cap.lua", source: [], lines: [2, 5],
      moments: [.init(event: .denial, line: 5, index: 1, variables: [variable])])
    func json(_ explanation: DecisionExplanation) -> String {
      DecisionWriter(version: "1").json(Decision(policies: [trace]), explanation: explanation)
    }
    let told = json(
      DecisionExplanation(
        rulesAsked: [], ways: [way],
        allowedInstead: [AllowedVariant(action: .setPublicPermission(.none)), AllowedVariant(action: .leaveShare)]))
    #expect(
      told.contains(
        #""lines":[2,5],"moments":[{"event":"denial","line":5,"index":1,"variables":[{"name":"x","value":"\"y\""}]}]}],"#
          + #""allowed_instead":[{"action":{"name":"setPublicPermission","properties":{"permission":"none"}}},"#
          + #"{"action":{"name":"leaveShare"}}],"engine""#), "\(told)")
    let untold = json(DecisionExplanation(rulesAsked: [], ways: nil, allowedInstead: []))
    #expect(
      untold.contains(
        #""not_told":["lines and variables of policies that run in processes of their own"],"allowed_instead":[],"#),
      "\(untold)")
  }

  @Test func `a time that was taken for the request is part of the answer`() {
    let json = DecisionWriter(version: "1").json(Decision(), assumedTime: Timestamp(microseconds: 0))
    #expect(json.contains(#""assumptions":[],"assumed_time":"1970-01-01T00:00:00Z","policies""#))
  }
}
