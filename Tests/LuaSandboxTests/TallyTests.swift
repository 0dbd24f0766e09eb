import LuaSandbox
import SandboxAttacks
import Testing

/// Counting people by the tallies of a list, which must be what counting them by their records is.
@Suite struct TallyTests {
  private static let roles = ["owner", "member", "guest"]
  private static let permissions = ["none", "readOnly", "readWrite"]
  private static let statuses = ["pending", "accepted", "removed"]

  /// Some of them with one seat, some without.
  private static func people(_ random: inout SeededRandom, _ count: Int, seatsDiffer: Bool) -> [Sandbox.Person] {
    (0..<count).map { number in
      let status = random.pick(statuses)
      let seat = seatsDiffer ? number : random.below(max(count / 2, 1))
      return Sandbox.Person(
        id: "p-\(number)", role: random.pick(roles), permission: random.pick(permissions), status: status,
        seat: status == "removed" ? -1 : seat)
    }
  }

  private static func add(
    _ people: [Sandbox.Person], to list: ViewHeader, from first: Int, of builder: inout ViewBuilder, far: Bool
  ) {
    for (index, person) in people.enumerated() {
      let record = Sandbox.add(person, to: &builder)
      func word(_ text: String) -> ViewCell { Sandbox.book.word(text).map(ViewCell.word) ?? .null }
      builder.set(
        list, element: first + index, far ? .people(record) : .container(record),
        tally: PersonTally(
          standing: word(person.permission), role: word(person.role), acceptanceStatus: word(person.status),
          hasSeat: person.seat >= 0))
    }
  }

  /// Counts by every filter, and the ways in which counting fails.
  private static let source =
    """
    local roles, permissions = { false, "owner", "member", "guest" }, { false, "none", "readOnly", "readWrite" }
    local statuses = { false, "pending", "accepted" }
    return function(request)
      local team, found = request.team, {}
      found[1] = team:count() .. " " .. team:count{} .. " " .. team:count{ where = function(p) return p.role end }
      for _, role in ipairs(roles) do for _, permission in ipairs(permissions) do for _, status in ipairs(statuses) do
        found[#found + 1] = team:count{
          role = role or nil, permission = permission or nil, acceptanceStatus = status or nil }
      end end end
      for _, filter in ipairs{ { role = "x" }, { permission = 1 }, { acceptanceStatus = "removed" }, { rol = 1 } } do
        found[#found + 1] = select(2, pcall(team.count, team, filter))
      end
      warn("found", table.concat(found, " "))
    end
    """

  @Test(arguments: 0..<60)
  func `tallies give what records give, at the same price`(seed: Int) throws {
    var random = SeededRandom(seed: 7, number: seed)
    let seatsDiffer = seed % 3 != 0
    let all = Self.people(&random, [0, 1, 2, 3, 20, 99, 5000][seed % 7], seatsDiffer: seatsDiffer)
    let added = min(seed % 4, all.count)
    var shared = ViewBuilder()
    let list = shared.addPeopleList(count: all.count - added, seatsDiffer: seatsDiffer)
    Self.add(Array(all.dropLast(added)), to: list, from: 0, of: &shared, far: true)
    let people = shared.finish()
    let request = Sandbox.request { builder in
      let members = builder.addPeopleList(
        startingAs: KnownPeople(list, in: people), more: added, seatsDiffer: seatsDiffer)
      Self.add(all.suffix(added), to: members, from: all.count - added, of: &builder, far: false)
      return .container(members)
    }
    let alone = Sandbox.request { builder in
      let there = builder.addPeopleList(count: all.count, seatsDiffer: seatsDiffer)
      Self.add(all, to: there, from: 0, of: &builder, far: false)
      let members = builder.addPeopleList(
        startingAs: there, first: all.count - added, more: added, seatsDiffer: seatsDiffer)
      Self.add(all.suffix(added), to: members, from: all.count - added, of: &builder, far: false)
      return .container(members)
    }
    let cage = try Sandbox.cage(Self.source)
    let slow = cage.evaluate(Sandbox.request(all), stepLimit: 10_000_000)
    #expect(slow.failure == nil && slow.warnings.count == 1)
    #expect(cage.evaluate(request, people: people, stepLimit: 10_000_000) == slow)
    #expect(cage.evaluate(alone, stepLimit: 10_000_000) == slow)
    if added == 0 {
      let far = Sandbox.request { _ in .people(list) }
      #expect(cage.evaluate(far, people: people, stepLimit: 10_000_000) == slow)
    }
    // With few steps left both end at the same one.
    for limit in stride(from: 100, to: Int(slow.steps), by: 1 + Int(slow.steps) / 7) {
      let ended = cage.evaluate(request, people: people, stepLimit: limit)
      #expect(ended.failure?.kind == .steps)
      #expect(ended == cage.evaluate(Sandbox.request(all), stepLimit: limit))
    }
  }

  /// A word whose number goes into no byte is found by the records.
  @Test func `a book of many words is counted too`() throws {
    let words = (0..<300).map { "word\($0)" } + ["member"]
    let book = SchemaBook(
      words: words,
      schemas: [
        RecordSchema("team", fields: [SchemaField("members")], people: "members"),
        RecordSchema(
          "person",
          fields: [SchemaField("seat", isHidden: true), SchemaField("standing", isHidden: true), SchemaField("role")]),
      ])
    var builder = ViewBuilder()
    let list = builder.addPeopleList(count: 3, seatsDiffer: true)
    for (number, word) in [300, 255, 44].enumerated() {
      let person = builder.addRecord(SchemaID(rawValue: 1), fieldCount: 3)
      builder.set(person, 0, .integer(Int64(number)))
      builder.set(person, 2, .word(word))
      builder.set(
        list, element: number, .container(person),
        tally: PersonTally(standing: .null, role: .word(word), acceptanceStatus: .null, hasSeat: true))
    }
    let team = builder.addRecord(SchemaID(rawValue: 0), fieldCount: 1)
    builder.set(team, 0, .container(list))
    builder.root = team
    let cage = try LuaCage(book: book, memoryLimit: 1 << 20)
    let source = """
      return function(team)
        warn("found", table.concat({ team:count(), team:count{ role = "member" }, team:count{ role = "word255" },
          team:count{ role = "word44" }, team:count{ role = "word0" } }, " "))
      end
      """
    _ = try cage.load(source: Array(source.utf8), stepLimit: 10_000)
    try cage.seal()
    #expect(cage.evaluate(builder, stepLimit: 10_000).warnings.map(\.message) == ["3 1 1 1 0"])
  }
}
