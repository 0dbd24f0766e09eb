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

  /// One request and nothing else.
  package func request(
    _ bytes: ArraySlice<UInt8>, origin: JSONOrigin = JSONOrigin()
  ) throws(InputFault) -> ShareRequest {
    try item(at: origin, text(bytes, origin: origin)).content.get()
  }

  /// One request's text, read within the limits.
  func text(_ bytes: ArraySlice<UInt8>, origin: JSONOrigin) -> Result<JSONText, InputFault> {
    Result { () throws(InputFault) in try JSONText(parsing: bytes, limits: limits, origin: origin) }
  }

  /// The request that a text holds, or the fault of either. What the text lacks is taken from `defaults`.
  func item(
    at place: JSONOrigin, _ text: Result<JSONText, InputFault>, defaults: RequestParts? = nil
  ) -> RequestDocument.Item {
    do throws(InputFault) {
      let root = try text.get().root
      let parts = try defaults?.replaced(by: root) ?? RequestParts(root)
      let time = try ContextReader(isStrict: isStrict).time(parts.context)
      return RequestDocument.Item(
        line: place.line, column: place.column, content: .success(try request(parts, at: time)),
        assumedTime: time == nil ? now : nil)
    } catch {
      return RequestDocument.Item(line: place.line, column: place.column, content: .failure(error), assumedTime: nil)
    }
  }

  private func request(_ parts: RequestParts, at time: Timestamp?) throws(InputFault) -> ShareRequest {
    let subject = try SubjectReader().subject(try parts.required(parts.subject, "subject"))
    let action = try ActionReader(isStrict: isStrict).action(try parts.required(parts.action, "action"))
    let share = try share(try parts.required(parts.resource, "resource"), for: action)
    let context = ContextReader(isStrict: isStrict)
    guard let time = time ?? now else { throw parts.place.fault(member: "context.time", "is missing") }
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
