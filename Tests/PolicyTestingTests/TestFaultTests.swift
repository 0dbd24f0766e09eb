import PolicyTesting
import Testing

/// Nothing passes for nothing.
@Suite struct TestFaultTests {
  @Test(arguments: [
    (
      "return test(\"a\", function() return expect(r) end)",
      "away/policy_test.lua:1: nothing is expected here; add :allowed(), :denied(\"…\") or another"
    ),
    ("local x = 1", "away/policy_test.lua: holds no test; add one, or delete the file"),
    ("test(\"a\", function() end)", "away/policy_test.lua:3: the test \"a\" expects nothing; add an `expect`"),
    (
      "test(\"a\", function() expect(r) end)",
      "away/policy_test.lua:3: nothing is expected here; add :allowed(), :denied(\"…\") or another"
    ),
    (
      "test(\"a\", function() expect(r):denied() end)\ntest(\"a\", function() expect(r):denied() end)",
      "away/policy_test.lua:4: a second test of the name \"a\", after line 3; rename one"
    ),
    (
      "test(\"a\", function() expect(r):denied(\"turned-awy\") end)",
      "away/policy_test.lua:3: no policy that is asked has a denial of the code \"turned-awy\" (did you mean \"turned-away\"?); mend the code, or the policy"
    ),
    (
      "test(\"a\", function() expect(r):denied{ rule = \"R999\" } end)",
      "away/policy_test.lua:3: no built-in rule \"R999\" (did you mean"
    ),
    (
      "test(\"a\", function() expect(r):denied{ cod = \"turned-away\" } end)",
      "away/policy_test.lua:3: unknown key \"cod\" of `denied` (did you mean \"code\"?)"
    ),
    (
      "test(\"a\", function() expect(r{ particpant = {} }):denied() end)",
      "away/policy_test.lua:3: action.properties.particpant: unknown member"
    ),
    ("test(\"a\", function() expect(r):alowed() end)", "away/policy_test.lua:3: attempt to call a nil value"),
    ("expect(r):allowed()", "away/policy_test.lua:3: `expect` belongs in a test"),
    ("test(\"a\", function() test(\"b\", function() end) end)", "away/policy_test.lua:3: a test stands within another"),
    (
      "test(\"a\", function() expect(r{ share = \"fixtures/x.json\" }):allowed() end)",
      "away/policy_test.lua:3: no fixture \"fixtures/x.json\"; put it into `fixtures`"
    ),
    (
      "test(\"a\", { parameter = {} }, function() expect(r):allowed() end)",
      "away/policy_test.lua:3: unknown key \"parameter\" of `test` (did you mean \"parameters\"?)"
    ),
    (
      "test(\"a\", function() expect(r):effects{ \"participantAded\" } end)",
      "away/policy_test.lua:3: unknown effect \"participantAded\" (did you mean \"participantAdded\"?)"
    ),
    (
      "test(\"a\", function() expect(r):fails(\"runtme\") end)",
      "away/policy_test.lua:3: unknown kind of failure \"runtme\" (did you mean \"runtime\"?)"
    ),
    ("test(", "away/policy_test.lua:3: unexpected symbol near <eof>"),
    ("while true do end", "away/policy_test.lua:3: the step limit is reached"),
    ("local t = {} for i = 1, 1e9 do t[i] = (\"x\"):rep(1000) .. i end", "away/policy_test.lua:3: the"),
    ("return 1", "away/policy_test.lua: the file must return nothing, not a number"),
    ("deny(\"x\", \"y\")", "away/policy_test.lua:3: `deny` and `warn` can only be called while deciding"),
    ("test(\"a\", function() error({}) end)", "away/policy_test.lua:3: the test raised a table (in the test \"a\")"),
    ("test(\"a\", function() expect(r):denied() error() end)", "away/policy_test.lua:3: the test raised nothing"),
    ("test(\" \", function() expect(r):denied() end)", "away/policy_test.lua:3: a test needs a name"),
    ("test(\"a\")", "away/policy_test.lua:3: what a test does must be a function, not nil"),
    ("tset(\"a\")", "away/policy_test.lua:3: no global \"tset\""),
    (
      "test(\"a\", function() expect(r).denied(\"turned-away\") end)",
      "away/policy_test.lua:3: write a colon, as in expect(…):denied(…) (in the test \"a\")"
    ),
    (
      "local codes = {} test(\"a\", function() expect(r):denied(codes.away) end)",
      "away/policy_test.lua:3: what `denied` is given is nil"
    ),
    (
      "test(\"a\", function() expect(r{ participant = { name = type } }):denied() end)",
      "away/policy_test.lua:3: request.participant.name is a function"
    ),
    (
      "test(\"a\", function() local t = {} t.t = t expect(r{ context = t }):denied() end)",
      "away/policy_test.lua:3: request.context.t.t"
    ),
    (
      "test(\"a\", function() expect(r{ participant = { emailAddress = absent } }):denied() end)",
      "away/policy_test.lua:3: request.participant.emailAddress is `absent`"
    ),
    (
      "test(\"a\", function() expect(r{ particpant = absent }):denied() end)",
      "away/policy_test.lua:3: `particpant` is not there to be taken away"
    ),
    (
      "local x = request{ time = absent } test(\"a\", function() expect(r):denied() end)",
      "away/policy_test.lua:3: `time` is not there to be taken away"
    ),
    (
      "test(\"a\", function() expect{ actor = absent }:denied() end)",
      "away/policy_test.lua:3: `actor` is not there to be taken away"
    ),
    (
      "test(\"a\", function() local s = sequence(team) s:expect(r):denied() s:share{ participants = { [\"cyy@partner.example\"] = absent } } end)",
      "away/policy_test.lua:3: nobody in the sequence goes by \"cyy@partner.example\" (did you mean \"cy@partner.example\"?)"
    ),
    (
      "test(\"a\", function() local s = sequence(team) s:share{ participants = { x = absent } } s:expect(r):denied() end)",
      "away/policy_test.lua:3: nobody in the sequence goes by \"x\""
    ),
    (
      "test(\"a\", { data = { staf = {} } }, function() expect(r):denied() end)",
      "away/policy_test.lua:3: the policy reads no data \"staf\"; mend the name"
    ),
    (
      "test(\"a\", function() expect(r):denied{ policy = \"away\", layer = \"builtin\" } end)",
      "away/policy_test.lua:3: no denial is both of a policy and of a built-in rule"
    ),
    (
      "test(\"a\", function() expect(r{ share = { publicPermission = \"none\", titel = \"x\", participants = team.participants } }):denied() end)",
      "away/policy_test.lua:3: resource.properties.titel: unknown member (did you mean \"title\"?)"
    ),
    ("test(\"a\", function() expect(type):denied() end)", "away/policy_test.lua:3: what `expect` is given must be"),
    (
      "test(\"a\", function() expect(function() return {} end):denied() end)",
      "away/policy_test.lua:3: what `expect` is given must be a request"
    ),
    (
      "local e test(\"a\", function() e = expect(r) e:denied() end) test(\"b\", function() e:denied() end)",
      "away/policy_test.lua:3: what is expected belongs in the test that asks (in the test \"b\")"
    ),
    (
      "local s test(\"a\", function() s = sequence(team) s:expect(r):denied() end) test(\"b\", function() s:share{ title = \"x\" } end)",
      "away/policy_test.lua:3: a sequence belongs in one test; begin another (in the test \"b\")"
    ),
    (
      "test(\"a\", function() local s = sequence(team) s:expect(r):denied() s:share{ particpants = {} } end)",
      "away/policy_test.lua:3: unknown key \"particpants\" of `share` (did you mean \"participants\"?)"
    ),
    (
      "test(\"a\", function() local s = sequence(team) s:expect(r):denied() s:share{ participants = { x = { rol = 1 } } } end)",
      "away/policy_test.lua:3: unknown key \"rol\" of `participants` (did you mean \"role\"?)"
    ),
    (
      "test(\"a\", function() local s = sequence(team) s:share{ title = \"x\" } end)",
      "away/policy_test.lua:3: the test \"a\" expects nothing; add an `expect`"
    ),
    (
      "test(\"a\", function() pcall(function() expect(r):alowed() end) end)",
      "away/policy_test.lua:3: nothing is expected here"
    ),
    (
      "test(\"a\", function() pcall(function() while true do end end) end)", "away/policy_test.lua:3: the step limit is"
    ),
    ("local function f() return 1 + f() end f()", "away/policy_test.lua:3: "),
    ("test = function() end test(\"a\", function() end)", "away/policy_test.lua: holds no test"),
    (
      "test(\"a\", function() expect(r):denied{ policy = \"awy\" } end)",
      "away/policy_test.lua:3: the policy \"awy\" is not asked (did you mean \"away\"?)"
    ),
    (
      "test(\"a\", { time = \"yesterday\" }, function() expect(r):denied() end)",
      "away/policy_test.lua:3: context.time: \"yesterday\" is not a time"
    ),
    (
      "for i = 1, 1000000 do test(\"t\" .. i, function() expect(r):denied() end) end",
      "away/policy_test.lua: the step limit is reached; a file of tests has 10 million steps, so split it"
    ),
  ])
  func `what makes tests worthless is an error with its place`(tests: String, fault: String) throws {
    let faults = try SetDirectory(tests: tests).faults()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  /// What a script puts in the place of a function that tests are written with changes nothing of what is noted.
  @Test(arguments: [
    "pcall = nil error = nil type = nil", "string.match = function() return \"99\" end", "string.format = nil",
    "pairs = function() return function() end end", "select = function() return 0 end", "tonumber = function() end",
  ])
  func `a script that replaces functions is told what came all the same`(start: String) throws {
    let outcomes = try SetDirectory(tests: "\(start)\ntest(\"a\", function() expect(r):allowed() end)").outcomes()
    #expect(outcomes.map(\.isPassed) == [false])
    #expect(outcomes.first?.failures.first?.line == 4)
  }

  @Test func `a file has room for thousands of tests`() throws {
    let tests = "for i = 1, 3000 do test(\"t\" .. i, function() expect(r):denied(\"turned-away\") end) end"
    let outcomes = try SetDirectory(tests: tests).outcomes()
    #expect(outcomes.count == 3000 && outcomes.allSatisfy(\.isPassed))
  }

  @Test func `a test of the whole set has the parameters and data of the set`() throws {
    let head = SetDirectory.head
    for option in ["parameters = { domain = \"x.example\" }", "data = { x = {} }"] {
      let faults = try SetDirectory(
        tests: "test(\"a\", function() expect(r):denied() end)",
        also: ["set_test.lua": head + "test(\"b\", { \(option) }, function() expect(r):denied() end)"]
      ).faults()
      #expect(
        faults == [
          "set_test.lua:3: a test of the whole set has its parameters and data; put it beside the policy that it is about"
        ])
    }
  }

