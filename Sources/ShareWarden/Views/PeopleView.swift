internal import LuaSandbox
internal import ShareModel

/// The people of a list as scripts see them, laid out once for all decisions about the list.
final class PeopleView: Sendable {
  let view: FlatView
  let list: ViewHeader
  let known: KnownPeople
  private let scale: PermissionScale
  /// Whose people they are.
  private let owner: ObjectIdentifier

  init(of base: ParticipantBase, _ scale: PermissionScale) {
    owner = ObjectIdentifier(base)
    self.scale = scale
    let seats = ParticipantList(base: base).seats
    var builder = ViewBuilder()
    list = builder.addPeopleList(count: base.entries.count, seatsDiffer: seats.areDistinct)
    builder.add(base, to: list, seats, scale) { .people($0) }
    view = builder.finish()
    known = KnownPeople(list, in: view)
  }

  /// The view that is kept with the people. Where it was laid for shares of another scale, one for this decision alone.
  static func kept(with base: ParticipantBase, _ scale: PermissionScale) -> PeopleView {
    if let kept = base.companion?.view, kept.scale == scale { return kept }
    let fresh = PeopleView(of: base, scale)
    // Of two threads that get here at a time one is the first.
    base.keep(ParticipantCompanion(fresh))
    return fresh
  }

  /// Whether a list begins with these people, in a share of this scale.
  func shows(_ people: ParticipantList, _ scale: PermissionScale) -> Bool {
    guard let base = people.base else { return false }
    return scale == self.scale && ObjectIdentifier(base) == owner
  }
}

extension ParticipantCompanion {
  /// The content, if it is such a view. Looking at the class takes less than asking whether it is one.
  fileprivate var view: PeopleView? {
    type(of: content) == PeopleView.self ? unsafeDowncast(content, to: PeopleView.self) : nil
  }
}
