import PolicyAuthoring
import ShareModel
import ShareWire
import TestSupport
import Testing

@Suite struct SchemaDocumentTests {
  static func tree(_ text: String) throws -> JSONTree { try JSONTree(parsing: text) }

  static func tree(ofFile path: String) throws -> JSONTree {
    try JSONTree(parsing: String(decoding: try RepositoryFile.bytes(path), as: UTF8.self))
  }

  @Test(arguments: ["Policies/policyset.json", "Examples/Cookbook/policyset.json"])
  func `the policy sets that ship fit their schema`(path: String) throws {
    #expect(try SchemaCheck(SchemaDocument.policyset.text).faults(of: Self.tree(ofFile: path)) == [])
  }

  @Test(arguments: [
    "{}", #"{"policies": {}}"#, #"{"policies": {"a": {"mode": "shade"}}}"#, #"{"policies": {"A": {}}}"#,
    #"{"policies": {"a": {"parameter": {}}}}"#, #"{"policies": {"a": {}}, "polices": {}}"#,
    #"{"policies": {"a": {}}, "limits": {"steps": 1}}"#, #"{"policies": {"a": {}}, "limits": {"memory": "4MB"}}"#,
    #"{"policies": {"a": {}}, "rules": {"participantLimit": 0}}"#,
    #"{"policies": {"a": {}}, "rules": {"noneRemoves": "all"}}"#, #"{"policies": {"a": {}}, "data": {"d": "/etc/d"}}"#,
  ])
  func `a wrong policy set does not fit`(text: String) throws {
    #expect(try !SchemaCheck(SchemaDocument.policyset.text).faults(of: Self.tree(text)).isEmpty)
  }

  @Test func `a policy set may say everything that there is to say`() throws {
    let text = """
      {"$schema": "x.json", "name": "n", "version": "1", "policies": {"a-1": {"parameters": {"x": 1}, "mode": "shadow"}},
       "data": {"d": "data/d.json"}, "limits": {"steps": 100, "memory": "128KiB"},
       "rules": {"participantLimit": 100, "adminMayChangeRoles": true, "noneRemoves": "allButOwner"}}
      """
    #expect(try SchemaCheck(SchemaDocument.policyset.text).faults(of: Self.tree(text)) == [])
  }

  @Test func `written requests fit the schema`() throws {
    let check = try SchemaCheck(SchemaDocument.request.text)
    for request in RequestGenerator(seed: 7).prefix(600) {
      let tree = try Self.tree(RequestWriter.json(request))
      #expect(check.faults(of: tree) == [])
    }
  }

  @Test(arguments: [
    #"{"action": {"name": "leaveShare"}, "resource": {"type": "share"}}"#,
    #"{"subject": {"type": "user", "id": "a"}, "action": {"name": "leave"}, "resource": {"type": "share"}}"#,
    #"{"subject": {"type": "user", "id": "a"}, "action": {"name": "addParticipant"}, "resource": {"type": "share"}}"#,
    #"{"subject": {"type": "user", "id": "a"}, "action": {"name": "setPublicPermission", "properties": {"permission": "write"}}, "resource": {"type": "share"}}"#,
    #"{"subject": {"type": "team", "id": "a"}, "action": {"name": "leaveShare"}, "resource": {"type": "share"}}"#,
  ])
  func `a wrong request does not fit`(text: String) throws {
    #expect(try !SchemaCheck(SchemaDocument.request.text).faults(of: Self.tree(text)).isEmpty)
  }

  @Test func `written decisions fit the schema, and it names all that is in them`() throws {
    let check = try SchemaCheck(SchemaDocument.decision.text)
    var generator = RequestGenerator(seed: 11)
    for number in 0..<400 {
      let explanation = DecisionExplanation(
        rulesAsked: ["R001"], ways: number.isMultiple(of: 4) ? nil : [],
        allowedInstead: [AllowedVariant(action: .leaveShare, publicPermission: .readOnly)])
      let json = DecisionWriter(version: "1").json(
        generator.decision(), assumedTime: Timestamp(microseconds: 0),
        explanation: number.isMultiple(of: 2) ? explanation : nil)
      let tree = try Self.tree(json)
      #expect(check.faults(of: tree) == [])
      guard case .object(let members)? = tree["context"] else { continue }
      #expect(members.keys.filter { !SchemaDocument.decision.text.contains("\"\($0)\": ") } == [])
    }
  }

