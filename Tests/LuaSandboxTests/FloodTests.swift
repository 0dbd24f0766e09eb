import ChargeShapes
import LuaSandbox
import Testing

/// A table whose keys all fall on one place costs more to read than another. That stays bounded in steps, and steps in
/// time.
@Suite struct FloodTests {
  /// Builds a table of so many keys and reads each.
  private static func source(_ key: String, _ count: Int) -> String {
    """
    return function()
      local size, dawn, t = 1, time('0001-01-01T00:00:00Z'), {}
      while size < \(count) do size = size * 2 end
      for i = 1, \(count) do t[\(key)] = i end
      local sum = 0
      for i = 1, \(count) do sum = sum + t[\(key)] end
      deny('sum', tostring(sum))
    end
    """
  }

  private static func run(_ source: String, steps: Int = 100_000) throws -> (report: LuaReport, seconds: Double) {
    let cage = try Sandbox.cage(source, steps: steps)
    var best = Double.infinity
    var report = cage.evaluate(Sandbox.request(), stepLimit: steps)
    for _ in 1...3 {
      let start = ChargeMeasurement.processorTime()
      report = cage.evaluate(Sandbox.request(), stepLimit: steps)
      best = min(best, Double(ChargeMeasurement.processorTime() - start) / 1e9)
    }
    return (report, best)
  }

  @Test(arguments: ChargeShape.collidingKeys.map(\.name), [100, 400, 1000, 4000])
  func `a flood takes the steps of any table, and not much more time for one`(name: String, count: Int) throws {
    let keys = try #require(ChargeShape.collidingKeys.first { $0.name == name })
    let colliding = try Self.run(Self.source(keys.key, count))
    let ordinary = try Self.run(Self.source(keys.apart, count))
    #expect(colliding.report.failure == ordinary.report.failure)
    #expect(colliding.report.steps == ordinary.report.steps)
    #expect(colliding.seconds < 2)
    #expect(colliding.seconds < max(ordinary.seconds, 0.0005) * 400)
  }

  @Test(arguments: [
    "set(list)", "local s = set(list) for i = 1, #list do s:has(list[i]) end", "for k in pairs(map) do end",
    "local k repeat k = next(map, k) until not k", "table.sort(list, function(a, b) return map[a] < map[b] end)",
    "for i = 1, #list do rawset(map, list[i], rawget(map, list[i])) end", "('x'):rep(999):gsub('x', map)",
  ])
  func `what the library does with colliding keys is bounded too`(body: String) throws {
    func source(_ factor: String) -> String {
      """
      local list, map = {}, {}
      for i = 1, 3000 do list[i] = i * \(factor) map[list[i]] = i end
      return function() while true do \(body) end end
      """
    }
    func run(_ factor: String) throws -> (report: LuaReport, seconds: Double) {
      let cage = try LuaCage(book: Sandbox.book, memoryLimit: 4 << 20)
      _ = try cage.load(source: Array(source(factor).utf8), stepLimit: 10_000_000)
      try cage.seal()
      var best = Double.infinity
      var report = cage.evaluate(Sandbox.request(), stepLimit: 100_000)
      for _ in 1...3 {
        let start = ChargeMeasurement.processorTime()
        report = cage.evaluate(Sandbox.request(), stepLimit: 100_000)
        best = min(best, Double(ChargeMeasurement.processorTime() - start) / 1e9)
      }
      return (report, best)
    }
    let (colliding, ordinary) = (try run("4095"), try run("1.5"))
    #expect(colliding.report.failure?.kind == .steps)
    #expect(colliding.report.steps == ordinary.report.steps)
    #expect(colliding.seconds < 2)
    #expect(colliding.seconds < max(ordinary.seconds, 0.0005) * 400)
  }

  @Test func `what is large costs more for each key, so that no flood fits the limit`() throws {
    func steps(_ count: Int) throws -> UInt64 {
      try Self.run(Self.source("i * (size - 1)", count), steps: 10_000_000).report.steps
    }
    #expect(try steps(4000) > 20 * steps(400))
  }

  /// As a hash part, 512 and 1,024 slots would be as long.
  @Test(arguments: [768, 1536]) func `a list as long as a hash part costs what others do`(count: Int) throws {
    func steps(_ count: Int) throws -> UInt64 {
      let list = [String](repeating: "1", count: count).joined(separator: ", ")
      return try Self.run(
        "return function() local t = { \(list) } for i = 1, 1000 do local n = #t end end"
      ).report.steps
    }
    let (one, less) = (try steps(count), try steps(count - 1))
    #expect(one >= less)
    #expect(one < less + 200)
  }

