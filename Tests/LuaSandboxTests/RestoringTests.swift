import Foundation
import LuaSandbox
import SandboxAttacks
import Testing

/// Before each evaluation the script's memory is what it was at sealing, byte for byte.
@Suite struct RestoringTests {
  /// Images of some 25 KB, some 300 KB and some 6 MB: copied whole, just above that, and large.
  static let sizes = [0, 1_000, 20_000]

  static func source(rows: Int, _ check: String) -> String {
    """
    local rows, byName, memo = {}, {}, {}
    for i = 1, \(rows) do rows[i] = { i, name = "row " .. i } byName["row " .. i] = i end
    local iterator = ("1 2 3 4 5 6 7 8"):gmatch("%d")
    local texts, values, holes = { ("a"):rep(50), ("b"):rep(60) }, set{ "x", "y", "x", "x", "x" }, {}
    for i = 1, 7 do holes[#holes + 1] = i end
    holes[7], holes[8] = nil, nil
    return function(request)
      \(check)
    end
    """
  }

  static func cage(rows: Int, _ check: String) throws -> LuaCage {
    try Sandbox.cage(source(rows: rows, check), memory: 16 << 20, steps: 1_000_000_000)
  }

  static let attacks = [
    "", "rows[1] = nil", "for i, row in ipairs(rows) do row.seen = i end", "for i = #rows, 1, -1 do rows[i] = nil end",
    "for i = 1, 2000 do memo[i] = { tostring(i) } end", "while true do memo[#memo + 1] = { #memo } end",
    "while true do iterator() end", "byName, rows, memo = nil, nil, nil while true do local x = {} end",
    "for name in pairs(byName) do byName[name] = 0 end error(rows)", "local s = 'x' while true do s = s .. s end",
    "string.upper, table.insert, _G.deny = nil, nil, nil memo.request = request", "memo[iterator()] = request.team",
    "local function f() return f() + 1 end pcall(f) memo.f = f", "table.sort(rows, function() return true end)",
    "local mid = rows[#rows // 2] or memo mid.changed = request mid[1] = 'changed'", "return rows",
    "for i = 1, 100 do deny('d', ('x'):rep(900), '%s', tostring(i)) end pcall(error, {})",
  ]

  @Test(arguments: sizes, attacks)
  func `every byte is restored after an attack`(rows: Int, attack: String) throws {
    let cage = try Self.cage(rows: rows, attack)
    #expect(cage.isRestored())
    let first = cage.evaluate(Sandbox.request(), stepLimit: 1_000_000)
    for _ in 0..<3 {
      #expect(cage.isRestored())
      #expect(cage.evaluate(Sandbox.request(), stepLimit: 1_000_000) == first)
    }
  }

