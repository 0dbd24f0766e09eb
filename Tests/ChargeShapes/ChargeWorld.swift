import LuaSandbox
import PeopleBook

/// What the scripts look at: a request about 10,000 people, and data that is large.
enum ChargeWorld {
  static let book = PeopleBook.book(
    [
      RecordSchema("request", fields: ["name", "time", "kind", "team", "none", "domains"].map { SchemaField($0) }),
      RecordSchema("team", fields: [SchemaField("members")], people: "members"),
      RecordSchema("closed", fields: []),
    ])

  static let request: FlatView = {
    var builder = ViewBuilder()
    let root = builder.addRecord(schema("request"), fieldCount: 6)
    let members = builder.addList(count: 10_000)
    for number in 0..<10_000 {
      let person = person(number, in: &builder)
      builder.set(members, element: number, .container(person))
    }
    let team = builder.addRecord(schema("team"), fieldCount: 1)
    builder.set(team, 0, .container(members))
    let none = builder.addRecord(schema("team"), fieldCount: 1)
    let nobody = builder.addList(count: 0)
    builder.set(none, 0, .container(nobody))
    let domains = (0..<500).map { builder.text("domain\($0).example") }
    let list = builder.addList(domains)
    let name = builder.text("The quarterly report of the whole team, all in one")
    for (field, cell) in [
      name, .time(microseconds: 1_796_040_000_000_000), .word(0), .container(team), .container(none), .container(list),
    ]
    .enumerated() {
      builder.set(root, field, cell)
    }
    builder.root = root
    return builder.finish()
  }()

  static let data: FlatView = {
    var builder = ViewBuilder()
    let large = builder.addMap((0..<10_000).map { (key: "key\($0)", value: ViewCell.integer(Int64($0))) })
    let longKeys = builder.addMap(
      (0..<200).map { (key: String(repeating: "k", count: 5000) + "\($0)", value: ViewCell.integer(1)) })
    let domains = builder.addSet((0..<100_000).map { "domain\($0).example" })
    let closed = builder.addMap(
      (0..<300).map { (key: String(repeating: "n", count: 40) + "\($0)", value: ViewCell.integer(1)) },
      closedAs: schema("closed"))
    let long = builder.text(String(repeating: "x", count: 60_000))
    let zero = builder.text("\0")
    builder.root = builder.addMap([
      ("closed", .container(closed)), ("domains", .container(domains)), ("large", .container(large)), ("long", long),
      ("long_keys", .container(longKeys)), ("zero", zero),
    ])
    return builder.finish()
  }()

  private static func schema(_ name: String) -> SchemaID {
    guard let id = book.schema(name) else { preconditionFailure("the book has no \(name)") }
    return id
  }

  private static func person(_ number: Int, in builder: inout ViewBuilder) -> ViewHeader {
    let person = builder.addPerson(in: book)
    let mail = builder.addEmail("person\(number)", at: "example.com", in: book)
    let id = builder.text("p-\(number)")
    let user = builder.text("_user-\(number)")
    let cells: [ViewCell] = [
      .integer(Int64(number)), .word(5), id, user, .container(mail), .null, .word(1), .word(5), .word(7),
    ]
    for (field, cell) in cells.enumerated() { builder.set(person, field, cell) }
    return person
  }
}
