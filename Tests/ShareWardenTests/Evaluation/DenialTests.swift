import ShareModel
import ShareWarden
import Testing

@Suite struct DenialTests {
  static let invitation = Sample.request(Sample.invite("dee"))

  @Test(arguments: [
    "deny('no', 'No.')", "deny('no', 'No.') return", "if deny('no', 'No.') then end", "return deny('no', 'No.')",
    "pcall(deny, 'no', 'No.')", "pcall(function() deny('no', 'No.') error('x') end)",
    "local ok = pcall(deny, 'no', 'No.') if ok then warn('w', 'W.') end",
    "table.sort({ 2, 1 }, function(a, b) deny('no', 'No.') return a < b end)",
  ])
  func `a denial denies, however it is called`(body: String) throws {
    let decision = try Panel(body: body).decide(Self.invitation)
    #expect(!decision.isAllowed)
    #expect(decision.codes == ["no"])
    #expect(decision.effects.isEmpty)
    #expect(decision.resultingShare == nil)
  }

  @Test func `a denial stands beside the failure that follows it`() throws {
    let decision = try Panel(body: "deny('no', 'No.') error('x')").decide(Self.invitation)
    #expect(decision.codes == ["no"])
    #expect(decision.errors.map(\.kind) == [.runtime])
  }

  @Test(arguments: ["", "  "]) func `nobody is denied without a word`(message: String) throws {
    let decision = try Panel(body: "deny('no', '\(message)')").decide(Self.invitation)
    #expect(decision.denials.map(\.message) == ["A policy does not allow this."])
  }

  @Test func `a denial says who, what and where`() throws {
    let panel = try Panel(body: "deny('no-guests', 'No guests.', '%d is %s', 3, 'many')")
    let denial = try #require(panel.decide(Self.invitation).denials.first)
    #expect(denial.layer == .policy)
    #expect(denial.id == "p")
    #expect(denial.code == "no-guests")
    #expect(denial.message == "No guests.")
    #expect(denial.adminMessage == "3 is many")
    #expect(denial.source == panel.source("p.lua:2"))
    #expect(denial.ckError == nil)
    #expect(denial.index == nil)
  }

  @Test func `all reasons of all policies are told, by id, then line, then call`() throws {
    let panel = try Panel([
      "b":
        "return function()\n  local function second() deny('b-late', 'x') end\n  deny('b-2', 'x')\n  for i = 1, 2 do deny('b-' .. i + 2, 'x') end\n  second()\nend",
      "a": "return function() deny('a-1', 'x') deny('a-0', 'x') end", "a-": "return function() deny('a--', 'x') end",
      "c": "return function() end",
    ])
    let decision = panel.decide(Self.invitation)
    #expect(decision.codes == ["a-1", "a-0", "a--", "b-late", "b-2", "b-3", "b-4"])
    #expect(decision.policies.map(\.id) == ["a", "a-", "b", "c"])
  }

  @Test func `a warning is told and denies nothing`() throws {
    let decision = try Panel(body: "warn('careful', 'Careful.', '%s', 'really')").decide(Self.invitation)
    #expect(decision.isAllowed)
    #expect(decision.warnings.map(\.code) == ["careful"])
    #expect(decision.warnings.first?.adminMessage == "really")
    #expect(decision.effects.map(\.kind) == ["participantAdded"])
  }

  @Test func `what is beyond 64 denials or warnings is cut, and said so`() throws {
    let decision = try Panel(
      body: "for i = 1, 65 do deny('d-' .. i, 'x') end for i = 1, 67 do warn('w-' .. i, 'x') end"
    ).decide(Self.invitation)
    #expect(decision.denials.count == 64)
    #expect(decision.warnings.count == 66)
    #expect(
      decision.warnings.suffix(2).map(\.message) == [
        "1 more denial than can be shown.", "3 more warnings than can be shown.",
      ])
  }

  @Test func `the cut is for the decision, not for each part`() throws {
    let panel = try Panel(body: "for i = 1, 40 do deny('d-' .. i, request.action.participant.email.text) end")
    let action = Action.saveShare([Sample.invite("dee"), Sample.invite("eve"), Sample.invite("fay")])
    let decision = panel.decide(Sample.request(action))
    #expect(decision.denials.count == 64)
    #expect(decision.warnings.map(\.message) == ["56 more denials than can be shown."])
  }

  @Test func `when the rules deny, no policy is asked`() throws {
    let decision = try Panel(body: "error('never')").decide(Sample.request(Sample.invite("dee"), by: "p-ben"))
    #expect(decision.denials.map(\.layer) == [.builtin])
    #expect(decision.errors.isEmpty)
    #expect(decision.policies.isEmpty)
  }

  @Test func `long text is cut and control characters are cleaned`() throws {
    let decision = try Panel(body: "deny('no', ('x'):rep(2000) .. '\\27[31m', '%s', 'a\\0b\\xFF')").decide(
      Self.invitation)
    let denial = try #require(decision.denials.first)
    #expect(denial.message.utf8.count <= 1024)
    #expect(denial.message.hasSuffix("…"))
    #expect(denial.adminMessage == "a\u{FFFD}b\u{FFFD}")
  }
}
