import DecisionWorkload

/// A whole decision, beside the same scripts in a plain Lua state with a hook that counts instructions, and without one.
struct CostMeasure {
  let effort: Effort

  func run() throws {
    let invitations = Invitations(people: 20, domains: 1_000, requests: effort.requests)
    let folder = try PolicyFolder(domains: invitations.domains)
    defer { folder.remove() }
    let trial = try Trial(invitations, folder: folder)
    let contenders = [
      Contender(try BareInvitations(invitations, folder: folder, hook: 100_000), name: "bare calls, hook"),
      Contender(try BareInvitations(invitations, folder: folder), name: "bare calls"),
      try trial.contender("decoded", .decoded), try trial.contender("json", .json),
    ]
    let rounds = Rounds(contenders, effort: effort)
    print(
      "\na decision on 20 people by 4 policies and 1,000 domains: nanoseconds, and the multiple of bare calls with a hook"
    )
    print(Table.row(["", "nanoseconds", "multiple"]))
    for (place, contender) in contenders.enumerated() {
      print(
        Table.row(
          [contender.name, Table.rounded(rounds.nanoseconds(place)), Table.hundredths(rounds.ratio(place, to: 0))]))
    }
  }
}

extension Contender {
  init(_ calls: BareInvitations, name: String) {
    self.init(name: name, decisions: calls.count) { for place in 0..<calls.count { calls.decide(place) } }
  }
}
