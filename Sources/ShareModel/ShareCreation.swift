/// The facts that decide whether a share can be made. Each is `nil` where the request does not say.
public struct ShareCreation: Hashable, Sendable {
  /// The record at the top of the hierarchy to be shared.
  public struct Root: Hashable, Sendable {
    public var recordName: String?
    public var exists: Bool?
    public var hasShare: Bool?
    public var ancestorHasShare: Bool?
    public var descendantHasShare: Bool?
    /// Whether the root is saved in the same operation as the share.
    public var isInSameOperation: Bool?
    /// Whether the share's record ID lies in another zone than the root.
    public var isInOtherZone: Bool?

    public init(
      recordName: String? = nil, exists: Bool? = nil, hasShare: Bool? = nil, ancestorHasShare: Bool? = nil,
      descendantHasShare: Bool? = nil, isInSameOperation: Bool? = nil, isInOtherZone: Bool? = nil
    ) {
      self.recordName = recordName
      self.exists = exists
      self.hasShare = hasShare
      self.ancestorHasShare = ancestorHasShare
      self.descendantHasShare = descendantHasShare
      self.isInSameOperation = isInSameOperation
      self.isInOtherZone = isInOtherZone
    }
  }

  /// The zone the share would lie in. Source: `CKRecordZone.Capabilities`.
  public struct Zone: Hashable, Sendable {
    public enum Capability: String, CaseIterable, Hashable, Sendable {
      case fetchChanges, atomic, sharing, zoneWideSharing
    }

    public var zoneName: String?
    public var isDefault: Bool?
    public var capabilities: Set<Capability>?
    public var hasZoneWideShare: Bool?
    /// How many shares of hierarchies the zone has.
    public var hierarchyShares: Int?
    public var exists: Bool?
    /// The owner of the zone, if it is not the caller's own.
    public var ownerRecordName: String?
    /// Whether the zone belongs to somebody else; `nil`: not said.
    public var belongsToOther: Bool?

    public init(
      zoneName: String? = nil, isDefault: Bool? = nil, capabilities: Set<Capability>? = nil,
      hasZoneWideShare: Bool? = nil, hierarchyShares: Int? = nil, exists: Bool? = nil, ownerRecordName: String? = nil,
      belongsToOther: Bool? = nil
    ) {
      self.zoneName = zoneName
      self.isDefault = isDefault
      self.capabilities = capabilities
      self.hasZoneWideShare = hasZoneWideShare
      self.hierarchyShares = hierarchyShares
      self.exists = exists
      self.ownerRecordName = ownerRecordName
      self.belongsToOther = belongsToOther
    }
  }

  public var root: Root
  public var zone: Zone

  public init(root: Root = Root(), zone: Zone = Zone()) {
    self.root = root
    self.zone = zone
  }
}
