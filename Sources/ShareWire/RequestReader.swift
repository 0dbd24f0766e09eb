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
    try bytes.withUnsafeBufferPointer { bytes throws(InputFault) in
      try request(UnsafeRawBufferPointer(bytes), origin: origin)
    }
  }

  /// One request and nothing else.
  package func request(
    _ bytes: UnsafeRawBufferPointer, origin: JSONOrigin = JSONOrigin()
  ) throws(InputFault) -> ShareRequest {
    let text = try JSONText(parsing: bytes, limits: limits, origin: origin)
    return try withExtendedLifetime(text) { () throws(InputFault) in
      try request(try RequestParts(text.borrowedRoot)).request
    }
  }

  /// One request's text, read within the limits.
  func text(_ bytes: ArraySlice<UInt8>, origin: JSONOrigin) -> Result<JSONText, InputFault> {
    Result { () throws(InputFault) in try JSONText(parsing: bytes, limits: limits, origin: origin) }
  }

  /// The request that a text holds, or the fault of either. What the text lacks is taken from `defaults`.
  func item(
    at place: JSONOrigin, _ text: Result<JSONText, InputFault>, defaults: Result<RequestParts, InputFault>? = nil
  ) -> RequestDocument.Item {
    do throws(InputFault) {
      let text = try text.get()
      let (request, isTimeAssumed) = try withExtendedLifetime(text) { () throws(InputFault) in
        let root = text.borrowedRoot
        guard let defaults else { return try self.request(try RequestParts(root)) }
        return try self.request(try defaults.get().replaced(by: root))
      }
      return RequestDocument.Item(
        line: place.line, column: place.column, content: .success(request), assumedTime: isTimeAssumed ? now : nil)
    } catch {
      return RequestDocument.Item(line: place.line, column: place.column, content: .failure(error), assumedTime: nil)
    }
  }

  private func request(
    _ parts: RequestParts
  ) throws(InputFault) -> (request: ShareRequest, isTimeAssumed: Bool) {
    let subject = try parts.required(parts.subject, "subject").value(SubjectReader().subject)
    let action = try parts.required(parts.action, "action").value(ActionReader(isStrict: isStrict).action)
    let resource = try parts.required(parts.resource, "resource")
    let share =
      action.name == .createShare ? try resource.unsaved.value(unsavedShare) : try resource.saved.value(share)
    let context = try parts.context?.value(ContextReader(isStrict: isStrict).context) ?? RequestContext()
    guard let time = context.time ?? now else { throw parts.place.fault(member: "context.time", "is missing") }
    let request = ShareRequest(
      subject: subject, action: action, share: share, time: time, environment: context.environment,
      context: context.labels, isStrict: isStrict)
    return (request, context.time == nil)
  }

  private func share(_ resource: BorrowedNode) throws(InputFault) -> Share {
    try share(resource) { (properties, id) throws(InputFault) in
      try ShareReader(isStrict: isStrict).share(properties, id: id)
    }
  }

  private func unsavedShare(_ resource: BorrowedNode) throws(InputFault) -> Share {
    try share(resource) { (properties, id) throws(InputFault) in
      try ShareReader(isStrict: isStrict).unsavedShare(properties, id: id)
    }
  }

  private func share(
    _ resource: BorrowedNode, _ read: (BorrowedNode, String) throws(InputFault) -> Share
  ) throws(InputFault) -> Share {
    let members = try KnownMembers<EntityMember>(resource)
    let type = try members.required(.type)
    guard try type.says("share") else {
      throw type.fault("unknown resource type \(quoted(try type.text())); give \"share\"")
    }
    let id = try members.required(.id).text()
    if let properties = members[.properties] { return try read(properties, id) }
    if let share = knownShare?(id) { return share }
    throw resource.fault(member: "properties", "is missing; give the share")
  }
}
