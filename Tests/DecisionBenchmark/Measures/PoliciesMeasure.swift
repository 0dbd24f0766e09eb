import DecisionWorkload

/// How a decision grows with policies: those that concern the action, and those that concern another.
struct PoliciesMeasure {
  let effort: Effort

  func run() throws {
    try grow("on other actions", concerning: "removeParticipant")
    try grow("on this action", concerning: "addParticipant")
  }

  private func grow(_ title: String, concerning action: String) throws {
    let sizes = [0, 1, 10, 100, 1_000]
    let invitations = Invitations(people: 20, domains: 1_000, requests: effort.requests)
    let contenders = try sizes.map { size in
      let folder = try PolicyFolder(policies: 4 + size, concerning: action, domains: invitations.domains)
      defer { folder.remove() }
      return try Trial(invitations, folder: folder).contender("\(size)", .decoded)
    }
    let rounds = Rounds(contenders, effort: effort)
    print(
      "\nthe four policies and so many \(title), decoded: nanoseconds, the multiple of the four alone, each one more")
    print(Table.row(["more", "nanoseconds", "multiple", "each"]))
    for (place, size) in sizes.enumerated() {
      let each = size == 0 ? "" : Table.rounded(rounds.difference(place, 0) / Double(size))
      print(
        Table.row(
          ["\(size)", Table.rounded(rounds.nanoseconds(place)), Table.hundredths(rounds.ratio(place, to: 0)), each]))
    }
  }
}
