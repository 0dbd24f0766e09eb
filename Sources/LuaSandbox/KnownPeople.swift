internal import CLuaSandbox

/// A list of people in a view of people, at hand without a look into the view.
@usableFromInline package struct KnownPeople: @unchecked Sendable {  // The view never changes.
  package let list: ViewHeader
  /// What a cage is handed.
  let parts: ViewParts
  @usableFromInline let cells: UnsafeBufferPointer<ViewCell>
  let tallies: UnsafeBufferPointer<UInt8>

  /// - Precondition: the list was made by `addPeopleList`, and its entries are `ViewCell.people`. Whoever has this keeps
  ///   the view.
  package init(_ list: ViewHeader, in people: FlatView) {
    self.list = list
    let view = people.view
    precondition(list.index < view.cell_count)
    let head = view.cells[Int(list.index)]
    precondition(Int(head.kind) == cls_kind_list && Int(head.mark) & cls_list_tallies != 0)
    let count = Int(head.count)
    let first = UnsafeRawPointer(view.cells + Int(list.index) + 1).assumingMemoryBound(to: ViewCell.self)
    cells = UnsafeBufferPointer(start: first, count: count)
    tallies = UnsafeRawBufferPointer(start: view.text + Int(head.payload), count: count * PersonTally.size)
      .assumingMemoryBound(to: UInt8.self)
    parts = people.withParts { $0 }
  }

  /// An entry of the list.
  @inlinable package subscript(place: Int) -> ViewCell {
    precondition(place >= 0 && place < cells.count)
    return cells[place]
  }
}
