/// What rules ask of a list as a whole.
package struct ParticipantCounts: Hashable, Sendable {
  /// Entries that hold a place.
  package private(set) var seated = 0
  /// Administrators that hold a place.
  package private(set) var seatedAdministrators = 0
  package private(set) var owners = 0
  /// The place of the first owner.
  package private(set) var firstOwner: Int?

  mutating func count(_ facts: ParticipantFacts, at place: Int) {
    if facts.isOwner {
      owners += 1
      firstOwner = firstOwner ?? place
    }
    guard facts.holdsSeat else { return }
    seated += 1
    if facts.role == .administrator { seatedAdministrators += 1 }
  }
}
