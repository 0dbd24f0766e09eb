import ShareModel

/// Asking to be let in, and answering.
enum AccessRequests {
  private static let ask: Set<ActionName> = [.requestAccess]

  static let rows: [Row] = [
    .allow(
      "R177", [.setAllowsAccessRequests], "Owner and administrators permit access requests or end that.",
      if: .manages),
    .deny(
      "R178", .permissionFailure, .authority, [.setAllowsAccessRequests], "Other participants do not.",
      say: "Only the owner or an administrator can permit access requests.", if: .isAccepted, .doesNotManage),
    .allow("R179", ask, "Somebody who is not in asks to be let in where that is permitted.") {
      ($0.actor.standing == .stranger || $0.actor.standing == .removed) && $0.share.allowsAccessRequests
        && !$0.subject.joiningIdentity.isEmpty
    },
    .deny(
      "R180", .unknownItem, .existence, ask, "Where it is not permitted, the share does not exist for them.",
      say: "There is no such share."
    ) {
      ($0.actor.standing == .stranger || $0.actor.standing == .removed) && !$0.share.isPublic
        && !$0.share.allowsAccessRequests
    },
    .deny(
      "R181", .unknownItem, .existence, ask, "A blocked person gets the same answer.", say: "There is no such share.",
      if: .isBlocked),
    .deny(
      "R182", .participantAlreadyInvited, .form, ask, "An invited person accepts instead.",
      say: "You are invited already; accept the invitation.", if: .isPending),
    .deny(
      "R183", .invalidArguments, .form, ask, "Who is in does not ask.", say: "You are in this share already.",
      if: .isAccepted),
    .deny(
      "R184", .invalidArguments, .state, ask, "A public share is joined, not asked for.",
      say: "The share is open: join it by its link.", if: .isOutside, .isPublic),
    .allow("R185", ask, "Asking twice changes nothing.") { situation in
      situation.share.allowsAccessRequests
        && situation.share.requesters.contains { situation.subject.matches($0.identity) }
    },
    .allow(
      "R186", [.approveAccessRequest], "Owner and administrators approve: the person becomes pending.", if: .manages
    ) {
      $0.requests.count == 1
    },
    .allow("R187", [.denyAccessRequest], "They turn a request down; the person may ask again.", if: .manages) {
      $0.requests.count == 1
    },
    .allow("R188", [.blockRequester], "They block who asked; somebody let in that way is removed.", if: .manages) {
      $0.isBlockable
    },
    .deny(
      "R189", .permissionFailure, .form, [.blockRequester],
      "The owner is not blocked, nor an administrator by an administrator.", say: "This person cannot be blocked.",
      owner: .invalidArguments, if: .manages
    ) { $0.concernsOwner || $0.actor.isAdministrator && $0.concernsAdministrator },
    .allow("R190", [.unblockIdentity], "They unblock; the person may ask again and is not added.", if: .manages) {
      $0.blocked.count == 1
    },
    .deny(
      "R191", .permissionFailure, .authority, .answers, "Others answer no access requests.",
      say: "Only the owner or an administrator can answer access requests.", if: .doesNotManage),
    .deny(
      "R192", .invalidArguments, .form, .answers, "An answer names one person of the list it is about.",
      say: "This person is not in the list: only who asked can be answered, only who is blocked unblocked.",
      if: .manages
    ) { situation in
      switch situation.name {
      case .blockRequester: return !situation.isBlockable && !situation.concernsOwner
      case .unblockIdentity: return situation.blocked.count != 1
      default: return situation.requests.count != 1
      }
    },
    .note("R193", "When access requests are ended, those that wait can still be answered."),
    .note("R194", "Requests for several URLs are decided one by one.", code: .partialFailure),
    .denyByFact(
      "R195", .missingEntitlement, .environment, .answers,
      "From 26 on, answering access requests in a process needs an entitlement.",
      say: "The app lacks the entitlement for access requests.", if: .manages,
      finding: { $0.lacks(.shareAccessRequests, assuming: .shareAccessRequests) }),
    .note("R196", "Other participants see no requesters and no blocked identities."),
  ]
}

extension Situation {
  fileprivate var requests: [Person] {
    person.map { person in share.requesters.filter { $0.identity.matches(person) } } ?? []
  }

  fileprivate var blocked: [Person] {
    person.map { person in share.blockedIdentities.filter { $0.identity.matches(person) } } ?? []
  }

  /// Whether the one person named asked, or came in by asking.
  fileprivate var isBlockable: Bool {
    requests.count == 1 || requests.isEmpty && target?.isApprovedRequester == true
  }
}

extension WorkingCopy {
  mutating func allowRequests(_ value: Bool) {
    guard value != share.allowsAccessRequests else { return }
    share.allowsAccessRequests = value
    effects.append(.accessRequestsChanged(from: !value, to: value))
  }

  mutating func request(by subject: Subject) {
    guard !share.requesters.contains(where: { subject.matches($0.identity) }) else { return }
    let person = Person(identity: subject.joiningIdentity, hasiCloudAccount: true)
    share.requesters.append(person)
    effects.append(.requesterAdded(person))
  }

  @discardableResult mutating func takeRequest(of identity: Identity) -> Person? {
    guard let place = share.requesters.firstIndex(where: { $0.identity.matches(identity) }) else { return nil }
    let person = share.requesters.remove(at: place)
    effects.append(.requesterRemoved(person))
    return person
  }

  mutating func approve(_ identity: Identity, existing: Int?) {
    guard let person = takeRequest(of: identity), existing == nil else { return }
    guard share.whereabouts(of: person.identity).seats.isEmpty else { return }
    add(
      Participant(
        identity: person.identity, name: person.name, role: .privateUser, permission: .readOnly,
        acceptanceStatus: .pending, hasiCloudAccount: person.hasiCloudAccount, isApprovedRequester: true,
        dateAddedToShare: time, properties: person.properties))
  }

  mutating func block(_ identity: Identity, existing: Int?) {
    let requester = takeRequest(of: identity)
    let entry = existing.map { share.participants[$0] }
    if let existing { remove(at: existing) }
    let person =
      requester
      ?? Person(
        identity: entry?.identity ?? identity, name: entry?.name, hasiCloudAccount: entry?.hasiCloudAccount)
    guard !share.blockedIdentities.contains(where: { $0.identity.matches(person.identity) }) else { return }
    share.blockedIdentities.append(person)
    effects.append(.identityBlocked(person))
  }

  /// Takes everybody off the list of the blocked whom a condition means.
  mutating func unblock(where isMeant: (Person) -> Bool) {
    effects += share.blockedIdentities.filter(isMeant).map { .identityUnblocked($0) }
    share.blockedIdentities.removeAll(where: isMeant)
  }
}
