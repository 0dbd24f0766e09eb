import LuaSandbox
import Testing

/// Whoever reads that a limit was reached learns on which line the script was.
@Suite struct LimitLineTests {
  struct Place: CustomTestStringConvertible {
    var what: String
    /// The body of `check`; the line that counts ends in `-- here`.
    var body: String
    var kind: LuaFailure.Kind
    var testDescription: String { what }

    /// The body starts on line 2 of the file.
    var line: Int {
      2 + (body.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasSuffix("-- here") } ?? -9)
    }
  }

  static let places = [
    Place(what: "a loop", body: "local x\nfor i = 1, 1e9 do\nx = i -- here\nend", kind: .steps),
    Place(what: "a library function", body: "local s\ns = ('x'):rep(90000) -- here\nreturn s", kind: .memory),
    Place(what: "a search", body: "local s = ('x'):rep(900)\n\nlocal at = s:find('.-.-.-y') -- here", kind: .steps),
    Place(
      what: "a tail call of the library", body: "local s = ('x'):rep(900)\nreturn s:find('.-.-.-y') -- here",
      kind: .steps),
    Place(what: "a move", body: "local t = {}\ntable.move(t, 1, 1 << 40, 2) -- here", kind: .steps),
    Place(
      what: "a callback of gsub",
      body: "local s = ('x'):rep(99)\ns:gsub('.', function(c)\nwhile true do end -- here\nend)", kind: .steps),
    Place(
      what: "a comparator", body: "local t = {3, 2, 1}\ntable.sort(t, function(a, b)\nwhile true do end -- here\nend)",
      kind: .steps),
    Place(
      what: "a filter of people", body: "request.team:count{\nwhere = function(p)\nwhile true do end -- here\nend }",
      kind: .steps),
    Place(
      what: "a callback that allocates",
      body:
        "local t = {}\nany({1}, function()\nwhile true do\nt = {t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t} -- here\nend end)",
      kind: .memory),
    Place(
      what: "a protected call inside a protected call",
      body: "pcall(pcall, function()\nlocal s = 'x'\nwhile true do\ns = s .. s -- here\nend end)", kind: .memory),
    Place(
      what: "sorting keys", body: "local t = {}\nfor i = 1, 9e9 do\nt[i] = true for k in pairs(t) do end -- here\nend",
      kind: .steps),
    Place(what: "deep recursion", body: "local function f(n)\nreturn 1 + f(n + 1) -- here\nend\nf(1)", kind: .steps),
    Place(
      what: "making a table", body: "local t\nwhile true do\nt = {t} -- here\nend", kind: .memory),
    Place(
      what: "growing a table", body: "local t = {}\nfor i = 1, 9e9 do\nt[i] = i -- here\nend", kind: .memory),
    Place(
      what: "a big declaration of arguments",
      body: "local t = {}\nlocal s = table.concat({('x'):rep(65000), ('y'):rep(65000)}) -- here", kind: .memory),
  ]

  @Test(arguments: places)
  func `the line is named`(place: Place) throws {
    let report = try Sandbox.run(place.body, memory: 1 << 20)
    #expect(report.failure?.kind == place.kind)
    #expect(report.failure?.line == place.line)
  }

  @Test(arguments: places)
  func `the line is named when a script loads`(place: Place) throws {
    guard !place.body.contains("request") else { return }
    let cage = try LuaCage(book: Sandbox.book, memoryLimit: 1 << 20)
    #expect {
      try cage.load(source: Array("\n\(place.body)".utf8), stepLimit: 100_000)
    } throws: { error in
      let error = error as? LuaLoadError
      return error?.kind.rawValue == place.kind.rawValue && error?.line == place.line
    }
  }

  /// A move that costs more than there is ends before it starts, and the clock is not asked.
  @Test(arguments: places.filter { $0.kind == .steps && $0.what != "a move" })
  func `the line is named when the time is over`(place: Place) throws {
    let report = try Sandbox.run(place.body, deadline: .zero)
    #expect(report.failure?.kind == .deadline)
    #expect(report.failure?.line == place.line)
  }
}
