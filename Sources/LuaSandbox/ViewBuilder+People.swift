internal import CLuaSandbox

/// Lists of people, which are counted without a look at any record.
extension ViewBuilder {
  /// A list of people who are set one by one, each with a tally.
  ///
  /// - Parameter seatsDiffer: whether each entry that has a seat has one of its own.
  package mutating func addPeopleList(count: Int, seatsDiffer: Bool) -> ViewHeader {
    let list = addList(count: count)
    markAsPeople(list, seatsDiffer: seatsDiffer)
    text.append(0, times: count * PersonTally.size)
    return list
  }

  /// A list that begins with all entries of a list in the view of people; `more` are set behind them.
  package mutating func addPeopleList(startingAs there: KnownPeople, more: Int, seatsDiffer: Bool) -> ViewHeader {
    let count = there.cells.count
    let (here, elements) = addListRoom(count: count + more)
    if let first = there.cells.baseAddress { elements.initialize(from: first, count: count) }
    (elements + count).initialize(repeating: .null, count: more)
    markAsPeople(here, seatsDiffer: seatsDiffer)
    text.append(contentsOf: there.tallies)
    text.append(0, times: more * PersonTally.size)
    return here
  }

  /// A list that begins with the first entries of a list of people in this view; `more` are set behind them.
  package mutating func addPeopleList(
    startingAs other: ViewHeader, first count: Int, more: Int, seatsDiffer: Bool
  ) -> ViewHeader {
    let head = cells[Int(other.index)].cell
    precondition(Int(head.mark) & cls_list_tallies != 0 && count <= Int(head.count))
    let (here, elements) = addListRoom(count: count + more)
    elements.initialize(from: cells.start + Int(other.index) + 1, count: count)
    (elements + count).initialize(repeating: .null, count: more)
    markAsPeople(here, seatsDiffer: seatsDiffer)
    let tallies = text.extend(by: (count + more) * PersonTally.size)
    tallies.initialize(from: text.start + Int(head.payload), count: count * PersonTally.size)
    (tallies + count * PersonTally.size).initialize(repeating: 0, count: more * PersonTally.size)
    return here
  }

  package mutating func set(_ list: ViewHeader, element: Int, _ person: ViewCell, tally: PersonTally) {
    set(list, element: element, person)
    let tallies = Int(cells[Int(list.index)].cell.payload)
    precondition(tallies >= 0 && tallies + (element + 1) * PersonTally.size <= text.count)
    UnsafeMutableRawPointer(text.start + tallies).store(tally, at: element)
  }

  /// Room for a list of people, for so many cells of each of them, and for their texts, which are copied: people are then
  /// written without a look at whether there is room for each.
  ///
  /// - Parameter more: so many elements are set one by one behind them.
  package mutating func addPeopleRoom(
    count: Int, cellsEach: Int, texts: [UInt8], more: Int, seatsDiffer: Bool
  ) -> PeopleRoom {
    let list = addPeopleList(count: count + more, seatsDiffer: seatsDiffer)
    let first = cells.count
    // References have 32 bits.
    precondition(first + count * cellsEach <= UInt32.max)
    let people = cells.extend(by: count * cellsEach)
    let textStart = text.count
    texts.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    return PeopleRoom(
      list: list, elements: cells.start + Int(list.index) + 1,
      tallies: UnsafeMutableRawPointer(text.start) + Int(cells[Int(list.index)].cell.payload), people: people,
      firstCell: first, textStart: textStart)
  }

  /// A list with room for elements, which do not hold anything yet.
  private mutating func addListRoom(count: Int) -> (list: ViewHeader, elements: UnsafeMutablePointer<ViewCell>) {
    let list = ViewHeader(index: UInt32(cells.count))
    let start = cells.extend(by: 1 + count)
    start.initialize(to: ViewCell(kind: cls_kind_list, count: UInt32(count)))
    return (list, start + 1)
  }

  /// The tallies come next in the text.
  private mutating func markAsPeople(_ list: ViewHeader, seatsDiffer: Bool) {
    cells[Int(list.index)].cell.mark = UInt8(cls_list_tallies | (seatsDiffer ? cls_list_seats_differ : 0))
    cells[Int(list.index)].cell.payload = Int64(text.count)
  }
}
