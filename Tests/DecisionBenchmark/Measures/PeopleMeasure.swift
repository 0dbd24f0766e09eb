import DecisionWorkload

/// How a decision grows with the people in the share.
struct PeopleMeasure {
  let effort: Effort

  func run() throws {
    let folder = try PolicyFolder(domains: Invitations(people: 3, domains: 1_000).domains)
    defer { folder.remove() }
    let sizes = [3, 20, 99]
    let trials = try sizes.map {
      try Trial(Invitations(people: $0, domains: 1_000, requests: effort.requests), folder: folder)
    }
    let contenders = try Questions.Mode.allCases.flatMap { mode in
      try trials.map { try $0.contender(mode.rawValue, mode) }
    }
    let rounds = Rounds(contenders, effort: effort)
    print("\npeople in the share: nanoseconds, and the multiple of 3 people")
    print(Table.row([""] + sizes.map { "\($0) people" }))
    let bytes = trials.map { Double($0.lines.map(\.count).reduce(0, +)) / Double($0.lines.count) }
    print(Table.row(["bytes"] + bytes.map { Table.multiple($0, $0 / bytes[0]) }))
    for (row, mode) in Questions.Mode.allCases.enumerated() {
      let places = (0..<3).map { row * 3 + $0 }
      print(
        Table.row(
          [mode.rawValue]
            + places.map { Table.multiple(rounds.nanoseconds($0), rounds.ratio($0, to: places[0])) }))
    }
  }
}
