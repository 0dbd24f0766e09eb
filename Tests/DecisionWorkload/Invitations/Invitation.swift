/// An owner invites somebody to a share of so many people.
package struct Invitation {
  /// Somebody in the share; the first one is its owner.
  package struct Seat {
    package var address: String
    package var mayWrite: Bool
    package var status: String

    /// Whether they are one of those who may write, now or once they accept.
    package var isWriter: Bool { mayWrite && status != "removed" }
  }

  package var number: Int
  package var seats: [Seat]
  /// The organization's own property of the share.
  package var linkSharing: String
  package var inviteeDomain: String
  package var inviteeMayWrite: Bool

  package var inviteeName: String { "guest\(number)" }
}

extension Invitation {
  /// Why it is denied by the four policies that the benchmark has, decided here in plain Swift: codes, sorted.
  package func denials(approved: Set<String>) -> [String] {
    var codes: [String] = []
    if !approved.contains(inviteeDomain) { codes.append("domain-not-allowed") }
    if inviteeDomain != Invitations.primary, inviteeMayWrite { codes.append("external-write") }
    if linkSharing != "none" { codes.append("public-link") }
    let writers = seats.count(where: \.isWriter) + (inviteeMayWrite ? 1 : 0)
    if writers > Invitations.mostWriters { codes.append("too-many-writers") }
    return codes
  }
}
