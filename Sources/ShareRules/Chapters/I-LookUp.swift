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
      guard let invitation = $0.action.invitation, !invitation.isOneTimeURL else { return false }
      return invitation.isLookedUp == false || invitation.identity.isEmpty
    },
    .note("R104", "A participant sees the list as far as it is theirs to see: at least the owner and themself."),
    .note("R105", "Contact details of the owner need an entitlement inside a process, from 26 on."),
  ]
}

extension Situation {
  fileprivate var namesSomebody: Bool {
    if case .lookUpParticipant(let person) = action { !person.isEmpty } else { false }
  }
}
