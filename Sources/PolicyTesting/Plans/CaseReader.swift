internal import PlainData
internal import ShareModel
internal import ShareWarden
internal import ShareWire

/// Reads tests that are written as JSON: one request each, and what is expected of it.
struct CaseReader {
  private static let members = ["about", "parameters", "data", "request", "expect"]
  private static let expectations =
    [
      "inputError", "decision", "code", "codes", "message", "admin_message", "layer", "policy", "rule", "error",
      "warnings", "effects",
    ]

  /// The file's name, for faults.
  let file: String

  /// - Parameter isLines: whether each line is a case.
  func tests(_ bytes: [UInt8], isLines: Bool) throws(TestFault) -> [PolicyTest] {
    guard isLines else { return [try test(try text(bytes[...], line: 1), number: 1)] }
    var tests: [PolicyTest] = []
    for line in NDJSONLines(bytes) {
      tests.append(try test(try text(line.bytes, line: line.number), number: tests.count + 1))
    }
    return tests
  }

  private func text(_ bytes: ArraySlice<UInt8>, line: Int) throws(TestFault) -> JSONText {
    do throws(InputFault) { return try JSONText(parsing: Array(bytes), origin: JSONOrigin(line: line)) } catch {
      throw fault(error)
    }
  }

  private func test(_ text: JSONText, number: Int) throws(TestFault) -> PolicyTest {
    let root = text.root
    let line = text.origin.line
    guard case .map(let map) = root.plain else {
      throw fault(root.fault("expected an object with `request` and `expect`"))
    }
    try refuse(root, Self.members)
    guard let request = root["request"] else { throw fault(root.fault("has no member \"request\"")) }
    guard let expect = root["expect"], expect.kind == .object else {
      throw fault(root.fault("has no object \"expect\"; say what is expected, such as { \"decision\": false }"))
    }
    let name = try self.text(root, "about") ?? "case \(number)"
    guard name.contains(where: { !$0.isWhitespace }) else {
      throw fault((root["about"] ?? root).fault("a test needs a name that says what has to hold"))
    }
    for member in ["parameters", "data"] where map[member] != nil && map[member]?.map == nil {
      throw fault((root[member] ?? root).fault("expected an object"))
    }
    return PolicyTest(
      name: name, line: line, parameters: map["parameters"]?.map, data: map["data"]?.map ?? PlainMap(),
      steps: [TestStep(line: line, kind: try kind(request, expect, line), sequence: nil)])
  }

  private func kind(_ request: JSONNode, _ expect: JSONNode, _ line: Int) throws(TestFault) -> TestStep.Kind {
    guard let node = expect["inputError"] else {
      return .expect(try self.request(request), try checks(expect, line))
    }
    guard let words = node.string, words.contains(where: { !$0.isWhitespace }), expect.count == 1 else {
      throw fault(node.fault("expected words of the reason, and nothing else of an ill-formed request"))
    }
    do throws(TestFault) {
      _ = try self.request(request)
      return .refused(RefusedRequest(words: words))
    } catch {
      return .refused(RefusedRequest(words: words, reason: error.message))
    }
  }

  private func request(_ node: JSONNode) throws(TestFault) -> ShareRequest {
    var plain = node.plain.map ?? PlainMap()
    var context = plain["context"]?.map ?? PlainMap()
    if context["time"] == nil { context["time"] = .string(RequestForm.time) }
    plain["context"] = .map(context)
    let place = node.place
    do throws(InputFault) {
      return try RequestReader().request(
        PlainValue.map(plain).json[...],
        origin: JSONOrigin(line: place.line, column: place.column, path: node.path))
    } catch { throw TestFault(file, line: place.line, "\(error.path): \(error.message)") }
  }

  private func refuse(_ node: JSONNode, _ known: [String]) throws(TestFault) {
    for (key, _) in node.members where !known.contains(key.string ?? "") {
      let name = key.string ?? ""
      throw fault(
        key.fault(
          "unknown member \(quoted(name))\(suggestion(for: name, among: known)); known are \(known.joined(separator: ", "))"
        ))
    }
  }

  private func checks(_ expect: JSONNode, _ line: Int) throws(TestFault) -> [TestCheck] {
    try refuse(expect, Self.expectations)
    guard let decision = expect["decision"] else {
      throw fault(expect.fault("has no member \"decision\"; true or false"))
    }
    guard let isAllowed = decision.boolean else { throw fault(decision.fault("expected true or false")) }
    let plain = expect.plain.map ?? PlainMap()
    var kinds: [TestCheck.Kind] = []
    if isAllowed {
      kinds.append(.allowed)
    } else if plain["error"] == nil || plain["codes"] != nil {
      kinds.append(.denied(codes: try codes(expect, "codes"), byPolicy: false))
    }
    let pattern = PlainMap(plain.filter { DenialPattern.names.contains($0.name) }.map { ($0.name, $0.value) })
    if !pattern.isEmpty { kinds.append(.denial(try DenialPattern(pattern, file: file, line: line))) }
    if isAllowed, !pattern.isEmpty || plain["codes"] != nil || plain["error"] != nil {
      throw fault(
        expect.fault("an allowed request has no denial and no failure; drop them or write \"decision\": false"))
    }
    if let kind = try self.text(expect, "error") {
      guard PolicyFailure.Kind(rawValue: kind) != nil else {
        let kinds = PolicyFailure.Kind.allCases.map(\.rawValue)
        throw fault(
          (expect["error"] ?? expect).fault("unknown kind of failure \(quoted(kind)); one of \(listed(kinds))"))
      }
      kinds.append(.failure(PlainMap([("kind", .string(kind))])))
    }
    if expect["warnings"] != nil { kinds.append(.warnings(codes: try codes(expect, "warnings"))) }
    if let effects = expect["effects"] { kinds.append(.effects(try self.effects(effects))) }
    return kinds.map { TestCheck(line: line, kind: $0) }
  }

  private func codes(_ expect: JSONNode, _ name: String) throws(TestFault) -> [String] {
    guard let node = expect[name] else { return [] }
    let codes = node.plain.elements?.compactMap(\.text)
    guard node.kind == .array, let codes, codes.count == node.count else {
      throw fault(node.fault("expected a list of codes"))
    }
    guard !codes.isEmpty || name != "codes" else {
      throw fault(node.fault("no code says nothing; write those that are given, or leave it out"))
    }
    return codes
  }

  /// A member that has to be a text if it is there.
  private func text(_ node: JSONNode, _ name: String) throws(TestFault) -> String? {
    guard let member = node[name] else { return nil }
    guard let text = member.string else { throw fault(member.fault("expected a text")) }
    return text
  }

  private func effects(_ node: JSONNode) throws(TestFault) -> [PlainValue] {
    guard node.kind == .array, let effects = node.plain.elements else {
      throw fault(node.fault("expected a list of effects"))
    }
    for effect in effects {
      if let words = EffectForm.fault(effect) { throw fault(node.fault(words)) }
    }
    return effects
  }

  private func fault(_ fault: InputFault) -> TestFault {
    TestFault(
      file, line: fault.line, column: fault.column, (fault.path.isEmpty ? "" : "\(fault.path): ") + fault.message)
  }
}
