import PlainData
import ShareModel
import Testing

@testable import ShareWire

/// Several requests in one text: which they are, and where each starts.
@Suite struct RequestDocumentTests {
  private let request = Example.request()

  private func document(_ text: String, now: Timestamp? = nil) throws(InputFault) -> RequestDocument {
    try RequestReader(now: now).read(Array(text.utf8), file: "in")
  }

  private func places(_ document: RequestDocument) -> [String] {
    document.items.map { item in
      "\(item.line):\(item.column)" + ((try? item.content.get()) == nil ? " at fault" : "")
    }
  }

  private func form(_ document: RequestDocument) -> RequestDocument.Form? {
    guard case .list(let form, _) = document else { return nil }
    return form
  }

  private func batch(_ evaluations: String, _ more: String = "") -> String {
    request.dropLast() + #","evaluations":\#(evaluations)\#(more)}"#
  }

  @Test func `a single request knows where it starts`() throws {
    let document = try document("\n\n  " + request)
    #expect(form(document) == nil)
    #expect(places(document) == ["3:3"])
  }

  @Test func `an item of an array knows where it starts`() throws {
    let document = try document("[\(request),\n   \(request) , 7,\n{}\n]")
    #expect(form(document) == .array)
    #expect(places(document) == ["1:2", "2:4", "2:\(7 + request.count) at fault", "3:1 at fault"])
  }

  @Test func `an item of a batch knows where it starts`() throws {
    let document = try document(batch("[{},\n {\"action\": {\"name\": \"leaveShare\"}}]"))
    #expect(places(document) == ["1:\(16 + request.count)", "2:2"])
  }

  @Test func `a line knows where its request starts`() throws {
    let document = try document("\(request)\r\n\r\n \t\(request)\r\n  oops\r\n")
    #expect(form(document) == .lines)
    #expect(places(document) == ["1:1", "3:3", "4:3 at fault"])
  }

