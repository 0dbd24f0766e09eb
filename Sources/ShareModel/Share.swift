/// A share as the server has it: who is in, by which right, and how others may come in. Source: `CKShare`.
public struct Share: Hashable, Sendable {
  /// The record name that CloudKit fixes for a share of a whole zone (`CKRecordNameZoneWideShare`).
  public static let zoneWideRecordName = "cloudkit.zoneshare"

  public var recordName: String
  /// The name of the record at the top of the shared hierarchy; `nil` for a share of a whole zone.
  public var rootRecordName: String?
  /// What everybody who has the URL may do.
  public var publicPermission: ParticipantPermission
  public var participants: ParticipantList
  /// People who asked to be let in (OS 26).
  public var requesters: [Person]
  public var blockedIdentities: [Person]
  public var allowsAccessRequests: Bool
  /// Whether the link opens without an account; `nil`: not said.
  public var anonymousPublicAccess: Bool?
  /// `cloudkit.title`.
  public var title: String?
  /// `cloudkit.type`.
  public var type: String?
  /// Custom keys of the share record.
  public var fields: Labels
  /// The organization's own labels.
  public var properties: Labels
  /// The change tag of the copy at hand; compared with ``Environment/serverChangeTag``.
  public var recordChangeTag: String?
  /// The container the share lives in; compared with ``Environment/containerIdentifier``.
  public var containerIdentifier: String?
  /// Whether the share was saved before, so that it has a URL; `nil`: not said.
  public var isSaved: Bool?

  public init(
    recordName: String, rootRecordName: String? = nil, publicPermission: ParticipantPermission = .none,
    participants: ParticipantList = [], requesters: [Person] = [], blockedIdentities: [Person] = [],
    allowsAccessRequests: Bool = false, anonymousPublicAccess: Bool? = nil, title: String? = nil, type: String? = nil,
    fields: Labels = Labels(), properties: Labels = Labels(), recordChangeTag: String? = nil,
    containerIdentifier: String? = nil, isSaved: Bool? = nil
  ) {
    self.recordName = recordName
    self.rootRecordName = rootRecordName
    self.publicPermission = publicPermission
    self.participants = participants
    self.requesters = requesters
    self.blockedIdentities = blockedIdentities
    self.allowsAccessRequests = allowsAccessRequests
    self.anonymousPublicAccess = anonymousPublicAccess
    self.title = title
    self.type = type
    self.fields = fields
    self.properties = properties
    self.recordChangeTag = recordChangeTag
    self.containerIdentifier = containerIdentifier
    self.isSaved = isSaved
  }

  /// Whether the share covers a whole zone, not a hierarchy of records. The record's fixed name tells; a share of another
  /// name whose root is not said is a hierarchy all the same.
  public var isZoneWide: Bool { recordName == Self.zoneWideRecordName }

  /// Whether anybody who has the URL may join.
  public var isPublic: Bool { publicPermission.opensRecords }

  /// The share's owner; `nil` only for a share that is about to be made.
  public var owner: Participant? { participants.counts.firstOwner.map { participants[$0] } }

  /// The people who hold a place: pending or accepted, the owner included.
  public var seated: [Participant] {
    participants.indices.filter { participants.facts(at: $0).holdsSeat }.map { participants[$0] }
  }
}
