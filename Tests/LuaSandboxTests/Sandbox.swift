import LuaSandbox
import PeopleBook
import Testing

/// A small world for the tests: people in a team.
enum Sandbox {
  static let book = PeopleBook.book(
    [
      RecordSchema(
        "request",
        fields: [
          SchemaField("name"), SchemaField("size"), SchemaField("ratio"), SchemaField("isOpen"), SchemaField("time"),
          SchemaField("team"), SchemaField("tags"), SchemaField("labels"), SchemaField("domains"),
          SchemaField("absent"), SchemaField("kind"), SchemaField("participant"),
        ]),
      RecordSchema("team", fields: [SchemaField("title"), SchemaField("members")], people: "members"),
      RecordSchema("parameters", fields: []),
    ])

  struct Person {
    var id: String
    var email: String?
    var role = "member"
    var permission = "readWrite"
    var status = "accepted"
    var seat = 0
  }

  static let team: [Person] = [
    Person(id: "p-ana", email: "ana@example.com", role: "owner", seat: 0),
    Person(id: "p-ben", email: "Ben@example.com", status: "pending", seat: 1),
    Person(id: "p-cy", permission: "readOnly", seat: 2),
    Person(id: "p-cy-2", permission: "readWrite", seat: 2),
    Person(id: "p-gone", email: "gone@example.com", status: "removed", seat: -1),
  ]

  static func request(_ people: [Person] = team) -> ViewBuilder {
    request { builder in
      let members = builder.addList(count: people.count)
      for (index, person) in people.enumerated() {
        builder.set(members, element: index, .container(add(person, to: &builder)))
      }
      return .container(members)
    }
  }

  /// The request with these members of the team, who may be in the view of people. Its record comes first.
  static func request(_ members: (inout ViewBuilder) -> ViewCell) -> ViewBuilder {
    var builder = ViewBuilder()
    addRequest(to: &builder, members)
    return builder
  }

  private static func addRequest(to builder: inout ViewBuilder, _ members: (inout ViewBuilder) -> ViewCell) {
    let book = Self.book
    guard let request = book.schema("request"), let teamSchema = book.schema("team") else { return }
    let root = builder.addRecord(request, fieldCount: book.schemas[0].fields.count)
    let team = builder.addRecord(teamSchema, fieldCount: 2)
    let members = members(&builder)
    let title = builder.text("The team")
    builder.set(team, 0, title)
    builder.set(team, 1, members)
    let name = builder.text("Quarterly report")
    set("name", name, of: root, in: &builder)
    set("size", .integer(1_048_576), of: root, in: &builder)
    set("ratio", .number(0.5), of: root, in: &builder)
    set("isOpen", .boolean(true), of: root, in: &builder)
    set("time", .time(microseconds: 1_796_040_000_000_000), of: root, in: &builder)
    set("team", .container(team), of: root, in: &builder)
    let tags = ["finance", "q3", "internal"].map { builder.text($0) }
    let tagList = builder.addList(tags)
    set("tags", .container(tagList), of: root, in: &builder)
    let high = builder.text("high")
    let labels = builder.addMap([("zeta", .integer(1)), ("alpha", high), ("mid", .boolean(false))])
    set("labels", .container(labels), of: root, in: &builder)
    let domains = builder.addSet(["example.com", "*.example.org", "partner.example"])
    set("domains", .container(domains), of: root, in: &builder)
    set("kind", .word(0), of: root, in: &builder)
    builder.root = root
  }

  private static func set(_ name: String, _ cell: ViewCell, of request: ViewHeader, in builder: inout ViewBuilder) {
    guard let schema = book.schema("request"), let field = book.field(name, of: schema) else { return }
    builder.set(request, field, cell)
  }

  static func add(_ person: Person, to builder: inout ViewBuilder) -> ViewHeader {
    let record = builder.addPerson(in: book)
    let id = builder.text(person.id)
    builder.set(record, 0, .integer(Int64(person.seat)))
    builder.set(record, 2, id)
    for (field, word) in [(1, person.permission), (6, person.role), (7, person.permission), (8, person.status)] {
      builder.set(record, field, book.word(word).map(ViewCell.word) ?? .null)
    }
    guard let address = person.email else { return record }
    let parts = address.split(separator: "@").map(String.init)
    builder.set(record, 4, .container(builder.addEmail(parts[0], at: parts[1], in: book)))
    return record
  }

  /// A sealed cage with the script.
  static func cage(
    _ source: String, parameters: FlatView? = nil, data: FlatView? = nil, memory: Int = 4 << 20, steps: Int = 100_000,
    deadline: Duration = LuaCage.defaultDeadline
  ) throws -> LuaCage {
    let cage = try LuaCage(book: book, memoryLimit: memory, deadline: deadline)
    _ = try cage.load(source: Array(source.utf8), data: data, stepLimit: steps)
    try cage.seal(parameters: parameters)
    return cage
  }

  /// Evaluates the statements as the body of `check(request, parameters)`.
  static func run(
    _ body: String, memory: Int = 4 << 20, steps: Int = 100_000, deadline: Duration = LuaCage.defaultDeadline
  ) throws -> LuaReport {
    let cage = try cage(
      "return function(request, parameters)\n\(body)\nend", memory: memory, steps: steps, deadline: deadline)
    return cage.evaluate(request(), stepLimit: steps)
  }

  /// The message that a script warns with: how tests see what an expression gives.
  static func value(of expression: String) throws -> String {
    let report = try run("warn('value', tostring(\(expression)))")
    if let failure = report.failure { return "\(failure.kind): \(failure.message)" }
    return report.warnings.first?.message ?? "nothing"
  }

  static func loadError(
    _ source: String, steps: Int = 100_000, deadline: Duration = LuaCage.defaultDeadline
  ) throws -> LuaLoadError? {
    let cage = try LuaCage(book: book, memoryLimit: 4 << 20, deadline: deadline)
    do {
      _ = try cage.load(source: Array(source.utf8), stepLimit: steps)
      return nil
    } catch {
      return error
    }
  }
}
