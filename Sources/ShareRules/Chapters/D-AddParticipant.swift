import ShareModel

/// Adding somebody to the list.
enum Addition {
  private static let add: Set<ActionName> = [.addParticipant]

  static let rows: [Row] = [
    .allow("R042", add, "The owner adds people to a private share; they are pending until they accept.") {
      $0.actor.isOwner
    },
    .allow("R043", add, "An administrator adds people to a private share likewise.") { $0.actor.isAdministrator },
    .deny(
      "R044", .permissionFailure, .authority, add, "Only owner and administrators add people.",
      say: "Only the owner or an administrator can add people; ask one of them."
    ) { !$0.actor.manages },
    .deny(
      "R045", .invalidArguments, .state, [.addParticipant, .approveAccessRequest],
      "The list of a public share is not edited.",
      say: "The share is open to everybody with the link, or not said to be closed; close it before adding people."
    ) { !$0.isListEditable },
    .note("R046", "Close the share, then add, then save: those added stay, and who had accepted stays accepted."),
    .note("R047", "Add, then change the public permission, then save: the invitation is dropped again."),
    .allow("R048", add, "Adding somebody who is in the list updates their entry and takes no further place.") {
      $0.actor.manages && $0.target != nil
    },
    .deny(
      "R049", .invalidArguments, .form, add, "Nobody is added as owner.", say: "A share has exactly one owner."
    ) { $0.action.role == .owner },
    .deny(
      "R050", .invalidArguments, .form, add, "Nobody is added as public user or with an unknown role.",
      say: "People can only be added as private users or administrators."
    ) { $0.action.role == .publicUser || $0.action.role == .unknown },
    .deny(
      "R051", .invalidArguments, .form, add, "Nobody is added with an unknown permission.",
      say: "Name a permission: none, readOnly or readWrite."
    ) { $0.action.permission == .unknown },
    .allow("R052", add, "Somebody may be added without access to the records.") {
      $0.actor.manages && $0.action.permission == ParticipantPermission.none
    },
    .allow("R053", add, "The owner may add an administrator.") { $0.actor.isOwner && $0.action.role == .administrator },
    .deny(
      "R054", .permissionFailure, .authority, add, "An administrator adds no administrators.",
      say: "Only the owner can add an administrator."
    ) {
      $0.actor.isAdministrator && $0.action.role == .administrator && $0.target?.role != .administrator
        && !$0.profile.adminMayChangeRoles
    },
    .deny(
      "R055", .invalidArguments, .form, add, "A participant object belongs to one share.",
      say: "Look the person up again for this share."
    ) { $0.invitation?.isAttachedToOtherShare == true },
    .deny(
      "R056", .tooManyParticipants, .limit, [.addParticipant, .approveAccessRequest],
      "A share has at most as many participants as the profile says, 100 by default.",
      say: "The share is full: it can have {limit} people."
    ) { !$0.isPart && $0.targets.isEmpty && $0.isFull },
    .allow("R057", add, "An address without an iCloud account can be invited; it has to be proved before accepting.") {
      $0.actor.manages && $0.invitation?.hasiCloudAccount == false
    },
    .deny(
      "R058", .invalidArguments, .form, add, "The owner is not added.", say: "This person owns the share already."
    ) { $0.actor.manages && $0.concernsOwner },
    .deny(
      "R059", .invalidArguments, .state, [.addParticipant, .approveAccessRequest],
      "A blocked person is unblocked before being added.", say: "This person is blocked; unblock them first."
    ) { situation in
      guard !situation.share.blockedIdentities.isEmpty, let person = situation.person else { return false }
      let keys = situation.share.keys(of: person)
      return situation.share.blockedIdentities.contains { keys.match($0.identity) }
    },
    .note("R060", "Somebody who was removed or left can be added again, and has to accept again."),
    .allow("R061", add, "A slot for a one-time link can be added, on systems from 18.") {
      $0.actor.manages && $0.invitation?.isOneTimeURL == true
    },
    .denyByFact(
      "R062", .missingEntitlement, .environment, add, "From 26 on, one-time links in a process need an entitlement.",
      say: "The app lacks the entitlement for one-time links.",
      finding: {
        $0.lacks(.oneTimeLinks, assuming: .oneTimeLinks).only(
          $0.invitation?.isOneTimeURL == true && $0.actor.manages)
      }),
  ]
}

extension WorkingCopy {
  /// A new entry, or new values in an old one.
  mutating func invite(_ invitation: Invitation, existing: Int?) {
    if let existing {
      let entry = share.participants[existing]
      addAgain(entry, at: existing, as: entry.taking(invitation))
    } else if let former = departed(matching: invitation.identity) {
      var changed = former.taking(invitation)
      changed.role = invitation.role ?? .privateUser
      changed.permission = invitation.permission ?? .readOnly
      restore(former, as: changed)
    } else {
      add(
        Participant(
          identity: invitation.identity, name: invitation.name, role: invitation.role ?? .privateUser,
          permission: invitation.permission ?? .readOnly, acceptanceStatus: .pending,
          hasiCloudAccount: invitation.hasiCloudAccount, isOneTimeURL: invitation.isOneTimeURL, dateAddedToShare: time,
          properties: invitation.properties))
    }
  }
}

extension WorkingCopy {
  /// How the list knew somebody to be added who is not in it: before this save, or within it until they were taken out. As
  /// with those who are in it, what the list knows of a person stands, so that nobody gets a new address, or sheds a
  /// blocked one, by being invited again.
  ///
  /// - Parameter initial: the list before this save.
  func knownIdentity(of invitation: Invitation, since initial: ParticipantList) -> Identity? {
    guard !invitation.isOneTimeURL, let former = formerIdentity(invitation.identity, in: initial),
      share.targets(of: invitation).isEmpty
    else { return nil }
    return former
  }

  private func formerIdentity(_ identity: Identity, in initial: ParticipantList) -> Identity? {
    // A key in the slot of a one-time link that nobody has used says nothing of who comes.
    let isPerson = { (place: Int) in !(initial.facts(at: place).isOneTimeURL && initial.facts(at: place).isPending) }
    let exact = identity.participantID.map { initial.places(ofParticipantID: $0).filter(isPerson) } ?? .none
    let former = exact.first ?? initial.places(of: identity).first(where: isPerson)
    return former.map { initial.identity(at: $0) }
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
