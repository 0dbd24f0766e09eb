import PlainData
import ShareModel
import ShareWarden
import Testing

@Suite struct CompoundTests {
  static let three = Sample.request(
    .saveShare([Sample.invite("dee"), Sample.invite("eve"), Sample.rename]))

  @Test func `each part is asked about, and the failing one is named`() throws {
    let body =
      "if request.action.name == 'addParticipant' and request.action.participant.email.localPart == 'eve' then deny('eve', 'x') end"
    let decision = try Panel(body: body).decide(Self.three)
    #expect(decision.denials.map(\.index) == [1])
  }

  @Test func `the same words about several parts are said once, of the whole`() throws {
    let decision = try Panel(
      body: "deny('cap', 'Too many.') warn(request.action.name == 'setShareFields' and 'f' or 'p', 'x')"
    ).decide(Self.three)
    #expect(decision.denials.map(\.index) == [nil])
    #expect(decision.warnings.map(\.code) == ["p", "f"])
    #expect(decision.warnings.map(\.index) == [nil, 2])
  }

  @Test func `different words about several parts are all said`() throws {
    let body =
      "if request.action.name == 'addParticipant' then deny('who', 'x', '%s', request.action.participant.email.text) end"
    let decision = try Panel(body: body).decide(Self.three)
    #expect(decision.denials.map(\.index) == [0, 1])
    #expect(decision.denials.map(\.adminMessage) == ["dee@example.com", "eve@example.com"])
  }

  @Test func `the same failure of several parts is told once`() throws {
    let decision = try Panel(body: "error('x')").decide(Self.three)
    #expect(decision.errors.map(\.index) == [nil])
  }

  @Test func `a policy is asked about the parts that it concerns`() throws {
    let panel = try Panel([
      "fields": "return { actions = { 'setShareFields' }, check = function(r) warn('f', r.action.name) end }",
      "people":
        "return { actions = { 'addParticipant' }, check = function(r) warn('p', 'x', '%s', r.action.participant.email.text) end }",
      "saves": "return { actions = { 'saveShare' }, check = function(r) warn('s', r.action.name) end }",
      "records": "return { actions = { 'records' }, check = function(r) warn('r', r.action.name) end }",
    ])
    let decision = panel.decide(Self.three)
    #expect(decision.policies.map(\.id) == ["fields", "people", "saves"])
    #expect(
      decision.warnings.map { "\($0.id) \($0.index ?? -1)" } == [
        "fields 2", "people 0", "people 1", "saves -1", "saves 2",
      ])
  }

  @Test func `in a batch, records and the share are told apart`() throws {
    let panel = try Panel([
      "records": "return { actions = { 'records' }, check = function(r) warn('r', r.action.name) end }",
      "sharing": "return { actions = { 'sharing' }, check = function(r) warn('s', r.action.name) end }",
      "batch": "return { actions = { 'modifyRecords' }, check = function(r) warn('b', r.action.name) end }",
    ])
    let action = Action.modifyRecords([
      .modifyRecord(RecordTarget(recordName: "note")), .readRecord(RecordTarget(recordName: "share-1")),
      Sample.invite("dee"),
    ])
    let said = panel.decide(Sample.request(action)).warnings.map { "\($0.id) \($0.message) \($0.index ?? -1)" }
    #expect(
      said == [
        "batch modifyRecord 0", "batch readShare 1", "batch addParticipant 2", "records modifyRecord 0",
        "sharing readShare 1", "sharing addParticipant 2",
      ])
  }

  @Test func `the step limit is for all parts together`() throws {
    let panel = try Panel(
      body: "for i = 1, 200 do local x = i end", set: #"{"policies": {"p": {}}, "limits": {"steps": 1500}}"#)
    let one = panel.decide(Sample.request(.saveShare([Sample.invite("dee")])))
    #expect(one.isAllowed)
    let steps = try #require(one.policies.first?.steps)
    let parts = 1500 / steps + 2
    let many = Action.saveShare(Array(repeating: Sample.rename, count: parts))
    let decision = panel.decide(Sample.request(many))
    #expect(!decision.isAllowed)
    #expect(decision.errors.first?.kind == .steps)
    #expect(decision.policies.first?.steps == 1500)
  }

  @Test func `who runs out of steps in a part learns the line, and who has none left for a part learns that`() throws {
    let body = "for i = 1, 200 do local x = i end"
    let one = try #require(try Panel(body: body).decide(Sample.request(Sample.rename)).policies.first?.steps)
    let save = Sample.request(.saveShare(Array(repeating: Sample.rename, count: 5)))
    func said(by limit: Int) throws -> [String] {
      let panel = try Panel(body: body, set: #"{"policies": {"p": {}}, "limits": {"steps": \#(limit)}}"#)
      return panel.decide(save).errors.map { "\($0.source == panel.source("p.lua:2") ? "2" : "-") \($0.message)" }
    }
    let between = "\((2 * one).grouped) steps for a decision; limits.steps in policyset.json raises it"
    #expect(try said(by: 2 * one) == ["- earlier parts of the action used up the steps: \(between)"])
    let inside = "\((2 * one + 150).grouped) steps for a decision; limits.steps in policyset.json raises it"
    #expect(
      try said(by: 2 * one + 150) == [
        "- earlier parts of the action used up the steps: \(inside)", "2 the step limit is reached: \(inside)",
      ])
  }

  @Test func `whatever the limit is, no part is passed over for want of steps`() throws {
    // The limit moves over the places where steps are just used up.
    for limit in stride(from: 400, through: 1400, by: 7) {
      let panel = try Panel(
        body: "if request.action.name == 'setAllowsAccessRequests' then deny('no', 'No.') end",
        set: #"{"policies": {"p": {}}, "limits": {"steps": \#(limit)}}"#)
      let edits = Array(repeating: Sample.rename, count: 5) + [Action.setAllowsAccessRequests(true)]
      #expect(!panel.decide(Sample.request(.saveShare(edits))).isAllowed, "limit \(limit)")
    }
  }
}
