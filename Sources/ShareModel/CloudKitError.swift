/// The CKError that comes closest to a denial. Apple rarely says which one a denial yields, so it is advice.
/// Source: `CKError.Code`.
public enum CloudKitError: Int, CaseIterable, Hashable, Sendable {
  case partialFailure = 2
  case badContainer = 5
  case missingEntitlement = 8
  case notAuthenticated = 9
  case permissionFailure = 10
  case unknownItem = 11
  case invalidArguments = 12
  case serverRecordChanged = 14
  case serverRejectedRequest = 15
  case batchRequestFailed = 22
  case badDatabase = 24
  case quotaExceeded = 25
  case zoneNotFound = 26
  case limitExceeded = 27
  case userDeletedZone = 28
  case tooManyParticipants = 29
  case alreadyShared = 30
  case referenceViolation = 31
  case managedAccountRestricted = 32
  case participantMayNeedVerification = 33
  case accountTemporarilyUnavailable = 36
  case participantAlreadyInvited = 37

  /// The error's name in CloudKit.
  public var name: String {
    switch self {
    case .partialFailure: "partialFailure"
    case .badContainer: "badContainer"
    case .missingEntitlement: "missingEntitlement"
    case .notAuthenticated: "notAuthenticated"
    case .permissionFailure: "permissionFailure"
    case .unknownItem: "unknownItem"
    case .invalidArguments: "invalidArguments"
    case .serverRecordChanged: "serverRecordChanged"
    case .serverRejectedRequest: "serverRejectedRequest"
    case .batchRequestFailed: "batchRequestFailed"
    case .badDatabase: "badDatabase"
    case .quotaExceeded: "quotaExceeded"
    case .zoneNotFound: "zoneNotFound"
    case .limitExceeded: "limitExceeded"
    case .userDeletedZone: "userDeletedZone"
    case .tooManyParticipants: "tooManyParticipants"
    case .alreadyShared: "alreadyShared"
    case .referenceViolation: "referenceViolation"
    case .managedAccountRestricted: "managedAccountRestricted"
    case .participantMayNeedVerification: "participantMayNeedVerification"
    case .accountTemporarilyUnavailable: "accountTemporarilyUnavailable"
    case .participantAlreadyInvited: "participantAlreadyInvited"
    }
  }
}
