public import ShareModel
internal import ShareWire

extension Decision {
  /// The decision as an AuthZEN response, without white space. The same decision gives the same text.
  public var json: String { DecisionWriter(version: Warden.version).json(self) }
}
