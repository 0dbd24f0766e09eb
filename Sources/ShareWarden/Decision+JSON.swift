internal import PlainData
public import ShareModel
internal import ShareWire

extension Decision {
  /// The decision as an AuthZEN response, without white space. The same decision gives the same text.
  public var json: String { DecisionWriter(version: Warden.version).json(self) }

  /// The same text as UTF-8, for whoever sends it on: no `String` is made.
  public var jsonBytes: [UInt8] {
    var writer = JSONWriter(capacity: DecisionWriter.usualLength)
    DecisionWriter(version: Warden.version).write(self, to: &writer)
    return writer.bytes
  }
}