  /// Each goes for one thing that is not copied unless something says that it was written.
  static let writers = [
    "_G.x, string.x, math.x, table.x, utf8.x = 1, 2, 3, 4, 5", "_G, string, deny = nil, nil, nil",
    "rawset(_G, 'pairs', 1)",
    "rawset(string, 'len', rawlen)", "next(_G) rawset(rows, #rows + 1, next)", "local _ENV = memo x = 1 y = {}",
    "local function f() rows, memo = memo, rows end f()", "local a = rows a.b = a a.b.b.c = { a }",
    "local a a = {} a = memo a.x = 1", "local a = {} if #rows == 0 then a = memo end a.x = 1",
    "local a = {} for i = 1, 2 do a.x = i a = memo end",
    "local a = {} goto set ::again:: a = memo ::set:: a.x = 1 "
      + "if a ~= memo then goto again end",
    "local a = { x = 1 } local function f() a = memo end f() a.x = 2", "(false or memo).x = 1",
    "({ memo })[1][1] = 1", "select(2, {}, memo).x = 1", "for _, t in ipairs{ memo, rows } do t.x = 1 end",
    "table.insert(memo, 1) table.remove(memo) table.move({ 1, 2 }, 1, 2, 1, memo) table.sort(memo)",
    "('x'):gsub('x', function() memo.x = 1 end)", "('x'):gsub('x', memo)", "pcall(rawset, memo, 'x', 1)",
    "count({ 1 }, function() memo.x = 1 return true end)", "iterator()", "for x in iterator do deny('d', x) end",
    "local t = ('x'):rep(50) local n = memo[t] or rows[t] or byName['a text of more than forty characters, so not kept once']",
    "local n = #rows + #memo + #string + #_G local m = #byName", "local a = rows[1] local b = rows[#rows]",
    "local a = string == table or memo == rows or request == memo or ('') == request",
    "local a = pcall(function() return string + 1 end) local b = pcall(function() return #request + -('x') end)",
    "pcall(function() string.nothing = nothing end) pcall(function() return _G.nothing, request.nothing end)",
    "for i = 1, 20 do local s = 'number ' .. i end", "for i = 1, 25 do local s = 'number ' .. i end",
    "for i = 1, 2000 do local s = 'number ' .. i end", "for i = 1, 300 do local s = ('y'):rep(i) end",
    "local s = 'a' for i = 1, 9 do s = s .. s end memo[s] = s", "for i = 1, 60000 do end",
    "for i = 1, 60000 do memo[i % 9] = {} end",
    "local function f(n) if n > 0 then return 1 + f(n - 1) end return 0 end f(150) f(150)",
    "local function f(n) if n > 0 then return 1 + f(n - 1) end error({}) end pcall(f, 150) f(3)",
    "pcall(string.gsub, 'x', 'x', function() local function f() return 1 + f() end f() end)",
    "table.sort({ 3, 2, 1 }, function(a, b) memo[a] = b error('out') end)",
    "local c = {} for i = 1, 9 do c[i] = function() i = i + 1 return i end end for _, f in ipairs(c) do f() end error('out')",
    "local f = function() return memo end f().x = f", "local x <close> = nil memo.x = x",
    "local t = set{ 1, 'a' } local h = t:has('a')",
    "local e = email('a@example.com') local d = e.domain pcall(function() e.domain = 1 end)",
    "for k, v in pairs(_G) do local x = k end for k in pairs(string) do local x = k end",
    "local a, b = email('a@example.com'), email('b@example.com') local c = a == b or a == memo local n = #a",
    "local a, b = set{ 1 }, set{ 2, 2, 2, 2, 1 } local c, n, m = a == b, #a, #b pcall(function() a.x = 1 end)",
    "local c = string == math or _G == table local n = #utf8 + rawlen(_G) + rawlen(holes) + rawlen(values)",
    "for i, x in ipairs(holes) do local y = holes[i + 4] end local n = holes[6] or holes[3] or holes[5]",
    "any(holes, function() end) count(holes, type) table.unpack(holes) table.concat(texts) local x = values[2]",
    "local x = memo[texts[1]] or byName[texts[2]] or ({ [texts[1]] = 1 })[texts[1]] or texts[1] == texts[2]",
    "local t = { [texts[1]] = texts[2] } rawget(memo, texts[2]) for k in pairs(t) do local x = memo[k] end",
    "local s = set(texts):has(texts[2]) local x = pcall(function() return request[texts[1]] end)",
    "local s = ('abc'):sub(3, 2) .. ('a'):gsub('a', '') .. table.concat({}) .. ('x'):rep(0) .. ('(a*)'):match('b*')",
    "local t = type(memo) .. type(nil) .. math.type(1) .. tostring(true) .. tostring(request.name)",
    "pcall(function() return email('a@example.com') + 1 end) pcall(function() return set{ 1 } < 2 end)",
    "pcall(function() return string.nothing end) deny('a', 'b', '%d', 'c') deny('a', 'b', '%d')",
    "local s = 0 for i = 1, 70 do s = s + #tostring(i * 1.5) end deny('s', tostring(s))",
  ]

  @Test(arguments: [0, 40], writers)
  func `every byte is restored after whatever can write`(rows: Int, writer: String) throws {
    let cage = try Self.cage(rows: rows, writer)
    for limit in [100_000, 90_000, 500, 120, 100, 1] {
      let first = cage.evaluate(Sandbox.request(), stepLimit: limit)
      #expect(cage.isRestored())
      #expect(cage.evaluate(Sandbox.request(), stepLimit: limit) == first)
      #expect(cage.isRestored())
    }
  }

  @Test(arguments: HostileScript.all)
  func `every byte is restored after a hostile script`(script: HostileScript) throws {
    let cage = try LuaCage(book: Sandbox.book, memoryLimit: 4 << 20)
    guard let declaration = try? cage.load(source: script.source, stepLimit: 100_000), declaration.hasCheck else {
      return
    }
    try cage.seal()
    for _ in 0..<2 {
      _ = cage.evaluate(HostileScript.request, stepLimit: 100_000)
      #expect(cage.isRestored())
    }
  }

  /// What is left of a strip is lost when its zone goes on elsewhere, so that a region can be full before its limit is
  /// reached.
  @Test func `close to the memory limit a script does what it does with plenty, or fails for want of memory`() throws {
    let body =
      "local t = {} for i = 1, 40 do t[i] = { name = 'n' .. i, ('x'):rep(i) } end deny('n', t[#t].name .. #rows)"
    let source = Self.source(rows: 60, body)
    let plenty = try Sandbox.cage(source, memory: 16 << 20, steps: 1_000_000).evaluate(
      Sandbox.request(), stepLimit: 100_000)
    var (refused, failed, same) = (0, 0, 0)
    for limit in stride(from: 20_000, to: 140_000, by: 1_300) {
      let cage: LuaCage
      do { cage = try Sandbox.cage(source, memory: limit, steps: 1_000_000) } catch let error as LuaLoadError {
        #expect(error.kind == .memory || error.kind == .machine)
        refused += 1
        continue
      }
      for _ in 0..<2 {
        let report = cage.evaluate(Sandbox.request(), stepLimit: 100_000)
        #expect(cage.isRestored())
        #expect(report.denials == plenty.denials || report.failure?.kind == .memory)
        if report.failure == nil { same += 1 } else { failed += 1 }
      }
    }
    #expect(refused > 0 && failed > 0 && same > 0)
  }