  /// The stack moves to 768 and to 1,536 slots here.
  @Test(arguments: [750, 1518]) func `a stack as long as a hash part costs what others do`(count: Int) throws {
    func steps(_ count: Int) throws -> UInt64 {
      try Self.run(
        """
        local t = {}
        return function()
          local n = select('#', table.unpack(t, 1, \(count)))
          for i = 1, 1000 do n = #t end
        end
        """
      ).report.steps
    }
    let (one, less) = (try steps(count), try steps(count - 1))
    #expect(one >= less)
    #expect(one < less + 1500)
  }

  @Test func `a long number from a request costs a loop nothing that counts to a length`() throws {
    func steps(_ text: String, _ loop: String) throws -> UInt64 {
      try Self.run(
        """
        local t = { 1, 2, 3 }
        return function()
          local s = '\(text)' .. tostring(#t)
          local n = 3
          \(loop)
        end
        """
      ).report.steps
    }
    let (digits, letters) = (String(repeating: "7", count: 60), String(repeating: "x", count: 60))
    let loop = "for k = 1, 500 do for i = 1, #t do local x = i end end"
    #expect(try steps(digits, loop) == steps(letters, loop))
    let other = "for k = 1, 500 do for i = 1, n do local x = i end end"
    #expect(try steps(digits, other) > 3 * steps(letters, other))
  }

  @Test func `a loop whose bound a branch may skip is one that may count to text`() throws {
    func steps(_ text: String) throws -> UInt64 {
      try Self.run(
        """
        local t = { 1 }
        return function()
          local s = '\(text)' .. tostring(#t)
          local from
          for k = 1, 500 do for i = from or 1, #t do local x = i end end
        end
        """
      ).report.steps
    }
    #expect(try steps(String(repeating: "7", count: 60)) > 2 * steps(String(repeating: "x", count: 60)))
  }

  @Test func `a table with as many names as that costs more`() throws {
    func steps(_ count: Int) throws -> UInt64 {
      let names = (0..<count).map { "a\($0) = 1" }.joined(separator: ", ")
      return try Self.run(
        "return function() local t = { \(names) } for i = 1, 1000 do local n = #t end end"
      ).report.steps
    }
    #expect(try steps(300) > 4 * steps(30))
  }

  @Test func `long texts that were made to collide cost as much as is compared`() throws {
    func steps(doublings: Int, length: Int) throws -> UInt64 {
      let texts = CollidingTexts(length: length, count: doublings)
      return try Self.run(
        """
        \(texts.lua(before: "('x'):rep(\(length - doublings * CollidingTexts.partLength))"))
        local map, last = {}, texts[#texts]
        for i = 1, #texts do map[texts[i]] = i end
        return function() for i = 1, 1000 do local x = map[last] end end
        """, steps: 10_000_000
      ).report.steps
    }
    let few = try steps(doublings: 2, length: 1000)
    #expect(try steps(doublings: 8, length: 1000) > 20 * few)
    #expect(try steps(doublings: 4, length: 20_000) > 2 * steps(doublings: 4, length: 10_000) * 9 / 10)
  }

  /// All 128 texts made of one of each pair have the same hash: from the same state, both texts of a pair lead to the
  /// same next one. So they stand in one chain of Lua's table of texts.
  private static let collidingPairs = [
    ["djcRq", "EH1gt"], ["78E7E", "V7dvC"], ["3QhzR", "3IsxR"], ["UyCPc", "r81Xb"], ["559nN", "wzb4P"],
    ["pL40N", "OAkLM"], ["SetEB", "482VA"],
  ]

  private static func texts(_ pairs: [[String]]) -> String {
    let parts = pairs.map { "{\"\($0[0])\", \"\($0[1])\"}" }.joined(separator: ", ")
    return """
      local pairs = {\(parts)}
      return function()
        local texts = {}
        for round = 1, 3 do
          for i = 0, 127 do
            local n, text = i, ""
            local part = {}
            for k = 1, 7 do part[k] = pairs[k][n % 2 + 1] n = n // 2 end
            texts[i] = part[1] .. part[2] .. part[3] .. part[4] .. part[5] .. part[6] .. part[7]
          end
        end
        deny("texts", tostring(#texts))
      end
      """
  }

  @Test func `texts that were made to collide cost more, and take no more time for a step`() throws {
    let apart = Self.collidingPairs.map { [$0[0], String($0[0].reversed())] }
    func run(_ pairs: [[String]]) throws -> (report: LuaReport, seconds: Double) {
      try Self.run(Self.texts(pairs), steps: 1_000_000)
    }
    let (colliding, ordinary) = (try run(Self.collidingPairs), try run(apart))
    #expect(colliding.report.failure == nil)
    #expect(ordinary.report.failure == nil)
    #expect(colliding.report.steps > ordinary.report.steps * 2)
    #expect(
      colliding.seconds / Double(colliding.report.steps) < ordinary.seconds / Double(ordinary.report.steps) * 3)
  }
}
