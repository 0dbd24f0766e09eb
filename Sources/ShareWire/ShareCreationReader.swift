internal import PlainData
internal import ShareModel

/// Reads the facts that decide whether a share can be made.
struct ShareCreationReader {
  let isStrict: Bool

  func creation(_ node: JSONNode?) throws(InputFault) -> ShareCreation {
    ShareCreation(
      root: try node?.optional("root") { (node) throws(InputFault) in try root(node) } ?? ShareCreation.Root(),
      zone: try node?.optional("zone") { (node) throws(InputFault) in try zone(node) } ?? ShareCreation.Zone())
  }

  private func root(_ node: JSONNode) throws(InputFault) -> ShareCreation.Root {
    try node.requireObject()
    if isStrict {
      try node.allowOnly([
        "recordName", "exists", "hasShare", "ancestorHasShare", "descendantHasShare", "inSameOperation", "inOtherZone",
      ])
    }
    return ShareCreation.Root(
      recordName: try node.optionalName("recordName"), exists: try node.optionalTruth("exists"),
      hasShare: try node.optionalTruth("hasShare"), ancestorHasShare: try node.optionalTruth("ancestorHasShare"),
      descendantHasShare: try node.optionalTruth("descendantHasShare"),
      isInSameOperation: try node.optionalTruth("inSameOperation"), isInOtherZone: try node.optionalTruth("inOtherZone")
    )
  }

  private func zone(_ node: JSONNode) throws(InputFault) -> ShareCreation.Zone {
    try node.requireObject()
    if isStrict {
      try node.allowOnly([
        "zoneName", "isDefault", "capabilities", "hasZoneWideShare", "hierarchyShares", "exists", "ownerRecordName",
        "belongsToOther",
      ])
    }
    return ShareCreation.Zone(
      zoneName: try node.optionalName("zoneName"), isDefault: try node.optionalTruth("isDefault"),
      capabilities: try node.optional("capabilities") { (node) throws(InputFault) in try capabilities(node) },
      hasZoneWideShare: try node.optionalTruth("hasZoneWideShare"), hierarchyShares: try hierarchyShares(node),
      exists: try node.optionalTruth("exists"), ownerRecordName: try node.optionalName("ownerRecordName"),
      belongsToOther: try node.optionalTruth("belongsToOther"))
  }

  private func hierarchyShares(_ node: JSONNode) throws(InputFault) -> Int? {
    guard let member = node["hierarchyShares"] else { return nil }
    let count = try member.wholeNumber()
    guard count >= 0 else { throw member.fault("must not be negative") }
    return count
  }

  /// A list of words, or CloudKit's bit set.
  private func capabilities(_ node: JSONNode) throws(InputFault) -> Set<ShareCreation.Zone.Capability> {
    var capabilities: Set<ShareCreation.Zone.Capability> = []
    if let bits = node.integer {
      guard (0...15).contains(bits) else { throw node.fault("unknown zone capability in \(bits)") }
      for (bit, capability) in Spellings.capability.integers where bits & bit != 0 { capabilities.insert(capability) }
      return capabilities
    }
    for item in try node.list() { capabilities.insert(try Spellings.capability.read(item)) }
    return capabilities
  }
}
