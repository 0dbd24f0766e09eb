internal import PlainData
internal import ShareModel

/// Reads the facts that decide whether a share can be made.
struct ShareCreationReader {
  let isStrict: Bool

  func creation(_ facts: KnownMembers<ActionProperty>?) throws(InputFault) -> ShareCreation {
    ShareCreation(
      root: try facts?.optional(.root, root) ?? ShareCreation.Root(),
      zone: try facts?.optional(.zone, zone) ?? ShareCreation.Zone())
  }

  private func root(_ node: BorrowedNode) throws(InputFault) -> ShareCreation.Root {
    let members = try KnownMembers<RootMember>(node)
    if isStrict { try members.allowOnly() }
    return ShareCreation.Root(
      recordName: try members.optionalName(.recordName), exists: try members.optionalTruth(.exists),
      hasShare: try members.optionalTruth(.hasShare), ancestorHasShare: try members.optionalTruth(.ancestorHasShare),
      descendantHasShare: try members.optionalTruth(.descendantHasShare),
      isInSameOperation: try members.optionalTruth(.inSameOperation),
      isInOtherZone: try members.optionalTruth(.inOtherZone))
  }

  private func zone(_ node: BorrowedNode) throws(InputFault) -> ShareCreation.Zone {
    let members = try KnownMembers<ZoneMember>(node)
    if isStrict { try members.allowOnly() }
    return ShareCreation.Zone(
      zoneName: try members.optionalName(.zoneName), isDefault: try members.optionalTruth(.isDefault),
      capabilities: try members.optional(.capabilities, capabilities),
      hasZoneWideShare: try members.optionalTruth(.hasZoneWideShare), hierarchyShares: try hierarchyShares(members),
      exists: try members.optionalTruth(.exists), ownerRecordName: try members.optionalName(.ownerRecordName),
      belongsToOther: try members.optionalTruth(.belongsToOther))
  }

  private func hierarchyShares(_ members: KnownMembers<ZoneMember>) throws(InputFault) -> Int? {
    guard let member = members[.hierarchyShares] else { return nil }
    let count = try member.wholeNumber()
    guard count >= 0 else { throw member.fault("must not be negative") }
    return count
  }

  /// A list of words, or CloudKit's bit set.
  private func capabilities(_ node: BorrowedNode) throws(InputFault) -> Set<ShareCreation.Zone.Capability> {
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

private enum RootMember: Int, MemberName {
  case recordName, exists, hasShare, ancestorHasShare, descendantHasShare, inSameOperation, inOtherZone

  static let table = makeTable()
}

private enum ZoneMember: Int, MemberName {
  case zoneName, isDefault, capabilities, hasZoneWideShare, hierarchyShares, exists, ownerRecordName, belongsToOther

  static let table = makeTable()
}
