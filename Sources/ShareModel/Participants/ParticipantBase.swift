internal import CPeopleList
internal import Synchronization

/// People of a list as plain bytes, with what is counted and indexed once. It never changes; lists share it.
package final class ParticipantBase: Sendable {
  /// All texts of the entries.
  package let text: [UInt8]
  package let entries: [ParticipantEntry]
  package let labels: [Labels]
  package let counts: ParticipantCounts
  let index: KeyIndex
  /// By entry the number of the person, where two entries are one; empty where all are different people.
  let joinedSeats: [Int32]
  private let wasAsked = Atomic<Bool>(false)
  /// What is kept with the people, with a reference to it.
  private let kept = Atomic<Unmanaged<ParticipantCompanion>?>(nil)

  init(_ list: UnsafePointer<cpl_list>, labels: [Labels]) {
    let read = UnsafeBufferPointer(start: list.pointee.entries, count: list.pointee.count)
    entries = [ParticipantEntry](unsafeUninitializedCapacity: read.count) { entries, count in
      for place in read.indices { entries.initializeElement(at: place, to: ParticipantEntry(read[place])) }
      count = read.count
    }
    text = [UInt8](UnsafeBufferPointer(start: list.pointee.text, count: list.pointee.text_count))
    self.labels = labels
    var counts = ParticipantCounts()
    for (place, entry) in entries.enumerated() { counts.count(entry.facts, at: place) }
    self.counts = counts
    index = KeyIndex(list)
    joinedSeats = index.sharesSeats ? SeatUnion(entries, index).numbers : []
  }

  deinit { kept.load(ordering: .acquiring)?.release() }

  /// Whether the same was asked before: what is made of people who are asked about once need not be kept.
  package func isAskedAgain() -> Bool {
    wasAsked.load(ordering: .relaxed) || wasAsked.exchange(true, ordering: .relaxed)
  }

  /// What somebody made of the people once, to be found again.
  package var companion: ParticipantCompanion? { kept.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// Keeps something with the people, if there is nothing yet.
  package func keep(_ companion: ParticipantCompanion) {
    let reference = Unmanaged.passRetained(companion)
    let isFirst = kept.compareExchange(expected: nil, desired: reference, ordering: .acquiringAndReleasing).exchanged
    if !isFirst { reference.release() }
  }
}

/// What is kept with the people of a list.
package final class ParticipantCompanion: Sendable {
  package let content: any AnyObject & Sendable

  package init(_ content: any AnyObject & Sendable) { self.content = content }
}