  @Test func `an image that was not sealed is not restored`() throws {
    #expect(try !LuaCage(book: Sandbox.book, memoryLimit: 1 << 20).isRestored())
  }

  @Test(arguments: [
    ("", 0.25), ("local t = { a = 1, { 2 } } deny('code', request.name)", 0.25),
    ("deny(tostring(#rows), ('x'):rep(3))", 0.25), ("memo.a = 1", 0.6), ("byName = {}", 0.6), ("GLOBAL = 1", 0.6),
    ("rawset(memo, 1, 1)", 0.6), ("iterator()", 0.6), ("table.insert(memo, 1)", 0.6),
    ("local t = {} table.insert(t, 1) table.sort(t)", 0.25),
    ("for i = 1, 3000 do local s = 'a' .. i end", 1.0), ("for i = 1, 30000 do end", 1.0),
  ])
  func `of a small image only what may have been written is copied`(check: String, part: Double) throws {
    let cage = try Self.cage(rows: 0, check)
    _ = cage.evaluate(Sandbox.request(), stepLimit: 100_000)
    #expect(cage.isRestored())
    #expect(cage.imageSize < 64 << 10)
    #expect(Double(cage.restoredSize) <= part * Double(cage.imageSize))
    #expect(part < 1 || cage.restoredSize == cage.imageSize)
  }

  /// A list of so many texts is put together on the stack.
  @Test(arguments: [
    "local names = { \((1...60).map { "'n\($0)'" }.joined(separator: ", ")) }",
    "local function deep(n) if n > 0 then return 1 + deep(n - 1) end return 0 end deep(40)",
  ])
  func `a stack that grew while the script was loaded is copied alone`(chunk: String) throws {
    let cage = try Sandbox.cage(
      chunk + "\nreturn { check = function(request) local t = { 1, { 2 } } deny('code', request.name) end }")
    for _ in 0..<3 {
      #expect(cage.evaluate(Sandbox.request(), stepLimit: 100_000).denials.count == 1)
      #expect(cage.isRestored())
      #expect(cage.restoredSize < cage.imageSize / 4)
    }
  }

  /// Where the kernel does not say what was written, all is copied.
  static let canAsk = FileManager.default.isReadableFile(atPath: "/proc/self/pagemap")

  @Test(.enabled(if: canAsk)) func `of a large image only what was written is copied`() throws {
    let cage = try Self.cage(rows: 20_000, "if request.size == 1 then for _, row in ipairs(rows) do row[1] = 0 end end")
    var touching = Sandbox.request()
    touching.set(.first, 1, .integer(1))
    let idle = Sandbox.request()
    #expect(cage.imageSize > 2 << 20)
    func copied(by request: borrowing ViewBuilder) -> Int {
      #expect(cage.evaluate(request, stepLimit: 1_000_000_000).failure == nil)
      _ = cage.isRestored()
      return cage.restoredSize
    }
    for _ in 0..<5 { #expect(copied(by: idle) < 64 << 10) }
    #expect(copied(by: touching) > cage.imageSize / 2)
    // What was written once is copied for a while, though nothing writes it any more.
    let later = (0..<100).map { _ in copied(by: idle) }
    #expect(later.first ?? 0 > cage.imageSize / 2)
    #expect(later.last ?? .max < 64 << 10)
    #expect(cage.isRestored())
  }

  @Test func `a process that may open no files copies all`() async {
    await #expect(processExitsWith: .success) {
      let check = "for _, row in ipairs(rows) do row[1] = row[1] + 1 end"
      let earlier = try RestoringTests.cage(rows: 20_000, check)
      #expect(earlier.isRestored())
      LuaCage.confineToMemory()
      for cage in [earlier, try RestoringTests.cage(rows: 20_000, check)] {
        #expect(cage.evaluate(Sandbox.request(), stepLimit: 1_000_000_000).failure == nil)
        #expect(cage.isRestored())
        #expect(cage.restoredSize == cage.imageSize)
      }
    }
  }

  /// A child that went by the parent's page map would take its own writing for none.
  @Test func `a forked child restores what it wrote itself`() async {
    await #expect(processExitsWith: .success) {
      let cage = try RestoringTests.cage(rows: 20_000, "for _, row in ipairs(rows) do row[1] = row[1] + 1 end")
      #expect(cage.isRestored())
      let fork = try #require(dlsym(nil, "fork"))
      let child = unsafeBitCast(fork, to: (@convention(c) () -> Int32).self)()
      if child == 0 {
        for _ in 0..<3 {
          guard cage.evaluate(Sandbox.request(), stepLimit: 1_000_000_000).failure == nil, cage.isRestored() else {
            _exit(1)
          }
        }
        _exit(0)
      }
      var status: Int32 = 0
      waitpid(child, &status, 0)
      #expect(cage.isRestored())
      exit(status == 0 ? 0 : 1)
    }
  }
}
