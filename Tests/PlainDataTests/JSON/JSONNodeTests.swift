import PlainData
import Testing

@Suite struct JSONNodeTests {
  let root: JSONNode

  init() throws { root = try text(exampleRequest, origin: JSONOrigin(file: "request.json")).root }

  @Test func membersAreFoundByName() throws {
    #expect(root["subject"]?["id"]?.string == "ana@example.com")
    #expect(root["subject"]?["id"]?.equals("ana@example.com") == true)
    #expect(root["subject"]?["id"]?.equals("ana@example.co") == false)
    let name = "subject"
    #expect(root[name]?["type"]?.string == "user")
    #expect(root["Subject"] == nil)
    #expect(root["subject"]?["id"]?["x"] == nil)
    #expect(try text(#"{"": 1}"#).root[""]?.integer == 1)
  }

  @Test func aNullMemberIsAbsentButListed() throws {
    let root = try text(#"{"a": null, "b": [null]}"#).root
    #expect(root["a"] == nil)
    #expect(root.members.map(\.key.string) == ["a", "b"])
    #expect(root.members.map(\.value.isNull) == [true, false])
    #expect(root["b"]?.elements.map(\.isNull) == [true])
  }

  @Test func everyKindIsItsOwn() throws {
    let root = try text(#"[null, true, 1, 1.5, "a", [2, 3], {"x": 1}]"#).root
    #expect(root.elements.map(\.kind) == [.null, .boolean, .integer, .number, .string, .array, .object])
    #expect(root.elements.map(\.boolean) == [nil, true, nil, nil, nil, nil, nil])
    #expect(root.elements.map(\.string) == [nil, nil, nil, nil, "a", nil, nil])
    #expect(root.elements.map(\.count) == [0, 0, 0, 0, 0, 2, 1])
    #expect(root.elements.map { Array($0.elements).count } == [0, 0, 0, 0, 0, 2, 0])
    #expect(root.elements.map { Array($0.members).count } == [0, 0, 0, 0, 0, 0, 1])
    #expect(root.members.map(\.key.kind).isEmpty)
  }

  @Test func aFaultOfANodeNamesFileLineColumnAndPath() throws {
    let participants = try #require(root["resource"]?["properties"]?["participants"])
    let role = try #require(participants.elements.dropFirst().first { _ in true }?["role"])
    #expect(
      role.fault("unknown role \"boss\"").description
        == "request.json:10:54: resource.properties.participants[1].role: unknown role \"boss\"")
    #expect(root.fault("x").description == "request.json:1:1: x")
    let key = try #require(role.text.root["context"]?.members.dropFirst().first { _ in true }).key
    #expect(key.fault("x").description == #"request.json:12:49: context["dry run"]: x"#)
  }

  @Test func everyNodeIsWrittenWhereItsExtentSays() throws {
    func check(_ node: JSONNode) throws {
      let bytes = Array(Array(exampleRequest.utf8)[node.extent])
      let again = try JSONText(parsing: bytes).root
      #expect(again.plain == node.plain, "\(node.path)")
      for element in node.elements { try check(element) }
      for member in node.members {
        try check(member.key)
        try check(member.value)
        #expect(member.key.path == member.value.path)
      }
    }
    try check(root)
  }

  @Test func anArrayFallsIntoTextsOfItsElements() throws {
    let json = "{\"evaluations\": [\n  {\"a\": 1}, [\"x\",\n 2], 3,\n {\"b\": {\"c\": true}}] }"
    let array = try #require(try text(json, origin: JSONOrigin(file: "batch.json")).root["evaluations"])
    let texts = try array.mapElements { $1 }.map { try $0.get() }
    #expect(texts.map(\.root.plain) == array.elements.map(\.plain))
    #expect(
      texts.last?.root["b"]?["c"]?.fault("x").description
        == array.elements.map { $0 }.last?["b"]?["c"]?.fault("x").description)
    #expect(texts.last?.root["b"]?["c"]?.fault("x").description == "batch.json:4:14: evaluations[3].b.c: x")
    #expect(texts[1].root.elements.map { $0.fault("x").description }.last == "batch.json:3:2: evaluations[1][1]: x")
  }

  @Test func anElementIsTakenWithItsPlace() throws {
    let root = try text("[1,\n  {\"ü\": \n2}, 3 , \n[]]", origin: JSONOrigin(line: 5, column: 3)).root
    let places = root.mapElements { origin, _ in "\(origin.line):\(origin.column) \(origin.path)" }
    #expect(places == ["5:4 [0]", "6:3 [1]", "7:5 [2]", "8:1 [3]"])
  }

  @Test func anElementOverTheLimitIsAFaultOfItsOwn() throws {
    let texts = try text("[[1], [[1]], 2]").root.mapElements(limits: JSONLimits(depth: 1)) { $1 }
    #expect(texts.map { (try? $0.get()) != nil } == [true, false, true])
    guard case .failure(let fault) = texts[1] else { return }
    #expect(fault.description == "line 1, column 8: [1][0]: more than 1 arrays and objects within each other")
  }

  @Test func aNodeKeepsItsText() throws {
    var kept: JSONNode? = try text(#"{"a": "kept"}"#).root["a"]
    for _ in 0..<100 { _ = try text(#"{"b": "other"}"#) }
    #expect(kept?.string == "kept")
    kept = nil
  }

  @Test func longNamesAreCutInPaths() throws {
    let name = String(repeating: "n", count: 5000)
    let path = try #require(text("{\"\(name)\": 1}").root.members.first { _ in true }).value.path
    #expect(path == "[\"\(String(repeating: "n", count: 80))…\"]")
  }
}
