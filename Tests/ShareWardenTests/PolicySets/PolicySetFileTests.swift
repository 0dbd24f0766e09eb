import Foundation
import ShareRules
import ShareWarden
import Testing

@Suite struct PolicySetFileTests {
  static func faults(_ text: String) throws -> [String] {
    try PolicyFolder(policy: PolicyFolder.empty, set: text).faults()
  }

  @Test func `a full file is read`() throws {
    let set = try PolicyFolder(
      policy: PolicyFolder.empty,
      set: """
        { "name": "acme", "version": "2026.11.1", "policies": { "p": { "parameters": {}, "mode": "shadow" } },
          "data": {}, "rules": { "participantLimit": 7 }, "limits": { "steps": 1000, "memory": "1MiB" } }
        """
    ).load()
    #expect(set.name == "acme")
    #expect(set.version == "2026.11.1")
    #expect(set.policyIDs == ["p"])
    #expect(set.profile.participantLimit == 7)
  }

  @Test func `only listed policies are on`() throws {
    let folder = try PolicyFolder([
      "a.lua": PolicyFolder.empty, "b.lua": "this is not Lua", "policyset.json": #"{"policies": {"a": {}}}"#,
    ])
    #expect(try folder.load().policyIDs == ["a"])
  }

  @Test func `a mark of the byte order and carriage returns do no harm`() throws {
    #expect(try Self.faults("\u{FEFF}{\r\n \"policies\": {\"p\": {}}\r\n}\r\n") == [])
  }

  @Test(arguments: [
    ("", "policyset.json:1:1: "),
    ("[]", "policyset.json:1:1: expected an object, found an array"),
    (#"{"policies": {"p": {}}} x"#, "policyset.json:1:25: "),
    (#"{"policies": {"p": {}, "p": {}}}"#, "policyset.json:1:24: policies.p: member given twice"),
    (#"{}"#, #"policyset.json:1:1: has no member "policies"; list the policies that are on"#),
    (#"{"policies": null}"#, #"policyset.json:1:1: has no member "policies""#),
    (#"{"policies": {}}"#, "policyset.json:1:14: policies: lists no policy"),
    (
      #"{"policies": {"p": null}}"#,
      "policyset.json:1:20: policies.p: null; write {} to have the policy on, or leave it out"
    ),
    (#"{"policies": []}"#, "policyset.json:1:14: policies: expected an object, found an array"),
    (#"{"policies": {"p": true}}"#, "policyset.json:1:20: policies.p: expected an object, found "),
    (#"{"policies": {"P": {}}}"#, #"policyset.json:1:15: policies.P: "P" is no policy id"#),
    (#"{"policies": {"q": {}}}"#, #"policyset.json:1:15: policies.q: no such policy in the directory"#),
    (#"{"policies": {"p": {"parameters": []}}}"#, "policyset.json:1:35: policies.p.parameters: expected an object"),
    (#"{"policies": {"p": {"mode": 1}}}"#, "policyset.json:1:29: policies.p.mode: expected a string"),
    (
      #"{"policies": {"p": {"mode": "shadwo"}}}"#,
      #"policyset.json:1:29: policies.p.mode: unknown mode "shadwo" (did you mean "shadow"?); one of enforce, shadow"#
    ),
    (
      #"{"policies": {"p": {"params": {}}}}"#,
      #"policyset.json:1:21: policies.p.params: unknown member "params""#
    ),
    (
      #"{"policies": {"p": {}}, "rule": {}}"#,
      #"policyset.json:1:25: rule: unknown member "rule" (did you mean "rules"?); known are name, version, policies"#
    ),
    (#"{"policies": {"p": {}}, "name": 1}"#, "policyset.json:1:33: name: expected a string"),
    (#"{"policies": {"p": {}}, "version": 1.5}"#, "policyset.json:1:36: version: expected a string"),
    (#"{"policies": {"p": {}}, "data": []}"#, "policyset.json:1:33: data: expected an object"),
    (#"{"policies": {"p": {}}, "rules": 1}"#, "policyset.json:1:34: rules: expected an object"),
    (#"{"policies": {"p": {}}, "limits": 1}"#, "policyset.json:1:35: limits: expected an object"),
  ])
  func `a fault is told with line, column and path`(text: String, fault: String) throws {
    let faults = try Self.faults(text)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  @Test func `nesting has a limit`() throws {
    let deep = String(repeating: #"{"x":"#, count: 70) + "1" + String(repeating: "}", count: 70)
    #expect(try Self.faults(#"{"policies": {"p": {"parameters": \#(deep)}}}"#).count == 1)
  }

  @Test func `a near id is suggested`() throws {
    let folder = try PolicyFolder(["writer-cap.lua": PolicyFolder.empty])
    try folder.write("policyset.json", Array(#"{"policies": {"writers-cap": {}}}"#.utf8))
    #expect(
      folder.faults() == [
        #"policyset.json:1:15: policies["writers-cap"]: no such policy in the directory (did you mean "writer-cap"?)"#
      ])
  }

  @Test func `all that is wrong is told at once, in the order of files and lines`() throws {
    let folder = try PolicyFolder([
      "b/policy.lua": "return {\n  actions = { \"shraing\" },\n  parametres = {},\n  check = function() end,\n}",
      "a.lua": "return {", "c.lua": "return { parameters = { n = { type = \"integer\" } }, check = function() end }",
      "E.lua": "", "data/bad.json": "{\n  \"x\": }",
      "policyset.json": """
      { "nme": "x", "version": 1,
        "policies": { "a": {}, "b": { "mode": "off" },
                      "c": { "parameters": { "n": 1.5, "m": 2 } },
                      "d": {} },
        "data": { "bad": "data/bad.json", "gone": "data/gone.json" },
        "rules": { "participantLimit": 0, "noneRemoves": "all" },
        "limits": { "steps": 1, "memory": "1GB", "time": 1 } }
      """,
    ])
    let places = folder.faults().map { $0.prefix { $0 != " " }.dropLast() }
    #expect(
      places == [
        "E.lua", "a.lua:1", "b/policy.lua:2", "b/policy.lua:3", "data/bad.json:2:8", "policyset.json:1:3",
        "policyset.json:1:26", "policyset.json:2:41", "policyset.json:3:45", "policyset.json:3:50",
        "policyset.json:4:17", "policyset.json:5:45", "policyset.json:6:34", "policyset.json:6:52",
        "policyset.json:7:24", "policyset.json:7:37", "policyset.json:7:44",
      ])
  }
}
