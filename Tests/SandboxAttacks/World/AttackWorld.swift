package import LuaSandbox
internal import PeopleBook

/// What attacking scripts find: records of people, lists, maps, sets, times and numbers at the edges, in every place
/// that a script can read from.
package enum AttackWorld {
  package static let book = PeopleBook.book(
    [
      RecordSchema(
        "team", fields: [SchemaField("title"), SchemaField("members"), SchemaField("absent")], people: "members")
    ])

  /// Names that scripts reach values of views by, after `request.`.
  static let places = [
    "action", "share", "actor", "team", "team.members", "team.members[1]", "team.members[3].email", "time", "tags",
    "labels", "domains", "empty", "edges", "deep", "deep[1][1]", "long", "share.tags", "actor.groups", "word",
    "action.size", "share.path", "team.title", "ratio", "isOpen", "nothing",
  ]

  package static let request = view(people: 12)
  /// The same, in which a wrapped script does no more than its host asks.
  package static let benignRequest = view(people: 1, isBenign: true)
  package static let parameters = view(people: 2)
  package static let data = view(people: 40)

  private static func view(people: Int, isBenign: Bool = false) -> FlatView {
    var builder = ViewBuilder()
    var entries: [(key: String, value: ViewCell)] = HostileScript.entries(&builder)
    func add(_ name: String, _ cell: ViewCell) { entries.append((key: name, value: cell)) }
    add("team", .container(team(of: people, &builder)))
    add("time", .time(microseconds: 1_796_040_000_000_000))
    add("tags", .container(texts(["finance", "q3", "", "intérnal", "q3"], &builder)))
    let high = builder.text("high")
    add("labels", .container(builder.addMap([("zeta", .integer(1)), ("alpha", high), ("mid", .boolean(false))])))
    add("domains", .container(builder.addSet(["example.com", "*.example.org", "partner.example"])))
    add("empty", .container(builder.addList([])))
    add("edges", .container(builder.addList(edges)))
    add("deep", .container(deep(&builder)))
    add("long", builder.text(String(repeating: "ab.c(d)", count: 400)))
    add("word", .word(2))
    add("ratio", .number(0.5))
    add("isOpen", .boolean(true))
    if isBenign { add("isBenign", .boolean(true)) }
    builder.root = builder.addMap(entries)
    return builder.finish()
  }

  private static let edges: [ViewCell] = [
    .integer(.max), .integer(.min), .number(.infinity), .number(.nan), .number(-0.0), .null, .integer(0),
    .time(microseconds: -62_135_596_800_000_000), .time(microseconds: 253_402_300_799_999_999),
  ]

  private static func texts(_ values: [String], _ builder: inout ViewBuilder) -> ViewHeader {
    var cells: [ViewCell] = []
    for value in values { cells.append(builder.text(value)) }
    return builder.addList(cells)
  }

  private static func deep(_ builder: inout ViewBuilder) -> ViewHeader {
    var inner = builder.addList([])
    for _ in 0..<60 { inner = builder.addList([.container(inner), .integer(1)]) }
    return inner
  }

  private static func team(of count: Int, _ builder: inout ViewBuilder) -> ViewHeader {
    var members: [ViewCell] = []
    for number in 0..<count { members.append(.container(person(number, &builder))) }
    let list = builder.addList(members)
    let team = builder.addRecord(SchemaID(rawValue: 0), fieldCount: 3)
    builder.set(team, 0, builder.text("The team"))
    builder.set(team, 1, .container(list))
    return team
  }

  /// The third and fourth share a seat, and every seventh has none.
  private static func person(_ number: Int, _ builder: inout ViewBuilder) -> ViewHeader {
    let record = builder.addPerson(in: book)
    let seat = number % 7 == 6 ? -1 : number == 3 ? 2 : number
    builder.set(record, 0, .integer(Int64(seat)))
    builder.set(record, 2, builder.text("p-\(number)"))
    builder.set(record, 6, .word(number == 0 ? 0 : 1 + number % 2))
    for field in [1, 7] { builder.set(record, field, .word(3 + number % 3)) }
    builder.set(record, 8, .word(6 + number % 3))
    if number % 3 == 1 { builder.set(record, 5, builder.text("+43 1 555 01\(number)")) }
    if number % 2 == 0 {
      builder.set(record, 4, .container(builder.addEmail("person\(number)", at: "example.com", in: book)))
    }
    return record
  }
}