  @Test(arguments: ["oops", "{", #"{"subject""#, "\u{FEFF}{}", "7", "\u{0}"])
  func `a first line at fault does not hide the others`(first: String) throws {
    let document = try document("\(first)\n\(request)\n")
    #expect(form(document) == .lines)
    #expect(places(document) == ["1:1 at fault", "2:1"])
  }

  @Test func `lines beyond the limit of a request are each at fault`() throws {
    let long = String(repeating: " ", count: JSONLimits().bytes)
    let line = request.dropLast() + long + "}"
    let document = try document("\(line)\n\(line)\n")
    #expect(form(document) == .lines)
    #expect(places(document) == ["1:1 at fault", "2:1 at fault"])
  }

  @Test func `a request over several lines is one request, however it is broken`() throws {
    let text =
      #"{"context":\#n{"time":"2026-11-30T12:00:00Z"}\#n,"#
      + request.dropFirst().replacing(
        #","context":{"time":"2026-11-30T12:00:00Z"}"#, with: "")
    #expect(places(try document(text)) == ["1:1"])
  }

  @Test func `a list that is at fault is not taken for lines`() {
    #expect(throws: InputFault.self) { try document("[\n\(request)\n") }
    #expect(throws: InputFault.self) { try document("[\n\(request),\n\(request)\n") }
  }

  @Test(arguments: [
    ("", BatchSemantic.executeAll), (#","options":{}"#, .executeAll),
    (#","options":null"#, .executeAll), (#","options":{"evaluations_semantic":null,"other":1}"#, .executeAll),
    (#","options":{"evaluations_semantic":"execute_all"}"#, .executeAll),
    (#","options":{"evaluations_semantic":"deny_on_first_deny"}"#, .denyOnFirstDeny),
    (#","options":{"evaluations_semantic":"permit_on_first_permit"}"#, .permitOnFirstPermit),
  ]) func `a batch says what ends it`(options: String, semantic: BatchSemantic) throws {
    #expect(form(try document(batch("[{}]", options))) == .batch(semantic))
  }

  @Test(arguments: [
    (#"{"evaluations_semantic":"deny_on_first"}"#, "options.evaluations_semantic"),
    (#"{"evaluations_semantic":1}"#, "options.evaluations_semantic"), (#""execute_all""#, "options"),
  ]) func `what ends a batch is never guessed`(options: String, path: String) {
    let fault = #expect(throws: InputFault.self) { try document(batch("[{}]", #","options":\#(options)"#)) }
    #expect(fault?.path == path)
  }

  @Test func `an unknown way to end a batch is told with a suggestion`() {
    let options = #","options":{"evaluations_semantic":"deny_on_frist_deny"}"#
    let fault = #expect(throws: InputFault.self) { try document(batch("[{}]", options)) }
    #expect(
      fault?.message == #"unknown evaluations semantic "deny_on_frist_deny" (did you mean "deny_on_first_deny"?)"#)
  }

  @Test func `a batch ends where its semantic says`() {
    #expect(BatchSemantic.allCases.map { $0.isEnded(by: true) } == [false, false, true])
    #expect(BatchSemantic.allCases.map { $0.isEnded(by: false) } == [false, true, false])
  }

  @Test func `no evaluations, or none in the list, is one request`() throws {
    for evaluations in ["null", "[]"] { #expect(form(try document(batch(evaluations))) == nil) }
    #expect(throws: InputFault.self) { try document(batch("{}")) }
  }

  @Test func `an item's part replaces the whole part given for all`() throws {
    let items = try document(
      batch(
        #"""
        [{"context":{"x":1,"time":"2027-01-01T00:00:00Z"}},{"context":{}},{"subject":{"type":"user","id":"b"}},
         {"subject":null},{"resource":{"type":"share","id":"t"}},7]
        """#)
    ).items
    let first = try items[0].content.get()
    #expect(first.context == Labels([("x", .integer(1))]) && first.time.text == "2027-01-01T00:00:00Z")
    #expect(fault(items[1])?.path == "evaluations[1].context.time")
    #expect(try items[2].content.get().subject.id == "b")
    #expect(try items[3].content.get().subject.id == "ana@example.com")
    #expect(fault(items[4])?.path == "evaluations[4].resource.properties")
    #expect(fault(items[5])?.description == "in:2:58: evaluations[5]: must be an object")
  }

  private func fault(_ item: RequestDocument.Item) -> InputFault? {
    guard case .failure(let fault) = item.content else { return nil }
    return fault
  }

  @Test func `a batch among other requests is a fault, not its first request`() throws {
    for text in ["[\(batch("[{}]"))]", "\(request)\n\(batch("[{}]"))", batch("[\(batch("[{}]"))]")] {
      let fault = try #require(document(text).items.compactMap(fault).first)
      #expect(fault.path.hasSuffix("evaluations"))
      #expect(fault.message == "a batch cannot stand among other requests; give it alone")
    }
    #expect(try document("[\(batch("[]"))]").items.compactMap(fault).isEmpty)
  }

  @Test func `a share given for all requests of a batch is read once`() throws {
    let large = Example.request(participants: Example.owner + String(repeating: ",{}", count: 9_000))
    let items = String(repeating: "{},", count: 20_000) + #"{"action":{"name":"createShare"}}"#
    let text = large.dropLast() + #","evaluations":[\#(items)]}"#
    var read: [RequestDocument.Item] = []
    let time = try ContinuousClock().measure { read = try document(String(text)).items }
    #expect(read.count == 20_001 && read.count { fault($0) == nil } == 20_000)
    #expect(fault(read[20_000])?.path == "resource.properties.participants")
    #expect(time < .seconds(30))
  }

  @Test func `it is told whose time was taken`() throws {
    let now = Timestamp(microseconds: 1_000_000)
    let bare = Example.request(context: "{}")
    let items = try document("\(bare)\n\(request)\noops\n", now: now).items
    #expect(items.map(\.assumedTime) == [now, nil, nil])
    #expect(try items[0].content.get().time == now)
  }

  @Test func `one request keeps the limits of one, also where several might be`() throws {
    let deep = String(repeating: "[", count: 62) + String(repeating: "]", count: 62)
    let atLimit = Example.request(context: #"{"time":"2026-11-30T12:00:00Z","x":\#(deep)}"#)
    #expect(places(try document(atLimit)) == ["1:1"])
    #expect(places(try document("[\(atLimit)]")) == ["1:2"])
    let tooDeep = Example.request(context: #"{"time":"2026-11-30T12:00:00Z","x":[\#(deep)]}"#)
    #expect(throws: InputFault.self) { try document(tooDeep) }
    #expect(places(try document("[\(tooDeep)]")) == ["1:2 at fault"])
  }

  @Test func `the limit that is told is that of one request`() {
    let deeper = Example.request(
      context: String(repeating: #"{"x":"#, count: 70) + "1" + String(repeating: "}", count: 70))
    let fault = #expect(throws: InputFault.self) { try document(deeper) }
    #expect(fault?.message == "more than 64 arrays and objects within each other")
  }

  @Test func `many requests may be larger than one`() throws {
    let padded = Example.request(members: #","title":"\#(String(repeating: "x", count: 700_000))""#)
    #expect(places(try document("[\(padded),\(padded)]")).count == 2)
    let large = Example.request(members: #","title":"\#(String(repeating: "x", count: 1 << 20))""#)
    let fault = #expect(throws: InputFault.self) { try document(large) }
    #expect(fault?.message.hasSuffix("over the limit of 1048576") == true)
  }
}
