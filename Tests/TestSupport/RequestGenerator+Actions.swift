import ShareModel

extension RequestGenerator {
  mutating func action(_ name: ActionName, on share: Share) -> Action {
    switch name {
    case .createShare: .createShare(creation())
    case .saveShare: .saveShare(parts(on: share, where: \.isShareEdit))
    case .modifyRecords: .modifyRecords(parts(on: share, where: \.isBatchOperation))
    case .addParticipant: .addParticipant(invitation())
    case .removeParticipant: .removeParticipant(somebody(of: share))
    case .setParticipantPermission: .setParticipantPermission(somebody(of: share), permission())
    case .setParticipantRole: .setParticipantRole(somebody(of: share), random.pick(.allCases))
    case .setPublicPermission: .setPublicPermission(permission())
    case .setShareFields: .setShareFields(labels())
    case .lookUpParticipant: .lookUpParticipant(somebody(of: share))
    case .fetchShareMetadata: .fetchShareMetadata(oneTimeURL: link())
    case .acceptShare: .acceptShare(oneTimeURL: link())
    case .leaveShare: .leaveShare
    case .deleteShare: .deleteShare
    case .deleteZone: .deleteZone
    case .readRecord: .readRecord(record())
    case .createRecord: .createRecord(record())
    case .modifyRecord: .modifyRecord(record())
    case .deleteRecord: .deleteRecord(record())
    case .readShare: .readShare
    case .readShareURL: .readShareURL
    case .getOneTimeURL: .getOneTimeURL(somebody(of: share))
    case .setAllowsAccessRequests: .setAllowsAccessRequests(.random(using: &random))
    case .requestAccess: .requestAccess
    case .approveAccessRequest: .approveAccessRequest(somebody(of: share))
    case .denyAccessRequest: .denyAccessRequest(somebody(of: share))
    case .blockRequester: .blockRequester(somebody(of: share))
    case .unblockIdentity: .unblockIdentity(somebody(of: share))
    case .transferOwnership: .transferOwnership(somebody(of: share))
    }
  }

  private mutating func parts(on share: Share, where belongs: (ActionName) -> Bool) -> [Action] {
    let names = ActionName.allCases.filter(belongs)
    var parts: [Action] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) { parts.append(action(random.pick(names), on: share)) }
    return parts
  }

  /// Mostly somebody whom the share knows.
  private mutating func somebody(of share: Share) -> Identity {
    let known =
      share.participants.map(\.identity) + (share.requesters + share.blockedIdentities).map(\.identity)
    return known.isEmpty || random.once(in: 4) ? identity() : random.pick(known)
  }

  private mutating func link() -> String? { random.fact { "slot-\(Int.random(in: 0..<3, using: &$0))" } }

  private mutating func record() -> RecordTarget {
    RecordTarget(
      recordName: random.once(in: 3) ? "root" : "note-\(Int.random(in: 1...5, using: &random))",
      recordType: random.fact { $0.pick(["Note", "Trip"]) },
      parent: random.pick([.assumed, .assumed, .none, .record("root"), .record("note-1")]),
      isInShare: random.flag(), hasChildren: random.flag(), isInOtherShare: random.flag(),
      parentExists: random.flag(), parentReferenceHasAction: random.flag())
  }

  private mutating func creation() -> ShareCreation {
    ShareCreation(
      root: ShareCreation.Root(
        recordName: random.fact { _ in "root" }, exists: random.flag(), hasShare: random.flag(),
        ancestorHasShare: random.flag(), descendantHasShare: random.flag(), isInSameOperation: random.flag(),
        isInOtherZone: random.flag()),
      zone: ShareCreation.Zone(
        zoneName: random.fact { _ in "Trips" }, isDefault: random.flag(),
        capabilities: random.fact { random in
          Set(ShareCreation.Zone.Capability.allCases.filter { _ in !random.once(in: 4) })
        },
        hasZoneWideShare: random.flag(), hierarchyShares: random.fact { Int.random(in: 0...3, using: &$0) },
        exists: random.flag(), ownerRecordName: random.fact { _ in "_0a" }, belongsToOther: random.flag()))
  }
}
