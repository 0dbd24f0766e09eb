extension ParticipantList {
  package var counts: ParticipantCounts {
    var counts = base?.counts ?? ParticipantCounts()
    for (number, participant) in added.enumerated() { counts.count(participant.facts, at: baseCount + number) }
    return counts
  }

  package func facts(at place: Int) -> ParticipantFacts {
    guard let base, place < base.entries.count else { return added[place - baseCount].facts }
    return base.entries[place].facts
  }

  package func identity(at place: Int) -> Identity {
    guard let base, place < base.entries.count else { return added[place - baseCount].identity }
    return base.identity(at: place)
  }
}
