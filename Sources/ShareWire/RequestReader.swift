package import PlainData
package import ShareModel

/// Reads requests: one, an AuthZEN batch, an array, or one a line.
package struct RequestReader: Sendable {
  /// Unknown members of share, participant and action properties are faults, and the request is to be judged strictly.
  package var isStrict: Bool
  /// The time of a request that gives none; `nil`: such a request is a fault.
  package var now: Timestamp?
  /// For one request.
  package var limits: JSONLimits
  /// For a whole document of several requests, in bytes.
  package var documentBytes: Int
  /// Shares that are known by `resource.id` alone.
  package var knownShare: (@Sendable (String) -> Share?)?

  package init(
    isStrict: Bool = false, now: Timestamp? = nil, limits: JSONLimits = JSONLimits(), documentBytes: Int = 1 << 28,
    knownShare: (@Sendable (String) -> Share?)? = nil
  ) {
    self.isStrict = isStrict
    self.now = now
    self.limits = limits
    self.documentBytes = documentBytes
    self.knownShare = knownShare
  }

  package func read(_ bytes: [UInt8], file: String? = nil) throws(InputFault) -> RequestDocument {
    let lines = Array(NDJSONLines(bytes))
    guard !lines.isEmpty else { throw .empty(JSONOrigin(file: file)) }
    if areRequests(lines) {
      return .list(
        .lines,
        lines.map { line in
          result { () throws(InputFault) in
            try request(line.bytes, origin: JSONOrigin(file: file, line: line.number))
          }
        })
    }
    let whole = JSONLimits(bytes: max(documentBytes, limits.bytes), depth: limits.depth + 2)
    return try document(JSONText(parsing: bytes, limits: whole, origin: JSONOrigin(file: file)).root, bytes.count)
  }

  /// One request and nothing else.
  package func request(
    _ bytes: ArraySlice<UInt8>, origin: JSONOrigin = JSONOrigin()
  ) throws(InputFault) -> ShareRequest {
    try request(RequestParts(JSONText(parsing: bytes, limits: limits, origin: origin).root))
  }

  private func document(_ root: JSONNode, _ size: Int) throws(InputFault) -> RequestDocument {
    if root.isList {
      guard root.count > 0 else { throw .empty(root.text.origin) }
      return .list(
        .array,
        root.elementTexts(limits: limits).map { item in
          result { () throws(InputFault) in try request(RequestParts(try item.get().root)) }
        })
    }
    let whole = RequestParts(root)
    if let evaluations = root.isObject ? root["evaluations"] : nil {
      guard evaluations.isList else { throw evaluations.fault("must be a list") }
      if evaluations.count > 0 {
        return .list(
          .batch(try semantic(root)),
          evaluations.elementTexts(limits: limits).map { item in
            result { () throws(InputFault) in try request(try whole.replaced(by: try item.get().root)) }
          })
      }
    }
    guard size <= limits.bytes else {
      throw root.fault("has \(size) bytes; one request has at most \(limits.bytes)")
    }
    return .single(try request(whole))
  }

  /// Whether there is a value a line: more than one line, the first opens an object, and some line that is not indented
  /// is a text by itself. A document over several lines has no such line.
  private func areRequests(_ lines: [NDJSONLines.Line]) -> Bool {
    guard lines.count > 1, lines[0].bytes.first == UInt8(ascii: "{") else { return false }
    return lines.contains { line in
      line.bytes.first == UInt8(ascii: "{") && (try? JSONText(parsing: line.bytes, limits: limits)) != nil
    }
  }

  private func semantic(_ root: JSONNode) throws(InputFault) -> RequestDocument.BatchSemantic {
    guard let options = root["options"], options.isObject, let word = options["evaluations_semantic"] else {
      return .executeAll
    }
    let table = SpellingTable<RequestDocument.BatchSemantic>(
      "evaluations semantic", words: RequestDocument.BatchSemantic.allCases.map { ($0.rawValue, $0) })
    return try table.read(word)
  }

  private func result(
    _ body: () throws(InputFault) -> ShareRequest
  ) -> Result<ShareRequest, InputFault> {
    do throws(InputFault) { return .success(try body()) } catch { return .failure(error) }
  }

  private func request(_ parts: RequestParts) throws(InputFault) -> ShareRequest {
    let subject = try SubjectReader().subject(try parts.required(parts.subject, "subject"))
    let action = try ActionReader(isStrict: isStrict).action(try parts.required(parts.action, "action"))
    let share = try share(try parts.required(parts.resource, "resource"), for: action)
    let context = ContextReader(isStrict: isStrict)
    guard let time = try context.time(parts.context) ?? now else {
      throw parts.place.fault(member: "context.time", "is missing")
    }
    return ShareRequest(
      subject: subject, action: action, share: share, time: time,
      environment: try context.environment(parts.context), context: try context.labels(parts.context),
      isStrict: isStrict)
  }

  private func share(_ node: JSONNode, for action: Action) throws(InputFault) -> Share {
    try node.requireObject()
    let type = try node.required("type")
    guard try type.text() == "share" else {
      throw type.fault("unknown resource type \(quoted(try type.text())); give \"share\"")
    }
    let id = try node.required("id").text()
    guard let properties = node["properties"] else {
      if let share = knownShare?(id) { return share }
      throw node.fault(member: "properties", "is missing; give the share")
    }
    let reader = ShareReader(isStrict: isStrict)
    return action.name == .createShare
      ? try reader.unsavedShare(properties, id: id) : try reader.share(properties, id: id)
  }
}
