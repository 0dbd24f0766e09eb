import DecisionWorkload
import ShareWarden

/// What isolation and limits cost for each policy: what one more of the four policies costs in a decision, less what it
/// costs to call it in a plain Lua state.
struct CagesMeasure {
  private static let copies = 8
  let effort: Effort

  func run() throws {
    let invitations = Invitations(people: 20, domains: 1_000, requests: effort.requests)
    let folder = try PolicyFolder(domains: invitations.domains)
    defer { folder.remove() }
    let more = try PolicyFolder(copies: 1 + Self.copies, domains: invitations.domains)
    defer { more.remove() }
    let contenders = [
      Contender(try BareInvitations(invitations, folder: folder), name: ""),
      Contender(try BareInvitations(invitations, folder: more), name: ""),
      try Trial(invitations, folder: folder).contender("", .decoded),
      try Trial(invitations, folder: more, copies: 1 + Self.copies).contender("", .decoded),
    ]
    let rounds = Rounds(contenders, effort: effort)
    let policies = Double(4 * Self.copies)
    let bare = rounds.difference(1, 0) / policies
    let caged = rounds.difference(3, 2) / policies
    print("\none more policy, in the mean of the four: nanoseconds")
    print(Table.row(["bare call", "in its cage", "difference"]))
    print(Table.row([bare, caged, caged - bare].map(Table.rounded)))
  }
}
