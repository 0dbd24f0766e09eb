import DecisionWorkload
import Glibc
import ShareWarden

/// How a decision, and loading, grow with the approved domains.
struct DomainsMeasure {
  let effort: Effort

  func run() throws {
    let sizes = [10, 1_000, 100_000]
    let loads = try sizes.map { try milliseconds(domains: $0) }
    let contenders = try Questions.Mode.allCases.flatMap { mode in
      try sizes.map { size in
        let invitations = Invitations(people: 20, domains: size, requests: effort.requests)
        let folder = try PolicyFolder(domains: invitations.domains)
        defer { folder.remove() }
        return try Trial(invitations, folder: folder).contender(mode.rawValue, mode)
      }
    }
    let rounds = Rounds(contenders, effort: effort)
    print("\napproved domains: nanoseconds, and the multiple of 10 domains; loading, milliseconds")
    print(Table.row([""] + sizes.map { "\($0) domains" }))
    for (row, mode) in Questions.Mode.allCases.enumerated() {
      let places = (0..<3).map { row * 3 + $0 }
      print(
        Table.row(
          [mode.rawValue]
            + places.map { Table.multiple(rounds.nanoseconds($0), rounds.ratio($0, to: places[0])) }))
    }
    print(Table.row(["loading"] + loads.map(Table.rounded)))
  }

  private func milliseconds(domains: Int) throws -> Double {
    let folder = try PolicyFolder(domains: Invitations(people: 3, domains: domains, requests: 1).domains)
    defer { folder.remove() }
    return try (0..<max(3, effort.rounds)).map { _ in
      let start = nanoseconds(CLOCK_MONOTONIC)
      let policies = try PolicySet(directory: folder.path)
      let end = nanoseconds(CLOCK_MONOTONIC)
      keep(policies)
      return Double(end - start) / 1e6
    }.median
  }
}
