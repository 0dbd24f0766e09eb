internal import PlainData

/// The members of a share, native and of CloudKit Web Services; a strict reader knows no others.
enum ShareMember: Int, MemberName {
  case recordName, rootRecordName, forRecord, publicPermission, participants, requesters, blockedIdentities, blocked
  case allowsAccessRequests, denyAccessRequests, anonymousPublicAccess, publicAnonymousAccess, title, type, fields
  case properties, recordChangeTag, containerIdentifier, isSaved, shortGUID, url
  // Of CloudKit's records, without meaning here.
  case recordType, zoneID, created, modified, deleted, stableUrl, owner, currentUserParticipant, share
  case oneTimeStableUrlInfo, allowAnyoneToResolve, pluginFields, protectionInfo, invitedPCS, selfAddedPCS

  static let table = makeTable()
}
