public import PlainData
public import ShareModel
internal import ShareWire

extension ShareRequest {
  /// Reads one AuthZEN evaluation request, strictly: UTF-8, no member twice, nothing after the value.
  ///
  /// - Parameters:
  ///   - json: at most 1 MiB, with at most 10,000 participants.
  ///   - now: the time of a request that gives none; without it such a request is a fault.
  ///   - isStrict: unknown members of share, participant and action are faults, and facts that are not given are denied
  ///     instead of assumed.
  /// - Throws: what is wrong, with line, column and JSON path.
  public init(json: [UInt8], now: Timestamp? = nil, isStrict: Bool = false) throws(InputFault) {
    self = try RequestReader(isStrict: isStrict, now: now).request(json[...])
  }

  /// Reads one AuthZEN evaluation request where it lies, such as in the buffer of a server, without a copy of it in an
  /// array. See ``init(json:now:isStrict:)-([UInt8],_,_)``; nothing keeps the bytes.
  public init(
    json: UnsafeRawBufferPointer, now: Timestamp? = nil, isStrict: Bool = false
  ) throws(InputFault) {
    self = try RequestReader(isStrict: isStrict, now: now).request(json)
  }
}
