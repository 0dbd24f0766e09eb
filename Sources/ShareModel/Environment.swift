/// Facts about the caller's surroundings that some rules ask for. Each is `nil` where the request does not say. Of the
/// system's version and the entitlements the rules then take the ordinary case and say so in the decision's
/// assumptions, where they matter; database, container, change tag and storage are compared only where given.
public struct Environment: Hashable, Sendable {
  /// The database an operation is addressed to. Source: `CKDatabase.Scope`.
  public enum DatabaseScope: String, CaseIterable, Hashable, Sendable {
    case `public`, `private`, shared
  }

  /// Values of the entitlement `com.apple.developer.icloud-extended-share-access`.
  public enum Entitlement: String, CaseIterable, Hashable, Sendable {
    case shareOwnerParticipantInfo = "InProcessShareOwnerParticipantInfo"
    case oneTimeLinks = "InProcessOneTimeLinks"
    case shareAccessRequests = "InProcessShareAccessRequests"
  }

  public var databaseScope: DatabaseScope?
  /// The container of the calling app.
  public var containerIdentifier: String?
  /// The major version of the caller's system in the common numbering (26 and later).
  public var osVersion: Int?
  /// The entitlement values of a calling third-party process.
  public var entitlements: Set<Entitlement>?
  /// The change tag of the server's copy of the share.
  public var serverChangeTag: String?
  /// Whether the owner's iCloud storage is full.
  public var ownerStorageIsFull: Bool?

  public init(
    databaseScope: DatabaseScope? = nil, containerIdentifier: String? = nil, osVersion: Int? = nil,
    entitlements: Set<Entitlement>? = nil, serverChangeTag: String? = nil, ownerStorageIsFull: Bool? = nil
  ) {
    self.databaseScope = databaseScope
    self.containerIdentifier = containerIdentifier
    self.osVersion = osVersion
    self.entitlements = entitlements
    self.serverChangeTag = serverChangeTag
    self.ownerStorageIsFull = ownerStorageIsFull
  }
}
