/// Who somebody is: what is said of a person wherever they stand, as a participant, invited, asking or blocked.
struct Particulars: Hashable, Sendable {
  var identity: Identity
  var name: String?
  var properties: Labels
}
