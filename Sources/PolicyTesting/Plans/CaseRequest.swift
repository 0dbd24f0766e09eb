internal import PlainData
internal import ShareModel
internal import ShareWire

/// Reads the request of a case where it is written, so that a fault in it has its own place.
struct CaseRequest {
  /// Of the whole case.
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The request, in which every member means something.
  func request(_ node: JSONNode) throws(InputFault) -> ShareRequest {
    try refuseUnknown(node)
    return try read(node, isStrict: false)
  }

  /// Why the request is refused as ill-formed; `nil`: it is not.
  ///
  /// - Throws: where just a name is misspelt, which is passed over elsewhere.
  func refusal(_ node: JSONNode) throws(InputFault) -> String? {
    do throws(InputFault) { _ = try read(node, isStrict: false) } catch { return TestFault(in: "", error).message }
    try refuseUnknown(node)
    return nil
  }

  private func refuseUnknown(_ node: JSONNode) throws(InputFault) {
    if node.kind == .object { try node.refuseMembers(except: RequestMembers.whole) }
    for (name, members) in RequestMembers.parts {
      if let part = node[name], part.kind == .object { try part.refuseMembers(except: members) }
    }
    _ = try read(node, isStrict: true)
  }

  private func read(_ node: JSONNode, isStrict: Bool) throws(InputFault) -> ShareRequest {
    let extent = node.extent
    let text = bytes[(bytes.startIndex + extent.lowerBound)..<(bytes.startIndex + extent.upperBound)]
    return try RequestReader(isStrict: isStrict, now: try? Timestamp(parsing: RequestForm.time)).request(
      text, origin: node.origin)
  }
}
