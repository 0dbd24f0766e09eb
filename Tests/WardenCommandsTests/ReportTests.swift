import Foundation
import ShareModel
import ShareWire
import Testing

@testable import WardenCommands

@Suite struct ReportTests {
  private func report(_ format: String, _ input: String, _ more: String...) -> String {
    let bench = Bench()
    bench.input = input
    let code = WardenCommand.run(["check", "--format", format] + more, console: bench.console, engine: Bench.engine)
    #expect(code != .undecided || input.contains("bad"))
    return bench.output
  }

  @Test func `text says what was asked, the answer, why and what it took`() {
    #expect(
      report("text", "ana\ndee\nbad\nerr", "--explain") == """
        ALLOW  ana: leaveShare on s-1  (standard input:1)
          effect: shareDeleted
          rules asked: R001, R142
          rule R001 allows: Somebody asks.
          rule R142 allows: The owner stays.
          policy cap: nothing against it; 812 of 100,000 steps, 41 KiB of 4 MiB memory
          assumed: the record exists

        DENY   dee: leaveShare on s-1  (standard input:2)
          why: policy cap, too-many: No <more> \\u{1b}[2J50%, please.
            for the administrator: 6 > 5
            source: cap.lua:14

        ERROR  standard input:3:7: resource.x: unknown role

        DENY   err: leaveShare on s-1  (standard input:4)
          why: policy cap failed (steps): too long
            source: cap.lua:3
            what would help: mend the policy; until then it denies
          policy cap: failed; 812 of 100,000 steps, 41 KiB of 4 MiB memory

        """)
  }

  @Test(arguments: [
    (80_000, 800 << 10, "80,000 of 100,000 steps, 800 KiB of 1,000 KiB memory"),
    (
      80_001, 0,
      "80,001 of 100,000 steps, 0 KiB of 1,000 KiB memory; close to the limit of steps: limits.steps in "
        + "policyset.json raises it"
    ),
    (
      0, (800 << 10) + 1,
      "0 of 100,000 steps, 801 KiB of 1,000 KiB memory; close to the limit of memory: limits.memory "
        + "in policyset.json raises it"
    ),
    (
      100_000, 1000 << 10,
      "100,000 of 100,000 steps, 1,000 KiB of 1,000 KiB memory; close to the limit of steps and "
        + "memory: limits.steps and limits.memory in policyset.json raise them"
    ),
  ])
  func `what takes more than four fifths of a limit is told`(steps: Int, memory: Int, text: String) {
    let trace = PolicyTrace(
      of: PolicyFacts(id: "cap", sha256: "00", stepLimit: 100_000, memoryLimit: 1000 << 10, isShadow: false),
      steps: steps, memory: memory)
    #expect(Headroom.text(trace) == text)
  }

  @Test(arguments: [
    (10_000_000, 41 << 10, "; close to the limit of steps; that of steps is the most there can be"),
    (
      10_000_000, 250 << 20,
      "; close to the limit of steps and memory; that of steps and memory is the most there can be"
    ),
    (1, 250 << 20, "; close to the limit of memory; that of memory is the most there can be"),
    (1, 1, ""),
  ])
  func `a limit that is the most there can be is not to be raised`(steps: Int, memory: Int, warning: String) {
    let facts = PolicyFacts(
      id: "cap", sha256: "00", stepLimit: 10_000_000, memoryLimit: 256 << 20, isShadow: false)
    let text = Headroom.text(PolicyTrace(of: facts, steps: steps, memory: memory))
    #expect(text.hasSuffix(" of 256 MiB memory" + warning))
  }

  @Test func `a policy that fails in shadow is told as one`() {
    let failure = Denial(
      layer: .policy, id: "cap", code: "runtime", message: "The policy could not be checked.", adminMessage: "no field",
      source: "cap.lua:3", isFailure: true)
    let checked = CheckedRequest(
      file: "a", line: 1, index: 0, outcome: .decided(Bench.request("ana"), Decision(shadowDenials: [failure])))
    #expect(
      TextReport(paint: Paint(isOn: false)).text([checked]).hasSuffix(
        """
          shadow: policy cap failed (runtime): no field
            source: cap.lua:3
            what would help: mend the policy; if it were enforced, it would deny

        """))
    #expect(
      Finding.all(of: checked).map(\.text) == [
        "note: cap (runtime): The policy failed, in shadow mode.\nno field\nat cap.lua:3"
      ])
  }

  @Test func `nobody is told to mend a policy that need not be at fault`() {
    let failure = PolicyFailure(id: "cap", kind: .runtime, message: "late", source: "cap.lua", isTransient: true)
    let checked = CheckedRequest(
      file: "a", line: 1, index: 0, outcome: .decided(Bench.request("ana"), Decision(errors: [failure])))
    #expect(
      TextReport(paint: Paint(isOn: false)).text([checked]).hasSuffix(
        """

          why: policy cap failed (runtime): late
            source: cap.lua
            what would help: ask again, since the policy need not be at fault; until then it denies

        """))
  }

  @Test func `the rule that refuses is explained by its sentence`() {
    let denial = Denial(layer: .builtin, id: "R142", code: "permissionFailure", message: "Stay, please.")
    let checked = CheckedRequest(
      file: "a", line: 1, index: 0,
      outcome: .decided(Bench.request("ana"), Decision(denials: [denial], rules: RuleNumbers([142]))))
    let report = TextReport(
      paint: Paint(isOn: false), rules: Bench.engine.rules(), explain: { _, _ in DecisionExplanation(rulesAsked: []) })
    #expect(report.text([checked]).hasSuffix("\n  rule R142 refuses: The owner stays.\n"))
  }

  private static let failures: [(source: String?, path: [String], callers: String?)] = [
    ("cap.lua:5", ["check:5"], nil), ("cap.lua:5", ["inner:5", "check:9"], "check:9"),
    ("cap.lua:5", ["inner:4", "check:9"], "inner:4, check:9"), ("cap.lua", ["check:9"], "check:9"),
    (nil, ["check:9"], "check:9"), ("cap.lua:5", [], nil),
  ]

  @Test(arguments: failures)
  func `text says who called the place that failed, and not the place once more`(
    source: String?, path: [String], callers: String?
  ) {
    let failure = PolicyFailure(id: "cap", kind: .runtime, message: "x", source: source, callPath: path)
    let checked = CheckedRequest(
      file: "a", line: 1, index: 0, outcome: .decided(Bench.request("ana"), Decision(errors: [failure])))
    let lines = TextReport(paint: Paint(isOn: false)).text([checked]).split(separator: "\n")
    let told = lines.first { $0.contains("called from") }.map(String.init)
    #expect(told == callers.map { "    called from: " + $0 })
  }

  @Test func `colour follows the option, the terminal and NO_COLOR`() {
    let bench = Bench()
    bench.input = "ana"
    bench.outputIsTerminal = true
    #expect(bench.run("check") == 0)
    #expect(bench.output.hasPrefix("\u{1B}[32mALLOW"))
    bench.output = ""
    bench.variables["NO_COLOR"] = "1"
    #expect(bench.run("check") == 0)
    #expect(bench.output.hasPrefix("ALLOW"))
    #expect(report("text", "ana", "--color=always").hasPrefix("\u{1B}["))
  }

  @Test func `JUnit keeps cases of one name apart and tells failures from errors`() {
    let text = report("junit", "ana\nana\ndee\nerr\nbad")
    #expect(text.contains("tests=\"5\" failures=\"1\" errors=\"2\""))
    #expect(text.contains("name=\"ana: leaveShare on s-1\""))
    #expect(text.contains("name=\"ana: leaveShare on s-1 (2)\""))
    #expect(text.contains("<failure message=\"No &lt;more&gt; \\u{1b}[2J50%, please.\" type=\"too-many\">"))
    #expect(text.contains("<error message=\"too long\" type=\"steps\">"))
    #expect(text.contains("<error message=\"resource.x: unknown role\" type=\"ill-formed\">"))
  }

  @Test func `SARIF is JSON with a result for each finding`() throws {
    let text = report("sarif", "ana\ndee\nbad")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["cap", "input"])
    #expect(text.contains("\"region\":{\"startLine\":3,\"startColumn\":7}"))
    #expect(text.contains("\"executionSuccessful\":false"))
    #expect(SARIFReport.reference("a b:c/é") == "a%20b%3Ac/%C3%A9")
  }

  @Test func `TAP counts, and no text starts a directive`() {
    let text = report("tap", "ana # SKIP\nana")
    #expect(
      text.hasPrefix("TAP version 14\n1..2\nnot ok 1 - standard input:1 ana \\# SKIP: leaveShare on s-1\n  ---\n"))
    #expect(text.contains("\nok 2 - standard input:2 ana: leaveShare on s-1\n"))
  }

  @Test func `GitHub's annotations cannot be broken out of`() {
    #expect(
      report("github", "dee\nana") == "::error file=standard input,line=1,title=cap (too-many)::dee: leaveShare on s-1"
        + "%0Acap (too-many): No <more> \\u{1b}[2J50%25, please.%0A6 > 5%0Aat cap.lua:14\n")
    #expect(GitHubReport.property("a,b:c%") == "a%2Cb%3Ac%25")
    #expect(GitHubReport.property("a:\u{301},\u{301}") == "a%3A\u{301}%2C\u{301}")
  }

  @Test func `ndjson keeps the order of the input`() {
    #expect(
      report("ndjson", "dee\nbad\nana") == """
        {"decision":false}
        {"error":{"message":"unknown role","path":"resource.x","line":2,"column":7}}
        {"decision":true}

        """)
  }

  @Test(arguments: ReportFormat.names) func `no control character gets out`(format: String) {
    let scalars = report(format, "dee\nana\u{7}").unicodeScalars
    #expect(!scalars.isEmpty)
    #expect(scalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test func `a warning says as much as a denial`() {
    #expect(
      report("text", "wes") == """
        ALLOW  wes: leaveShare on s-1  (standard input:1)
          warning: policy cap, nearly: Nearly full.
            for the administrator: 4 of 5
            source: cap.lua:9

        """)
    #expect(
      report("junit", "wes").contains("<system-out>warning: cap (nearly): Nearly full.&#10;4 of 5&#10;at cap.lua:9<"))
  }

  @Test func `an effect says what was before where it was another`() {
    let before = Participant(
      identity: Identity(userRecordName: "_b"), role: .privateUser, permission: .readOnly, acceptanceStatus: .accepted)
    var after = before
    #expect(EffectSentence.text(.participantUpdated(after, before: before)).hasSuffix("accepted), as before"))
    after.role = .administrator
    #expect(
      EffectSentence.text(.participantUpdated(after, before: before))
        == "participantUpdated _b (administrator, readOnly, accepted), was privateUser")
  }

  @Test func `a long batch is named by its first parts`() {
    let parts = Array(repeating: Action.setAllowsAccessRequests(true), count: 7)
    let sentence = RequestSentence.action(.saveShare(parts))
    #expect(sentence.hasPrefix("saveShare [setAllowsAccessRequests to true, "))
    #expect(sentence.hasSuffix("setAllowsAccessRequests to true and 2 more]"))
  }
}
