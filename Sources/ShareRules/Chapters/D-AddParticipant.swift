import ShareModel

/// Adding somebody to the list.
enum Addition {
  private static let add: Set<ActionName> = [.addParticipant]

  static let rows: [Row] = [
    .allow(
      "R042", add, "The owner adds people to a private share; they are pending until they accept.",
      if: .isOwner),
    .allow("R043", add, "An administrator adds people to a private share likewise.", if: .isAdministrator),
    .deny(
      "R044", .permissionFailure, .authority, add, "Only owner and administrators add people.",
      say: "Only the owner or an administrator can add people; ask one of them.", if: .doesNotManage),
    .deny(
      "R045", .invalidArguments, .state, [.addParticipant, .approveAccessRequest],
      "The list of a public share is not edited.",
      say: "The share is open to everybody with the link, or not said to be closed; close it before adding people.",
      if: .isListClosed),
    .note("R046", "Close the share, then add, then save: those added stay, and who had accepted stays accepted."),
    .note("R047", "Add, then change the public permission, then save: the invitation is dropped again."),
    .allow(
      "R048", add, "Adding somebody who is in the list updates their entry and takes no further place.",
      if: .manages, .concernsOne),
    .deny(
      "R049", .invalidArguments, .form, add, "Nobody is added as owner.", say: "A share has exactly one owner.",
      if: .givesOwner),
    .deny(
      "R050", .invalidArguments, .form, add, "Nobody is added as public user or with an unknown role.",
      say: "People can only be added as private users or administrators.", if: .givesOtherRole),
    .deny(
      "R051", .invalidArguments, .form, add, "Nobody is added with an unknown permission.",
      say: "Name a permission: none, readOnly or readWrite.", if: .givesUnknownPermission),
    .allow("R052", add, "Somebody may be added without access to the records.", if: .manages, .givesNoAccess),
    .allow("R053", add, "The owner may add an administrator.", if: .isOwner, .givesAdministrator),
    .deny(
      "R054", .permissionFailure, .authority, add, "An administrator adds no administrators.",
      say: "Only the owner can add an administrator.", if: .isAdministrator, .givesAdministrator
    ) { $0.target?.role != .administrator && !$0.profile.adminMayChangeRoles },
    .deny(
      "R055", .invalidArguments, .form, add, "A participant object belongs to one share.",
      say: "Look the person up again for this share.", if: .isAttachedElsewhere),
    .deny(
      "R056", .tooManyParticipants, .limit, [.addParticipant, .approveAccessRequest],
      "A share has at most as many participants as the profile says, 100 by default.",
      say: "The share is full: it can have {limit} people.", if: .isWhole, .concernsNobody, .isFull),
    .allow(
      "R057", add, "An address without an iCloud account can be invited; it has to be proved before accepting.",
      if: .manages, .lacksiCloudAccount),
    .deny(
      "R058", .invalidArguments, .form, add, "The owner is not added.", say: "This person owns the share already.",
      if: .manages, .concernsOwner),
    .deny(
      "R059", .invalidArguments, .state, [.addParticipant, .approveAccessRequest],
      "A blocked person is unblocked before being added.", say: "This person is blocked; unblock them first.",
      if: .hasBlocked
    ) { situation in
      guard let person = situation.person else { return false }
      let keys = situation.share.keys(of: person)
      return situation.share.blockedIdentities.contains { keys.match($0.identity) }
    },
    .note("R060", "Somebody who was removed or left can be added again, and has to accept again."),
    .allow("R061", add, "A slot for a one-time link can be added, on systems from 18.", if: .manages, .addsLink),
    .denyByFact(
      "R062", .missingEntitlement, .environment, add, "From 26 on, one-time links in a process need an entitlement.",
      say: "The app lacks the entitlement for one-time links.", if: .manages, .addsLink,
      finding: { $0.lacks(.oneTimeLinks, assuming: .oneTimeLinks) }),
  ]
}

extension WorkingCopy {
  /// A new entry, or new values in an old one.
  mutating func invite(_ invitation: Invitation, _ whereabouts: Whereabouts) {
    if let existing = whereabouts.seats.only {
      let entry = share.participants[existing]
      addAgain(entry, at: existing, as: entry.taking(invitation))
    } else if !departed.isEmpty, let former = departed(matching: invitation.identity) {
      var changed = former.taking(invitation)
      changed.role = invitation.role ?? .privateUser
      changed.permission = invitation.permission ?? .readOnly
      restore(former, as: changed)
    } else {
      add(
        Participant(
          of: invitation, role: invitation.role ?? .privateUser, permission: invitation.permission ?? .readOnly,
          acceptanceStatus: .pending, dateAddedToShare: time),
        insteadOf: whereabouts.all)
    }
  }
}

extension WorkingCopy {
  /// Somebody to be added as the list knows them, or knew them before this save, or within it until they were taken out.
  /// As with those who are in it, what the list knows of a person stands, so that nobody gets a new address, or sheds a
  /// blocked one, by being invited again.
  ///
  /// - Parameter initial: the list before this save; `nil` where it is still the same.
  func identified(_ given: Invitation, since initial: ParticipantList?) -> (Invitation, Whereabouts) {
    let whereabouts = share.whereabouts(of: given)
    guard !given.isOneTimeURL, whereabouts.seats.isEmpty else { return (given, whereabouts) }
    let former = initial.map { $0.places(of: given) } ?? whereabouts.all
    guard !former.isEmpty, let known = (initial ?? share.participants).identity(of: given.identity, among: former)
    else {
      return (given, whereabouts)
    }
    var invitation = given
    invitation.identity = known
    return (invitation, share.whereabouts(of: invitation))
  }
}

extension ParticipantList {
  /// The identity of the first of the places that are a person's; with the same participantID, if there is such a one.
  fileprivate func identity(of identity: Identity, among places: Places) -> Identity? {
    // A key in the slot of a one-time link that nobody has used says nothing of who comes.
    let isPerson = { (place: Int) in !(facts(at: place).isOneTimeURL && facts(at: place).isPending) }
    let exact = identity.participantID.map { self.places(ofParticipantID: $0).filter(isPerson) } ?? .none
    let place = exact.first ?? places.first(where: isPerson)
    return place.map { self.identity(at: $0) }
  }
}

extension Participant {
  /// What the invitation does not say stays as it is.
  fileprivate func taking(_ invitation: Invitation) -> Participant {
    var changed = self
    changed.role = invitation.role ?? role
    changed.permission = invitation.permission ?? permission
    return changed
  }
}
