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
  public var allowsAccessRequests: Bool
  /// Whether the link opens without an account; `nil`: not said.
  public var anonymousPublicAccess: Bool?
  /// Whether the share was saved before, so that it has a URL; `nil`: not said.
  public var isSaved: Bool?
  /// `nil` where it would be empty.
  var extras: Shared<ShareExtras>?

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
    self.allowsAccessRequests = allowsAccessRequests
    self.anonymousPublicAccess = anonymousPublicAccess
    self.isSaved = isSaved
    let extras = ShareExtras(
      requesters: requesters, blockedIdentities: blockedIdentities, title: title, type: type, fields: fields,
      properties: properties, recordChangeTag: recordChangeTag, containerIdentifier: containerIdentifier)
    self.extras = extras.isEmpty ? nil : Shared(extras)
  }

  /// Whether the share covers a whole zone, not a hierarchy of records. The record's fixed name tells; a share of another
  /// name whose root is not said is a hierarchy all the same.
  public var isZoneWide: Bool {
    // Counting comes first, as it takes less than comparing.
    recordName.utf8.count == Self.zoneWideRecordName.utf8.count && recordName == Self.zoneWideRecordName
  }

  /// Whether anybody who has the URL may join.
  public var isPublic: Bool { publicPermission.opensRecords }

  /// The share's owner; `nil` only for a share that is about to be made.
  public var owner: Participant? { participants.counts.firstOwner.map { participants[$0] } }

  /// The people who hold a place: pending or accepted, the owner included.
  public var seated: [Participant] {
    participants.indices.filter { participants.facts(at: $0).holdsSeat }.map { participants[$0] }
  }
}
