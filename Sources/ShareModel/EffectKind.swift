/// The words for effects, and the names of what each says of itself.
package enum EffectKind: String, CaseIterable, Sendable {
  case participantAdded, participantUpdated, participantRemoved, participantLeft, participantAccepted,
    publicPermissionChanged, shareCreated, shareDeleted, recordsChanged, fieldsChanged, accessRequestsChanged,
    requesterAdded, requesterRemoved, identityBlocked, identityUnblocked

  package var members: [String] {
    switch self {
    case .participantAdded, .participantUpdated, .participantAccepted: ["participant", "before"]
    case .participantRemoved, .participantLeft, .requesterAdded, .requesterRemoved, .identityBlocked,
      .identityUnblocked:
      ["participant"]
    case .publicPermissionChanged, .accessRequestsChanged: ["from", "to"]
    case .shareCreated, .shareDeleted: []
    case .recordsChanged: ["records"]
    case .fieldsChanged: ["fields"]
    }
  }

  /// Those that an effect of the kind may leave out.
  package var optionalMembers: [String] { self == .participantAdded ? ["before"] : [] }
}
