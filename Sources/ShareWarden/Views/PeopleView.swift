internal import LuaSandbox
internal import ShareModel

/// The people of a list as scripts see them, laid out once for all decisions about the list.
final class PeopleView: Sendable {
  let view: FlatView
  let known: KnownPeople
  /// Whether each entry that holds a place is another person.
  let seatsDiffer: Bool
  let ownerPlace: Int?
  private let scale: PermissionScale

  private init(of base: ParticipantBase, _ scale: PermissionScale) {
    self.scale = scale
    var builder = ViewBuilder()
    let seats = ParticipantList(base: base).seats
    seatsDiffer = seats.areDistinct
    ownerPlace = base.counts.firstOwner
    let list = builder.add(base, more: 0, seats, scale, isApart: true)
    view = builder.finish()
    known = KnownPeople(list, in: view)
  }

  /// The view that is kept with the people, once they are asked about a second time. `nil`: there is none for shares of
  /// this scale.
  static func kept(with base: ParticipantBase, _ scale: PermissionScale) -> PeopleView? {
    if let kept = base.companion?.view { return kept.scale == scale ? kept : nil }
    guard base.isAskedAgain() else { return nil }
    let fresh = PeopleView(of: base, scale)
    // Of two threads that get here at a time one is the first.
    base.keep(ParticipantCompanion(fresh))
    return fresh
  }
}

extension ParticipantCompanion {
  /// The content, if it is such a view. Looking at the class takes less than asking whether it is one.
  fileprivate var view: PeopleView? {
    type(of: content) == PeopleView.self ? unsafeDowncast(content, to: PeopleView.self) : nil
  }
}
