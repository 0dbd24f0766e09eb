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
  ///
  /// - Precondition: the list there was made by `addPeopleList`, and its entries are `ViewCell.people`.
  package mutating func addPeopleList(
    startingAs list: ViewHeader, of people: FlatView, more: Int, seatsDiffer: Bool
  ) -> ViewHeader {
    let there = people.peopleList(list)
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

extension FlatView {
  /// An element of a list, or a field of a record by its number.
  package func element(of container: ViewHeader, at place: Int) -> ViewCell {
    precondition(Int(container.index) + 1 + place < Int(view.cell_count))
    return ViewCell(view.cells[Int(container.index) + 1 + place])
  }

  /// The entries of a list of people, and their tallies.
  fileprivate func peopleList(
    _ list: ViewHeader
  ) -> (cells: UnsafeBufferPointer<cls_cell>, tallies: UnsafeBufferPointer<UInt8>) {
    precondition(list.index < view.cell_count)
    let head = view.cells[Int(list.index)]
    let count = Int(head.count)
    let size = count * MemoryLayout<cls_tally>.stride
    precondition(Int(head.kind) == cls_kind_list && Int(head.mark) & cls_list_tallies != 0)
    return (
      UnsafeBufferPointer(start: view.cells + Int(list.index) + 1, count: count),
      UnsafeRawBufferPointer(start: view.text + Int(head.payload), count: size).assumingMemoryBound(to: UInt8.self)
    )
  }
}
