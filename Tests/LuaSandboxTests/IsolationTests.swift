import LuaSandbox
import Testing

@Suite struct IsolationTests {
  @Test(arguments: [
    "local n = 0 return function() n = n + 1 deny('n', tostring(n)) end",
    "local t = {seen = {n = 0}} return function() t.seen.n = t.seen.n + 1 deny('n', tostring(t.seen.n)) end",
    "counter = 0 return function() counter = counter + 1 deny('n', tostring(counter)) end",
    "local it = ('1 2 3'):gmatch('%d') return function() deny('n', it()) end",
    "return function() math.n = (rawget(math, 'n') or 0) + 1 deny('n', tostring(math.n)) end",
    "return function() deny('n', string.upper('1')) string.upper = function() return 'changed' end end",
    "local f f = function() f = function() return '2' end return '1' end return function() deny('n', f()) end",
  ])
  func `an evaluation leaves nothing behind`(source: String) throws {
    let cage = try Sandbox.cage(source)
    let reports = (0..<4).map { _ in cage.evaluate(Sandbox.request(), stepLimit: 100_000) }
    #expect(reports.allSatisfy { $0.denials.map(\.message) == ["1"] && $0 == reports[0] })
  }

  /// Whatever an evaluation came to, the next one starts from the same bytes.
  @Test func `neither limits nor errors change what follows`() throws {
    let cage = try Sandbox.cage(
      """
      local hoard = {}
      return function(request)
        if request.name == "spin" then while true do end end
        if request.name == "hoard" then while true do hoard[#hoard + 1] = {#hoard, tostring(#hoard)} end end
        if request.name == "fail" then error("failed") end
        for i = 1, 200 do hoard["key" .. i] = i end
        local sum = 0
        for key, value in pairs(hoard) do sum = sum + value end
        deny("sum", tostring(sum))
      end
      """)
    func report(_ name: String) -> LuaReport {
      var builder = Sandbox.request()
      let text = builder.text(name)
      builder.set(ViewHeader.first, 0, text)
      return cage.evaluate(builder, stepLimit: 100_000)
    }
    let first = report("plain")
    #expect(first.denials.map(\.message) == ["20100"])
    for disturbance in ["spin", "hoard", "fail", "plain"] {
      let disturbed = report(disturbance)
      #expect((disturbed.failure == nil) == (disturbance == "plain"))
      #expect(report("plain") == first)
    }
  }

  @Test func `two cages with one script take the same steps`() throws {
    let body = "local t = {} for i = 1, 300 do t['k' .. i % 37] = i end for k in pairs(t) do warn('k', k) end"
    let first = try Sandbox.run(body)
    let second = try Sandbox.run(body)
    #expect(first.steps == second.steps)
    #expect(first.warnings == second.warnings)
  }

  @Test func `values of the main chunk that come from data stay good`() throws {
    var builder = ViewBuilder()
    let team = builder.text("blue")
    let inner = builder.addMap([("team", team)])
    builder.root = builder.addMap([("directory", .container(inner))])
    let cage = try Sandbox.cage(
      "local directory = data.directory return function() deny('team', directory.team) end", data: builder.finish())
    for _ in 0..<3 {
      #expect(cage.evaluate(Sandbox.request(), stepLimit: 1000).denials.map(\.message) == ["blue"])
    }
  }
}
