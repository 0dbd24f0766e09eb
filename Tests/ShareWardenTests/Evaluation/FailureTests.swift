import ShareModel
import ShareWarden
import Testing

@Suite struct FailureTests {
  static let request = Sample.request(Sample.invite("dee"))

  @Test(arguments: [
    ("local x = nil\nreturn x.secret", PolicyFailure.Kind.runtime, 3), ("error('secret')", .runtime, 2),
    ("error({ 'secret' })", .runtime, 2), ("request.secret = 1", .runtime, 2), ("return true", .contract, 1),
    ("\nreturn 'secret'", .contract, 1), ("while true do end", .steps, 2),
    ("local s = 'secret'\nwhile true do s = s .. s end", .memory, 3), ("deny('Secret', 'x')", .output, 2),
    ("deny()", .output, 2), ("\nwarn('x')", .output, 3),
  ])
  func `a failure denies, and is told with kind and place`(body: String, kind: PolicyFailure.Kind, line: Int) throws {
    let panel = try Panel(body: body)
    let decision = panel.decide(Self.request)
    #expect(!decision.isAllowed)
    #expect(decision.denials.isEmpty)
    #expect(decision.effects.isEmpty)
    let failure = try #require(decision.errors.first)
    #expect(failure.id == "p")
    #expect(failure.kind == kind)
    #expect(!failure.message.isEmpty)
    #expect(failure.source == panel.source(line > 0 ? "p.lua:\(line)" : "p.lua"))
  }

  @Test(arguments: [
    (
      "while true do end",
      "the step limit is reached: 50,000 steps for a decision; limits.steps in policyset.json raises it"
    ),
    (
      "local s = {} while true do s = {s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s} end",
      "the memory limit is reached: 200 KiB for a policy; limits.memory in policyset.json raises it"
    ),
    ("local s = ('x'):rep(70000)", "a string is longer than 64 KiB"),
  ])
  func `who reaches a limit learns which it is, and what raises it`(body: String, message: String) throws {
    let set = #"{"policies": {"p": {}}, "limits": {"steps": 50000, "memory": "200KiB"}}"#
    let decision = try Panel(body: body, set: set).decide(Self.request)
    #expect(decision.errors.map(\.message) == [message])
  }

  @Test(arguments: [
    (
      "while true do end",
      "the step limit is reached: 50,000 steps for loading the file; is there a loop without end, or a large table that could be a parameter or data? limits.steps in policyset.json raises it"
    ),
    (
      "s = {} while true do s = {s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s} end",
      "the memory limit is reached: 200 KiB for a policy; limits.memory in policyset.json raises it"
    ),
  ])
  func `a limit that loading reaches is a fault with file and line`(chunk: String, message: String) throws {
    let folder = try PolicyFolder(
      policy: "\n\(chunk)", set: #"{"policies": {"p": {}}, "limits": {"steps": 50000, "memory": "200KiB"}}"#)
    #expect {
      try folder.load()
    } throws: { error in
      String(describing: error) == "\(folder.path)/p/policy.lua:2: \(message)"
    }
  }

  @Test(arguments: [
    (
      "limits: steps", #""steps": 10000000"#, "while true do end",
      "the step limit is reached: 10,000,000 steps for a decision; that is the most there can be, so have the policy do less"
    )
  ])
  func `a limit that is the most there can be is not to be raised`(
    name: String, limit: String, body: String, message: String
  ) throws {
    let decision = try Panel(body: body, set: #"{"policies": {"p": {}}, "limits": {\#(limit)}}"#).decide(Self.request)
    #expect(decision.errors.map(\.message) == [message])
  }

  @Test func `the way of calls leads to the failure`() throws {
    let source =
      "local function inner() error('x') end\nlocal function outer()\n  inner()\nend\nreturn function()\n  outer()\nend"
    let failure = try #require(try Panel(["p": source]).decide(Self.request).errors.first)
    #expect(failure.callPath == ["inner:1", "outer:3", "check:6"])
  }

  @Test func `the person who asked learns only that the policy could not be checked`() throws {
    let decision = try Panel(body: "error('secret')").decide(Self.request)
    let reasons = try ToldReasons(decision)
    #expect(reasons.user == "The policy \"p\" could not be checked.")
    #expect(reasons.admin?.contains("secret") == true)
  }

  @Test func `one policy's failure keeps no other from being asked`() throws {
    let decision = try Panel(["a": "return function() error('x') end", "b": "return function() deny('no', 'No.') end"])
      .decide(Self.request)
    #expect(decision.errors.map(\.id) == ["a"])
    #expect(decision.codes == ["no"])
  }

  @Test func `in shadow, denials and failures are told and decide nothing`() throws {
    let set = #"{"policies": {"a": {"mode": "shadow"}, "b": {"mode": "shadow"}, "c": {}}}"#
    let panel = try Panel(
      [
        "a": "return function() deny('no', 'No.') warn('w', 'W.') end", "b": "return function() error('x') end",
        "c": "return function() end",
      ], set: set)
    let decision = panel.decide(Self.request)
    #expect(decision.isAllowed)
    #expect(decision.effects.map(\.kind) == ["participantAdded"])
    #expect(decision.resultingShare != nil)
    #expect(decision.shadowDenials.map(\.code) == ["no", "runtime"])
    #expect(decision.shadowDenials.map(\.isFailure) == [false, true])
    #expect(decision.verdicts.prefix(2) == ["denied: no", "failed"])
    #expect(decision.shadowDenials.last?.message == "The policy could not be checked.")
    #expect(decision.shadowDenials.last?.adminMessage == "x")
    #expect(decision.warnings.map(\.code) == ["w"])
    #expect(decision.policies.map(\.isShadow) == [true, true, false])
  }
}
