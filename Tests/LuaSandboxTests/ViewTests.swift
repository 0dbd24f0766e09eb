import LuaSandbox
import Testing

@Suite struct ViewTests {
  @Test(arguments: [
    ("request.name", "Quarterly report"), ("request.size", "1048576"), ("request.ratio", "0.5"),
    ("request.isOpen", "true"), ("request.absent", "nil"), ("request.kind", "owner"),
    ("request.kind == 'owner'", "true"),
    ("request.team.title", "The team"), ("#request.team.members", "5"), ("request.tags[2]", "q3"),
    ("request.tags[4]", "nil"), ("request.tags[1.0]", "finance"), ("#request.tags", "3"),
    ("request.labels.alpha", "high"), ("request.labels.mid", "false"), ("request.labels.missing", "nil"),
    ("request.team == request.team", "true"), ("request.team == request", "false"),
    ("request.time.text", "2026-11-30T12:00:00Z"), ("type(request)", "table"), ("type(request.tags)", "table"),
    ("type(request.time)", "userdata"), ("tostring(request)", "table"),
    ("tostring(request.time)", "2026-11-30T12:00:00Z"),
    ("table.concat(request.tags, ',')", "finance,q3,internal"), ("select('#', table.unpack(request.tags))", "3"),
    ("rawlen(request.tags)", "3"), ("rawget(request.labels, 'zeta')", "1"), ("next(request.labels)", "alpha"),
    ("request.domains[1]", "*.example.org"), ("#request.domains", "3"),
    ("request.team.members[1].email.domain", "example.com"), ("math.type(request.size)", "integer"),
  ])
  func `a script reads what the view holds`(expression: String, value: String) throws {
    #expect(try Sandbox.value(of: expression) == value)
  }

  @Test(arguments: [
    ("request.particpant", "no field \"particpant\" in request; did you mean \"participant\"?"),
    ("request.team.tittle", "no field \"tittle\" in team; did you mean \"title\"?"),
    ("request.team.cuont", "no field \"cuont\" in team; did you mean \"count\"?"),
    ("request.team.members[1].seat", "no field \"seat\" in person"),
    ("request.team.members[1].email.zzzzzz", "no field \"zzzzzz\" in email; it has domain, localPart, text"),
    ("request[1]", "no field 1 in request"),
    ("request[{}]", "no field with a table as its name in request"),
    ("request.tags.first", "no field \"first\" in a list"),
    ("request.time.txt", "no field \"txt\" in a time; it has add, text"),
    ("request.domains.example", "no field \"example\" in a set"),
    ("deny('a', 'b').x", "attempt to index the value of `deny` or `warn`"),
  ])
  func `a field that does not exist is an error`(expression: String, message: String) throws {
    #expect(try Sandbox.value(of: expression).hasPrefix("runtime: \(message)"))
  }

  /// As an empty list it would have a policy find nothing to deny.
  @Test(arguments: [
    ("ipairs(request.labels)", "bad argument #1 to `ipairs` (list expected, got"),
    ("table.unpack(request.labels)", "bad argument #1 to `unpack` (list expected, got"),
    ("table.move(request.labels, 1, 3, 1, {})", "bad argument #1 to `move` (list expected, got"),
    ("any(request.labels, type)", "bad argument #1 to `any` (list expected, got"),
    ("#request.labels", "attempt to get length of a map, which is no list; count it with pairs"),
    ("rawlen(request.labels)", "attempt to get length of a map, which is no list; count it with pairs"),
    ("#request.team", "attempt to get length of team, which is no list; count it with pairs"),
  ])
  func `a map with names is never taken for an empty list`(expression: String, message: String) throws {
    #expect(try Sandbox.value(of: expression).hasPrefix("runtime: \(message)"))
  }

  @Test func `a map without names is an empty list`() throws {
    let cage = try Sandbox.cage(
      "return function(_, p) for _ in ipairs(p.none) do deny('a', 'b') end warn('n', tostring(#p.none)) end",
      parameters: {
        var builder = ViewBuilder()
        let none = builder.addMap([])
        builder.root = builder.addMap([("none", .container(none))])
        return builder.finish()
      }())
    let report = cage.evaluate(Sandbox.request(), stepLimit: 1000)
    #expect(report.failure == nil)
    #expect(report.warnings.map(\.message) == ["0"])
  }

  @Test(arguments: [
    "request.name = 'x'", "request.new = 1", "request.tags[1] = 'x'", "request.tags[#request.tags + 1] = 'x'",
    "request.labels.alpha = nil", "request.time.text = 'x'", "rawset(request, 'name', 'x')",
    "table.insert(request.tags, 'x')", "table.remove(request.tags)", "table.sort(request.tags)",
    "table.move({1}, 1, 1, 1, request.tags)", "request.domains[1] = 'x'", "set{'a'}[1] = 'b'",
    "email('a@example.com').other = 1",
  ])
  func `what is handed to a script is read-only`(statement: String) throws {
    #expect(try Sandbox.run(statement).failure?.message.contains("read-only") == true)
  }

  @Test func `a closed map answers for a missing name and an open one is nil`() throws {
    var builder = ViewBuilder()
    builder.root = builder.addMap([("maximum", .integer(5))], closedAs: Sandbox.book.schema("parameters"))
    let cage = try Sandbox.cage(
      "return function(_, p) warn('m', tostring(p.maximum)) return p.maximun end", parameters: builder.finish())
    let report = cage.evaluate(Sandbox.request(), stepLimit: 1000)
    #expect(report.warnings.map(\.message) == ["5"])
    #expect(report.failure?.message == "no field \"maximun\" in parameters; did you mean \"maximum\"?")
  }

  @Test func `a finished view and a builder give the same`() throws {
    let cage = try Sandbox.cage(
      "return function(r) for k, v in pairs(r.labels) do warn('k', k .. '=' .. tostring(v)) end end")
    let builder = Sandbox.request()
    let view = builder.finish()
    #expect(cage.evaluate(view, stepLimit: 1000) == cage.evaluate(builder, stepLimit: 1000))
  }

  @Test func `a builder that was reset gives what a fresh one does`() throws {
    var builder = Sandbox.request()
    builder.reset()
    let text = builder.text("again")
    builder.root = builder.addMap([("b", text), ("a", .integer(1)), ("b", .integer(2))])
    let cage = try Sandbox.cage("return function(r) warn('v', tostring(r.a) .. tostring(r.b)) end")
    #expect(cage.evaluate(builder, stepLimit: 1000).warnings.map(\.message) == ["12"])
  }

  @Test func `a request without root is nil`() throws {
    let cage = try Sandbox.cage("return function(r) warn('v', tostring(r)) end")
    #expect(cage.evaluate(ViewBuilder(), stepLimit: 1000).warnings.map(\.message) == ["nil"])
  }
}
