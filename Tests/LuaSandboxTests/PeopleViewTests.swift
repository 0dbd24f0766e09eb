import LuaSandbox
import Testing

/// People in a view of their own, to which requests refer.
@Suite struct PeopleViewTests {
  /// The list of members and everybody in it, and where it is.
  static func people(_ people: [Sandbox.Person] = Sandbox.team) -> (view: FlatView, list: ViewHeader) {
    var builder = ViewBuilder()
    let list = builder.addList(count: people.count)
    for (index, person) in people.enumerated() {
      builder.set(list, element: index, .people(Sandbox.add(person, to: &builder)))
    }
    return (builder.finish(), list)
  }

  private static func cage(_ expression: String) throws -> LuaCage {
    try Sandbox.cage(
      """
      return function(request)
        local team, members = request.team, request.team.members
        warn('value', tostring(\(expression)))
      end
      """)
  }

  @Test(arguments: [
    "#members", "rawlen(members)", "members[1].participantID", "members[6]", "members[2].email.domain",
    "members[2].email == members[2].email", "members[1] == members[2]", "type(members[1])", "tostring(members[1])",
    "(function() local out = {} for i, p in ipairs(members) do out[i] = p.participantID end return table.concat(out) end)()",
    "(function() local out = {} for k, v in pairs(members) do out[k] = v.role end return table.concat(out) end)()",
    "(function() local s = '' for k, v in pairs(members[1]) do s = s .. k .. type(v) end return s end)()",
    "next(members)", "select(2, next(members, 2)).participantID", "select(-1, table.unpack(members)).participantID",
    "table.move(members, 2, 3, 1, {})[1].email.text", "table.pack(table.unpack(members, 4)).n",
    "any(members, function(p) return p.participantID == 'p-cy-2' end)", "all(members, function(p) return p.role end)",
    "count(members, function(p) return p.email end)", "rawget(members, 3).participantID",
    "team:count()", "team:count{ permission = 'readOnly' }", "team:count{ role = 'member', permission = 'readWrite' }",
    "team:count{ where = function(p) return p.email ~= nil end }", "team:find('BEN@example.com').participantID",
    "team:find(members[3]).participantID", "team:find(members[2].email) == members[2]",
    "team:find{ email = members[1].email } == members[1]", "members[1].nobody", "members[1].seat", "members.x",
    "(function() members[1].role = 1 end)()", "#members[1]", "members[1] < members[2]", "members[1] .. ''",
    "table.concat(members)", "set(members)", "matches('example.com', members)",
  ])
  func `a request that refers to people reads as one that holds them`(expression: String) throws {
    let cage = try Self.cage(expression)
    let (view, list) = Self.people()
    let apart = cage.evaluate(Sandbox.request { _ in .people(list) }, people: view, stepLimit: 100_000)
    #expect(apart == cage.evaluate(Sandbox.request(), stepLimit: 100_000))
    #expect(apart.steps > 0 && (apart.failure == nil) == (apart.warnings.count == 1))
  }

  @Test func `a list of the request holds people of both views`() throws {
    let (view, list) = Self.people()
    let request = Sandbox.request { builder in
      let members = builder.addList(count: 3)
      builder.set(members, element: 0, .people(list))
      builder.set(members, element: 2, .container(Sandbox.add(Sandbox.Person(id: "p-new", seat: 9), to: &builder)))
      return .container(members)
    }
    let cage = try Self.cage("#members[1] .. members[1][4].participantID .. members[3].participantID .. team:count()")
    let report = cage.evaluate(request, people: view, stepLimit: 100_000)
    #expect(report.warnings.map(\.message) == ["5p-cy-2p-new1"])
  }

  /// What leads nowhere is nil: no script sees beside a view.
  @Test func `a reference beyond the people is nil`() throws {
    let (view, list) = Self.people()
    let cage = try Self.cage("members")
    for index in [list.index + 1, list.index + 5, 1 << 20, .max] {
      let request = Sandbox.request { _ in .people(ViewHeader(index: index)) }
      #expect(cage.evaluate(request, people: view, stepLimit: 1000).warnings.map(\.message) == ["nil"], "\(index)")
    }
    let request = Sandbox.request { _ in .people(list) }
    #expect(cage.evaluate(request, stepLimit: 1000).warnings.map(\.message) == ["nil"])
    #expect(cage.evaluate(request, people: ViewBuilder().finish(), stepLimit: 1000).warnings.map(\.message) == ["nil"])
  }

  @Test func `people of one evaluation are not there in the next`() throws {
    let cage = try Self.cage("members and #members")
    let (view, list) = Self.people()
    let (few, fewList) = Self.people(Array(Sandbox.team.prefix(2)))
    func value(_ list: ViewHeader, _ people: FlatView?) -> [String] {
      cage.evaluate(Sandbox.request { _ in .people(list) }, people: people, stepLimit: 1000).warnings.map(\.message)
    }
    #expect(value(list, view) == ["5"])
    #expect(value(fewList, few) == ["2"])
    #expect(value(list, nil) == ["nil"])
    #expect(cage.isRestored())
  }
}
