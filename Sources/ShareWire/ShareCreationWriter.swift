internal import PlainData
internal import ShareModel

/// The facts about what a new share stands on.
enum ShareCreationWriter {
  static func creation(_ creation: ShareCreation, to writer: inout JSONWriter) {
    writer.object("root") { root(creation.root, to: &$0) }
    writer.object("zone") { zone(creation.zone, to: &$0) }
  }

  private static func root(_ root: ShareCreation.Root, to writer: inout JSONWriter) {
    writer.member("recordName", root.recordName)
    writer.member("exists", root.exists)
    writer.member("hasShare", root.hasShare)
    writer.member("ancestorHasShare", root.ancestorHasShare)
    writer.member("descendantHasShare", root.descendantHasShare)
    writer.member("inSameOperation", root.isInSameOperation)
    writer.member("inOtherZone", root.isInOtherZone)
  }

  private static func zone(_ zone: ShareCreation.Zone, to writer: inout JSONWriter) {
    writer.member("zoneName", zone.zoneName)
    writer.member("isDefault", zone.isDefault)
    writer.member(
      "capabilities",
      zone.capabilities.map { set in
        ShareCreation.Zone.Capability.allCases.filter { set.contains($0) }.map(\.rawValue)
      })
    writer.member("hasZoneWideShare", zone.hasZoneWideShare)
    writer.member("hierarchyShares", zone.hierarchyShares)
    writer.member("exists", zone.exists)
    writer.member("ownerRecordName", zone.ownerRecordName)
    writer.member("belongsToOther", zone.belongsToOther)
  }
}
