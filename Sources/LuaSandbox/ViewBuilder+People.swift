internal import CLuaSandbox

/// Lists of people, which are counted without a look at any record.
extension ViewBuilder {
  private static let tallySize = MemoryLayout<cls_tally>.stride

  /// A list of people who are set one by one, each with a tally.
  ///
  /// - Parameter seatsDiffer: whether each entry that has a seat has one of its own.
  package mutating func addPeopleList(count: Int, seatsDiffer: Bool) -> ViewHeader {
    let list = addList(count: count)
    markAsPeople(list, seatsDiffer: seatsDiffer)
    text.append(0, times: count * Self.tallySize)
    return list
  }

  /// A list that begins with all entries of a list in the view of people; `more` are set behind them.
  package mutating func addPeopleList(startingAs there: KnownPeople, more: Int, seatsDiffer: Bool) -> ViewHeader {
    let here = ViewHeader(index: UInt32(cells.count))
    cells.append(
      cls_cell(kind: UInt8(cls_kind_list), mark: 0, schema: 0, count: UInt32(there.cells.count + more), payload: 0))
    cells.append(contentsOf: there.cells)
    cells.append(cls_cell(), times: more)
    markAsPeople(here, seatsDiffer: seatsDiffer)
    text.append(contentsOf: there.tallies)
    text.append(0, times: more * Self.tallySize)
    return here
  }

  package mutating func set(_ list: ViewHeader, element: Int, _ person: ViewCell, tally: PersonTally) {
    set(list, element: element, person)
    let place = Int(cells[Int(list.index)].payload) + element * Self.tallySize
    withUnsafeBytes(of: tally.tally) { bytes in
      for (offset, byte) in bytes.enumerated() { text[place + offset] = byte }
    }
  }

  /// The tallies come next in the text.
  private mutating func markAsPeople(_ list: ViewHeader, seatsDiffer: Bool) {
    cells[Int(list.index)].mark = UInt8(cls_list_tallies | (seatsDiffer ? cls_list_seats_differ : 0))
    cells[Int(list.index)].payload = Int64(text.count)
  }
}

/// A list of people in a view of people, at hand without a look into the view.
package struct KnownPeople: @unchecked Sendable {  // The view never changes.
  /// What a cage is handed.
  let parts: ViewParts
  let cells: UnsafeBufferPointer<cls_cell>
  let tallies: UnsafeBufferPointer<UInt8>

  /// - Precondition: the list was made by `addPeopleList`, and its entries are `ViewCell.people`. Whoever has this keeps
  ///   the view.
  package init(_ list: ViewHeader, in people: FlatView) {
    let view = people.view
    precondition(list.index < view.cell_count)
    let head = view.cells[Int(list.index)]
    precondition(Int(head.kind) == cls_kind_list && Int(head.mark) & cls_list_tallies != 0)
    let count = Int(head.count)
    cells = UnsafeBufferPointer(start: view.cells + Int(list.index) + 1, count: count)
    let size = count * MemoryLayout<cls_tally>.stride
    tallies = UnsafeRawBufferPointer(start: view.text + Int(head.payload), count: size)
      .assumingMemoryBound(to: UInt8.self)
    parts = people.withParts { $0 }
  }

  /// An entry of the list.
  package subscript(place: Int) -> ViewCell {
    precondition(place >= 0 && place < cells.count)
    return ViewCell(cells[place])
  }
}
