internal import PlainData
internal import ShareModel
internal import ShareWire

/// Reads tests that are written as JSON: one request each, and what is expected of it.
struct CaseReader {
  private static let members = ["about", "parameters", "data", "request", "expect"]

  /// The file's name, for faults.
  let file: String
  /// Whether a policy is asked alone: then a denial of the built-in rules is none that its tests mean.
  let isPolicyAsked: Bool

  /// - Parameter isLines: whether each line is a case.
  func tests(_ bytes: [UInt8], isLines: Bool) throws(TestFault) -> [PolicyTest] {
    guard isLines else { return [try test(bytes[...], line: 1, number: 1)] }
    var tests: [PolicyTest] = []
    for line in NDJSONLines(bytes) { tests.append(try test(line.bytes, line: line.number, number: tests.count + 1)) }
    return tests
  }

  private func test(_ bytes: ArraySlice<UInt8>, line: Int, number: Int) throws(TestFault) -> PolicyTest {
    do throws(InputFault) {
      let text = try JSONText(parsing: bytes, origin: JSONOrigin(line: line))
      return try test(text.root, CaseRequest(bytes), number: number)
    } catch { throw TestFault(in: file, error) }
  }

  private func test(_ root: JSONNode, _ reading: CaseRequest, number: Int) throws(InputFault) -> PolicyTest {
    let line = root.text.origin.line
    guard case .map(let map) = root.plain else {
      throw root.fault("expected an object with `request` and `expect`")
    }
    try root.refuseMembers(except: Self.members)
    guard let request = root["request"] else { throw root.fault("has no member \"request\"") }
    guard let expect = root["expect"], expect.kind == .object else {
      throw root.fault("has no object \"expect\"; say what is expected, such as { \"decision\": false }")
    }
    let name = try root["about"].map { about throws(InputFault) in try about.words() } ?? "case \(number)"
    guard name.contains(where: { !$0.isWhitespace }) else {
      throw (root["about"] ?? root).fault("a test needs a name that says what has to hold")
    }
    for member in ["parameters", "data"] where map[member] != nil && map[member]?.map == nil {
      throw (root[member] ?? root).fault("expected an object")
    }
    return PolicyTest(
      name: name, line: line, parameters: map["parameters"]?.map, data: map["data"]?.map ?? PlainMap(),
      steps: [TestStep(line: line, kind: try kind(request, reading, expect), sequence: nil)])
  }

  private func kind(
    _ request: JSONNode, _ reading: CaseRequest, _ expect: JSONNode
  ) throws(InputFault) -> TestStep.Kind {
    guard let node = expect["inputError"] else {
      return .expect(
        try reading.request(request), try CaseExpectation(node: expect, isPolicyAsked: isPolicyAsked).checks())
    }
    guard let words = node.string, words.contains(where: { !$0.isWhitespace }), expect.count == 1 else {
      throw node.fault("expected words of the reason, and nothing else of an ill-formed request")
    }
    return .refused(RefusedRequest(words: words, reason: try reading.refusal(request)))
  }
}

extension TestFault {
  init(in file: String, _ fault: InputFault) {
    self.init(
      file, line: fault.line, column: fault.column, (fault.path.isEmpty ? "" : "\(fault.path): ") + fault.message)
  }
}

extension JSONNode {
  /// Faults at the first member of an object whose name is none of these.
  func refuseMembers(except known: [String]) throws(InputFault) {
    for (key, _) in members where !known.contains(key.string ?? "") {
      throw key.fault(RequestMembers.unknown(key.string ?? "", known))
    }
  }

  /// The text that it has to be.
  func words() throws(InputFault) -> String {
    guard let text = string else { throw fault("expected a text") }
    return text
  }
}
