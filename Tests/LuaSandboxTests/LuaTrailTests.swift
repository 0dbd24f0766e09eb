import LuaSandbox
import SandboxAttacks
import Testing

@Suite struct LuaTrailTests {
  static let book = SchemaBook(
    words: ["readOnly", "readWrite"],
    schemas: [RecordSchema("request", fields: [SchemaField("name"), SchemaField("people")])])

  static func trail(_ source: String, name: String = "ana") throws -> LuaTrail {
    let cage = try LuaCage(book: book, memoryLimit: 1 << 20)
    let script = try LuaScript(compiling: Array(source.utf8), in: cage, stepLimit: 100_000)
    try cage.trace()
    _ = try cage.load(script, stepLimit: 100_000)
    try cage.seal()
    var builder = ViewBuilder()
    let root = builder.addRecord(SchemaID(rawValue: 0), fieldCount: 2)
    builder.set(root, 0, builder.text(name))
    let first = builder.text("one")
    builder.set(root, 1, .container(builder.addList([first, .integer(2)])))
    builder.root = root
    _ = cage.evaluate(builder.finish(), stepLimit: 100_000)
    return cage.trail
  }

  @Test func `what is no number has no sign, as machines differ in it`() throws {
    let trail = try Self.trail("return function() local a, b = 0 / 0, -(0 / 0) deny('x', 'y') end")
    #expect(trail.moments.first?.variables.map(\.value) == ["nan", "nan"])
  }

  @Test func `lines are counted as they run`() throws {
    let trail = try Self.trail(
      """
      return function(request)
        for i = 1, 3 do
          local x = i
        end
        if request.name == "ben" then
          deny("a", "b")
        end
      end
      """)
    #expect(trail.lines.map { $0 > 0 } == [false, true, true, false, true, false, false, true])
    #expect(trail.lines[2] == 3)
    #expect(trail.moments.isEmpty)
  }

  @Test func `what variables hold is noted where the script speaks`() throws {
    let trail = try Self.trail(
      """
      local limit = 2
      return function(request, parameters)
        local text, number, list, flag, nothing = "a\\nb", 1.5, request.people, true
        local own = { 1, 2, 3 }
        if limit == 2 then deny("a", "b") end
        warn("c", "d")
        error("gone")
      end
      """)
    #expect(trail.moments.map(\.event) == [.denial, .warning, .failure])
    #expect(trail.moments.map(\.line) == [5, 6, 7])
    let variables = try #require(trail.moments.first?.variables)
    #expect(
      variables.map { "\($0.name) = \($0.value)" } == [
        "request = request { name = \"ana\", people = list of 2: \"one\", 2 }", "parameters = { }", "text = \"a b\"",
        "number = 1.5", "list = list of 2: \"one\", 2", "flag = true", "nothing = nil", "own = table of 3", "limit = 2",
      ])
  }

  @Test func `a record that is too long to be told is followed by its fields`() throws {
    let name = String(repeating: "n", count: 300)
    let trail = try Self.trail("return function(request) deny('a', 'b') end", name: name)
    let variables = try #require(trail.moments.first?.variables)
    #expect(variables.map(\.name) == ["request", "request.name", "request.people"])
    #expect(variables[0].value.hasPrefix("request { name = \"nnn") && variables[0].value.utf8.count <= 240)
    #expect(variables[1].value.hasPrefix("\"nnn") && variables[1].value.utf8.count <= 240)
    #expect(variables[2].value == "list of 2: \"one\", 2")
  }

  @Test func `what is long is cut, and only so much is kept`() throws {
    let trail = try Self.trail(
      """
      return function(request)
        local long = ("x"):rep(10000)
        for i = 1, 100 do deny("a", "b") end
      end
      """)
    #expect(trail.moments.count == 64)
    #expect(trail.moments.allSatisfy { $0.variables.allSatisfy { $0.value.utf8.count <= 240 } })
  }

  @Test func `every place that denies is kept once, however often it does`() throws {
    let trail = try Self.trail(
      """
      return function(request)
        for i = 1, 100 do deny("a", "b" .. i) deny("c", "d") end
        for i = 1, 70 do deny("e" .. i, "f") end
        warn("g", "h")
        deny("late", "i")
      end
      """)
    let denied = trail.denied
    #expect(denied.prefix(3) == [.init(line: 2, code: "a"), .init(line: 2, code: "c"), .init(line: 3, code: "e1")])
    #expect(denied.count == 73 && denied.last == .init(line: 5, code: "late"))
  }

  @Test func `places that deny are those of the last run, and of codes without end only so many are kept`() throws {
    let source = "return function() for i = 1, 6000 do deny('a' .. i, 'b') deny('c' .. i, 'd') end end"
    let cage = try LuaCage(book: Self.book, memoryLimit: 1 << 24)
    let script = try LuaScript(compiling: Array(source.utf8), in: cage, stepLimit: 100_000)
    try cage.trace()
    _ = try cage.load(script, stepLimit: 100_000)
    try cage.seal()
    for _ in 1...2 {
      var builder = ViewBuilder()
      builder.root = builder.addRecord(SchemaID(rawValue: 0), fieldCount: 2)
      _ = cage.evaluate(builder.finish(), stepLimit: 10_000_000)
      #expect(cage.trail.denied.count == 8192 && cage.trail.denied.last?.code == "c4096")
    }
  }

  @Test(arguments: [
    ("{}", "set of 0"), ("{ 'b', 'a' }", "set of 2: \"a\", \"b\""),
    ("{ 4, 3, 2, 1, true }", "set of 5: 1, 2, 3, …"),
  ])
  func `a set that the script makes is shown with its first elements`(list: String, shown: String) throws {
    let trail = try Self.trail("return function() local s = set(\(list)) deny('x', 'y') end")
    #expect(trail.moments.first?.variables.map(\.value) == [shown])
  }

  @Test func `a script that fails in another function shows that one's variables`() throws {
    let trail = try Self.trail(
      """
      local function inner(value) return value.x.y end
      return function(request) local outer = 1; inner({}) end
      """)
    #expect(trail.moments.map(\.line) == [1])
    #expect(trail.moments.first?.variables.map(\.name) == ["value"])
  }

  @Test(arguments: HostileScript.all)
  func `to note what runs changes nothing of what comes of a hostile script`(script: HostileScript) throws {
    let traced = try HostileOutcome.of(script, evaluations: 2, isTraced: true)
    let plain = try HostileOutcome.of(script, evaluations: 2)
    #expect(traced.map(\.words) == plain.map(\.words))
    #expect(traced.map(\.isAllow) == plain.map(\.isAllow))
  }
}