  @Test func `the whole set gives the codes of the policies that are on`() throws {
    let set = try SetDirectory(
      tests: "test(\"a\", function() expect(r):denied() end)",
      also: [
        "off/policy.lua": "return function() deny(\"off-code\", \"No.\") end",
        "policyset.json": "{\"policies\": {\"away\": {}}}",
        "set_test.lua": SetDirectory.head + "test(\"b\", function() expect(r):denied(\"off-code\") end)",
      ])
    #expect(
      set.faults() == [
        "set_test.lua:3: no policy that is asked has a denial of the code \"off-code\"; mend the code, or the policy"
      ])
  }

  @Test(arguments: [
    (#"{"request": {}, "expect": {"decision": false}}"#, "subject: is missing"),
    (#"{"about": "x", "expect": {"decision": false}}"#, "has no member \"request\""),
    (#"{"request": {}}"#, "has no object \"expect\""),
    (#"{"request": {}, "expect": {}}"#, "has no member \"decision\""),
    (#"{"request": {}, "expect": {"decision": true, "code": "turned-away"}}"#, "an allowed request has no denial"),
    (#"{"request": {}, "expect": {"decision": false, "cod": "x"}}"#, "unknown member \"cod\" (did you mean \"code\"?)"),
    (#"{"request": {}, "expect": {"decision": false, "error": "x"}}"#, "unknown kind of failure \"x\""),
    (#"{"request": {}, "expect": {"decision": false, "codes": "x"}}"#, "expected a list of codes"),
    (
      #"{"request": {}, "expect": {"decision": false, "effects": ["participantLeft"]}}"#,
      "expect.effects: a denied request has no effects"
    ),
    (
      #"{"request": {}, "expect": {"decision": false, "error": "runtime", "layer": "builtin"}}"#,
      "expect.error: no policy is asked, and none fails"
    ),
    (
      #"{"request": {}, "expect": {"decision": false, "code": "x", "codes": ["turned-away"]}}"#,
      "expect.code: is none of `codes`"
    ),
    (
      #"{"request": {}, "expect": {"decision": false, "rule": "R044", "policy": "away"}}"#,
      "no denial is both of a policy and of a built-in rule"
    ),
    (#"{"request": {}, "expect": {"decision": false, "layer": "polcy"}}"#, "expect.layer: unknown layer \"polcy\""),
    (#"{"request": {}, "expect": {"decision": false}, "data": {"staf": {}}}"#, "the policy reads no data \"staf\""),
    (#"{"request": {}, "expect": {"decision": false}, "paramters": {}}"#, "unknown member \"paramters\""),
    (#"{"request": {}, "expect": {"decision": false}, "parameters": 7}"#, "expected an object"),
    ("[]", "expected an object with `request` and `expect`"), ("{", ""),
  ])
  func `what makes a case worthless is an error with its place`(text: String, message: String) throws {
    let whole = #"""
      {"subject":{"type":"user","id":"ana@example.com"},"action":{"name":"leaveShare"},"resource":{"type":"share","id":"s",\#
      "properties":{"participants":[{"emailAddress":"ana@example.com","role":"owner"}]}}}
      """#
    let isMissing = message.hasPrefix("subject")
    let faults = try SetDirectory(
      tests: "test(\"a\", function() expect(r):denied() end)",
      also: ["away/cases/a.jsonl": "\n" + (isMissing ? text : text.replacing("{}", with: whole, maxReplacements: 1))]
    ).faults()
    #expect(faults.count == 1)
    #expect(
      faults.first?.hasPrefix("away/cases/a.jsonl:2") == true && faults.first?.contains(message) == true, "\(faults)")
  }

  /// What is misspelt in a request would be passed over on the wire.
  @Test(arguments: [
    (#""subject""#, #""sbject""#, "2:13: request.sbject: unknown member \"sbject\" (did you mean \"subject\"?)"),
    (#""resource""#, #""x": 1, "resource""#, "4:1: request.x: unknown member \"x\""),
    (#""name""#, #""nam": 1, "name""#, "3:12: request.action.nam: unknown member \"nam\""),
    (#""id": "s""#, #""id": "s", "idd": 1"#, "request.resource.idd: unknown member \"idd\" (did you mean \"id\"?)"),
    (#""role""#, #""rle""#, "5:39: request.resource.properties.participants[0].rle: unknown member"),
    (
      #""name": "leaveShare""#, #""name": "leaveShare", "properties": {"x": 1}"#,
      "3:49: request.action.properties.x: unknown member"
    ),
    (#""leaveShare""#, #""leaveShar""#, "3:20: request.action.name: unknown action \"leaveShar\""),
    (
      #""expect": {"decision": false"#, #""expect": {"decision": false, "codes": ["turned-away", "awy"]"#,
      "6:56: no policy that is asked has a denial of the code \"awy\""
    ),
    (
      #""expect": {"decision": false"#, #""expect": {"decision": false, "rule": "R9999""#,
      "6:39: no built-in rule \"R9999\""
    ),
    (
      #""expect": {"decision": false"#, #""expect": {"inputError": "is missing""#,
      "a well-formed request"
    ),
  ])
  func `what a case misspells is told where it stands`(word: String, other: String, fault: String) throws {
    let text = """
      {
      "request": {"subject": {"type": "user", "id": "ana@example.com"},
      "action": {"name": "leaveShare"},
      "resource": {"type": "share", "id": "s", "properties": {"publicPermission": "none", "participants": [
        {"emailAddress": "ana@example.com", "role": "owner"}]}}},
      "expect": {"decision": false}}
      """.replacing(word, with: other, maxReplacements: 1)
    let set = try SetDirectory(
      tests: "test(\"a\", function() expect(r):denied() end)", also: ["away/cases/a.json": text])
    guard fault.first?.isNumber == true || fault.hasPrefix("request") else {
      #expect(try set.outcomes().compactMap { $0.failures.first?.actual } == [fault])
      return
    }
    let faults = set.faults()
    #expect(faults.count == 1 && faults[0].hasPrefix("away/cases/a.json:") && faults[0].contains(fault), "\(faults)")
  }

  @Test func `a file of tests that is too long is to be split into files`() throws {
    let faults = try SetDirectory(tests: String(repeating: "-- long\n", count: 9000)).faults()
    #expect(
      faults == [
        "away/policy_test.lua: is longer than the limit of 65,536 bytes; split it into several files"
      ])
  }

  @Test func `data under a name that the policy computes can be any`() throws {
    let policy = "return function(request) local d = data if d[request.context.what] then deny(\"it\", \"No.\") end end"
    let set = try SetDirectory([
      "p/policy.lua": policy,
      "p/policy_test.lua": SetDirectory.head
        + "test(\"a\", { data = { x = {} } }, function() expect(r{ context = { what = \"x\" } }):denied(\"it\") end)",
    ])
    #expect(try set.outcomes().map(\.isPassed) == [true])
  }

  @Test func `a fixture that no test uses is an error`() throws {
    let faults = try SetDirectory(
      tests: "test(\"a\", function() expect(r):denied() end)", also: ["fixtures/team.json": "{}"]
    ).faults()
    #expect(faults == ["fixtures/team.json: no test uses this fixture; delete it, or use it in a test"])
  }

  @Test func `tests beside no policy are an error`() throws {
    let faults = try SetDirectory(
      tests: "test(\"a\", function() expect(r):denied() end)",
      also: ["other/x_test.lua": "", "policyset.json": "{\"policies\": {\"away\": {}}}"]
    ).faults()
    #expect(faults == ["other/x_test.lua: tests of no policy; put them beside a policy.lua, or at the top of the set"])
  }

  @Test func `values that do not fit a parameter say so at the test`() throws {
    let outcomes = try SetDirectory(
      tests: "test(\"a\", { parameters = { domain = 7 } }, function() expect(r):denied() end)"
    ).outcomes()
    #expect(outcomes.map(\.isPassed) == [false])
    #expect(outcomes.first?.fault?.line == 3)
    #expect(outcomes.first?.fault?.message.contains("expected") == true, "\(String(describing: outcomes.first?.fault))")
  }
}