  @Test(arguments: [
    "{}", #"{"decision": "yes", "context": {}}"#, #"{"decision": true, "context": {"denials": []}}"#,
  ])
  func `a wrong decision does not fit`(text: String) throws {
    #expect(try !SchemaCheck(SchemaDocument.decision.text).faults(of: Self.tree(text)).isEmpty)
  }

  @Test func `a test with everything that can be expected fits`() throws {
    let check = try SchemaCheck(SchemaDocument.testCase.text)
    let expectations = [
      #"{"decision": true, "warnings": ["w"], "effects": ["shareCreated", {"kind": "shareDeleted"}]}"#,
      #"{"decision": false, "code": "c", "codes": ["c"], "message": "m", "admin_message": "a", "layer": "policy", "policy": "p"}"#,
      #"{"decision": false, "rule": "R001"}"#, #"{"decision": false, "error": "runtime"}"#,
    ]
    for (request, expectation) in zip(RequestGenerator(seed: 3), expectations) {
      let json = RequestWriter.json(request)
      let text = #"{"about": "a", "parameters": {"x": 1}, "data": {}, "request": \#(json), "expect": \#(expectation)}"#
      #expect(check.faults(of: try Self.tree(text)) == [])
    }
  }

  @Test func `the requests of the examples fit their schema`() throws {
    let paths = try RepositoryFile.paths(in: "Examples/Requests").filter { $0.hasSuffix(".json") }
    #expect(!paths.isEmpty)
    for path in paths {
      #expect(try SchemaCheck(SchemaDocument.request.text).faults(of: Self.tree(ofFile: path)) == [], "\(path)")
    }
  }

  @Test func `the cases that ship fit their schema`() throws {
    let check = try SchemaCheck(SchemaDocument.testCase.text)
    let files = try ["Policies", "Examples"].flatMap { try RepositoryFile.paths(below: $0) }.filter { path in
      let isCase = path.contains("/cases/")
      return ["json", "jsonl"].contains { path.hasSuffix("_test.\($0)") || isCase && path.hasSuffix(".\($0)") }
    }
    #expect(files.count >= 9)
    for file in files {
      let text = String(decoding: try RepositoryFile.bytes(file), as: UTF8.self)
      let cases = file.hasSuffix("l") ? text.split(separator: "\n").map(String.init) : [text]
      for one in cases { #expect(try check.faults(ofText: one) == [], "\(file)") }
    }
  }

  @Test func `an effect is expected by what it says of itself, and nothing else`() throws {
    let check = try SchemaCheck(SchemaDocument.testCase.text)
    let request = try #require(RequestGenerator(seed: 3).first { _ in true }.map { RequestWriter.json($0) })
    func faults(_ effect: String) throws -> [String] {
      try check.faults(ofText: #"{"request": \#(request), "expect": {"decision": true, "effects": [\#(effect)]}}"#)
    }
    #expect(
      try faults(#"{"kind": "participantAdded", "participant": {"role": "administrator"}, "before": false}"#) == [])
    #expect(try faults(#""participantAdded""#) == [])
    for effect in [#""participantadded""#, #"{"kind": "shareCreated", "participant": {}}"#, #"{"from": "none"}"#, "7"] {
      #expect(try !faults(effect).isEmpty, "\(effect)")
    }
  }

  @Test(arguments: [
    #"{"request": {}, "expect": {}}"#, #"{"request": {}, "expect": {"decision": true}}"#,
    #"{"request": {}, "expect": {"inputError": "x", "decision": false}}"#, #"{"expect": {"decision": true}}"#,
  ])
  func `a wrong test does not fit`(text: String) throws {
    #expect(try !SchemaCheck(SchemaDocument.testCase.text).faults(of: Self.tree(text)).isEmpty)
  }

  @Test func `a test of an ill-formed request fits`() throws {
    let text = #"{"request": {"x": 1}, "expect": {"inputError": "is missing"}}"#
    #expect(try SchemaCheck(SchemaDocument.testCase.text).faults(of: Self.tree(text)) == [])
  }
}
