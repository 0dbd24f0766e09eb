import ShareModel

/// Finding people to add.
enum LookUp {
  private static let lookUp: Set<ActionName> = [.lookUpParticipant]

  static let rows: [Row] = [
    .allow("R100", lookUp, "Anybody signed in looks people up by address, number or record name.") { $0.namesSomebody },
    .note("R101", "An address without an iCloud account is found as a placeholder."),
    .deny(
      "R102", .invalidArguments, .form, lookUp, "A look-up needs something to look up.",
      say: "Name an e-mail address, a phone number or a record name."
    ) { !$0.namesSomebody },
    .deny(
      "R103", .invalidArguments, .form, [.addParticipant],
      "A participant comes from a look-up, or is the slot of a one-time link.", say: "Look the person up first."
    ) {
      guard let invitation = $0.invitation else { return false }
      if $0.mixesKeys(of: invitation) { return true }
      // A slot is nobody's until its link is used.
      if invitation.isOneTimeURL { return !invitation.identity.isFresh(in: $0.share) }
      return invitation.isLookedUp == false || invitation.namesNobody
    },
    .note("R104", "A participant sees the list as far as it is theirs to see: at least the owner and themself."),
    .note("R105", "Contact details of the owner need an entitlement inside a process, from 26 on."),
  ]
}

extension Situation {
  fileprivate var namesSomebody: Bool {
    guard case .lookUpParticipant(let person) = action else { return false }
    return person.userRecordName != nil || person.emailAddress != nil || person.phoneNumber != nil
  }

  /// Whether an invitation gives one person's participantID as a record name, or the reverse: a subject known by that
  /// name could then no longer be told from the newcomer.
  fileprivate func mixesKeys(of invitation: Invitation) -> Bool {
    actor.manages && share.participants.mixesKeys(with: invitation)
  }
}

extension Identity {
  /// Whether there is at most a participantID, and nobody else has it.
  fileprivate func isFresh(in share: Share) -> Bool {
    self == Identity(participantID: participantID) && share.participants.places(of: self).isEmpty
  }
}
