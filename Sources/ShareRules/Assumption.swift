import ShareModel

/// How a fact is read that a request does not say.
enum Assumption: Int, CaseIterable, Sendable {
  case osVersion, oneTimeLinks, shareAccessRequests
  case recordHasNoChildren, recordIsInShare, recordHangsBelowRoot
  case rootIsInSameOperation, rootIsUnshared
  case zoneIsOwn, zoneExists, zoneCanShare, zoneCanShareWhole, zoneHasNoShare, zoneHasNoHierarchyShares

  var text: String {
    switch self {
    case .osVersion: "context.environment.osVersion is taken as 26 or later"
    case .oneTimeLinks: Self.holding(.oneTimeLinks)
    case .shareAccessRequests: Self.holding(.shareAccessRequests)
    case .recordHasNoChildren: "record.hasChildren is taken as false"
    case .recordIsInShare: "record.inShare is taken as true"
    case .recordHangsBelowRoot: "record.parent is taken as lying below the root"
    case .rootIsInSameOperation: "root.inSameOperation is taken as true"
    case .rootIsUnshared: "root.hasShare, root.ancestorHasShare and root.descendantHasShare are taken as false"
    case .zoneIsOwn: "the zone is taken as the subject's own"
    case .zoneExists: "zone.exists is taken as true"
    case .zoneCanShare: "zone.capabilities is taken as holding sharing"
    case .zoneCanShareWhole: "zone.capabilities is taken as holding zoneWideSharing"
    case .zoneHasNoShare: "zone.hasZoneWideShare is taken as false"
    case .zoneHasNoHierarchyShares: "zone.hierarchyShares is taken as 0"
    }
  }

  private static func holding(_ entitlement: Environment.Entitlement) -> String {
    "context.environment.entitlements is taken as holding \(entitlement.rawValue)"
  }
}

/// The assumptions of an answer.
struct Assumptions: OptionSet, Hashable, Sendable {
  let rawValue: Int

  mutating func insert(_ assumption: Assumption) { formUnion(Self(rawValue: 1 << assumption.rawValue)) }

  /// Sorted.
  var texts: [String] {
    isEmpty ? [] : Assumption.allCases.filter { rawValue >> $0.rawValue & 1 == 1 }.map(\.text).sorted()
  }
}
