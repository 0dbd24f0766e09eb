import LuaSandbox
import SandboxAttacks
import Testing

/// Looking texts up among many: what an index says is what going through them says.
@Suite struct TextIndexTests {
  private static let labels = ["a", "b", "example", "d000241", "x-y", "bank", String(repeating: "long", count: 15)]

  private static func domain(_ random: inout SeededRandom) -> String {
    (0..<random.within(1...4)).map { _ in random.pick(labels) }.joined(separator: ".")
  }

  private static func fits(_ domain: String, _ pattern: String) -> Bool {
    pattern.hasPrefix("*.") ? domain.hasSuffix(pattern.dropFirst()) : domain == pattern
  }

  private static func cage(_ body: String, _ parameters: FlatView) throws -> LuaCage {
    try Sandbox.cage("return function(request, p) \(body) end", parameters: parameters, memory: 16 << 20)
  }

  @Test(arguments: 0..<80)
  func `a domain is found in an index exactly if it fits an element`(seed: Int) throws {
    var random = SeededRandom(seed: 11, number: seed)
    let count = [0, 1, 8, 9, 10, 33, 300][seed % 7]
    let list = (0..<count).map { _ in (random.chance(30) ? "*." : "") + Self.domain(&random) }
    let asked = (0..<40).map { _ in Self.domain(&random) } + list.filter { !$0.hasPrefix("*") }.prefix(20)
    var builder = ViewBuilder()
    let domains = builder.addDomainList(TextList(list))
    let set = builder.addSet(list)
    let questions = builder.addList(TextList(asked))
    builder.root = builder.addMap([
      ("list", .container(domains)), ("set", .container(set)), ("asked", .container(questions)),
    ])
    let cage = try Self.cage(
      """
      local function bit(value) return value and "1" or "0" end
      local found = {}
      for i, domain in ipairs(p.asked) do
        found[i] = bit(matches(domain, p.list)) .. bit(matches(domain, p.set)) .. bit(p.set:has(domain))
      end
      warn("found", table.concat(found))
      """, builder.finish())
    let report = cage.evaluate(Sandbox.request(), stepLimit: 1_000_000)
    let expected = asked.map { domain in
      let isFitting = list.contains { Self.fits(domain, $0) } ? "1" : "0"
      return isFitting + isFitting + (list.contains(domain) ? "1" : "0")
    }
    #expect(report.warnings.map(\.message) == [expected.joined()])
  }

  @Test func `a set holds texts of every kind, sorted and once`() throws {
    let texts = [
      "", ".", "..", "a", "a.", ".a", "a.b", "ab", "ä", "\u{0}", "a\u{0}", String(repeating: "x", count: 300), "a",
    ]
    var builder = ViewBuilder()
    let set = builder.addSet(texts)
    let list = builder.addList(TextList(texts))
    builder.root = builder.addMap([("set", .container(set)), ("list", .container(list))])
    let cage = try Self.cage(
      """
      local found = 0
      for _, text in ipairs(p.list) do if p.set:has(text) then found = found + 1 end end
      for i = 2, #p.set do assert(p.set[i - 1] < p.set[i]) end
      for _, text in ipairs{ "b", "a..", "a.c", "\\0\\0", ("x"):rep(299), ("x"):rep(301) } do assert(not p.set:has(text)) end
      warn("found", found .. " " .. #p.set .. " " .. #p.list)
      """, builder.finish())
    let report = cage.evaluate(Sandbox.request(), stepLimit: 1_000_000)
    #expect(report.failure == nil)
    #expect(report.warnings.map(\.message) == ["13 12 13"])
  }

  /// Every list has a seed of its own, and no result hangs on it.
  @Test func `among many thousands all are found and nothing else`() throws {
    let list = (0..<50_000).map { "d\($0 * 2).example" }
    for _ in 0..<3 {
      var builder = ViewBuilder()
      builder.root = builder.addMap([("list", .container(builder.addDomainList(TextList(list))))])
      let cage = try Self.cage(
        """
        local found = 0
        for i = 0, 99999 do if matches("d" .. i .. ".example", p.list) then found = found + (i % 2 == 0 and 1 or 1e9) end end
        warn("found", tostring(found))
        """, builder.finish())
      let report = cage.evaluate(Sandbox.request(), stepLimit: 100_000_000)
      #expect(report.warnings.map(\.message) == ["50000"])
    }
  }

  @Test func `a list of texts reads as one of single texts`() throws {
    var builder = ViewBuilder()
    let texts = ["b", "", "ä", "b"]
    let cells = texts.map { builder.text($0) }
    let one = builder.addList(cells)
    let other = builder.addList(TextList(texts))
    builder.root = builder.addMap([("one", .container(one)), ("other", .container(other))])
    let cage = try Self.cage(
      "warn('same', table.concat(p.one, ',') .. ' ' .. table.concat(p.other, ','))", builder.finish())
    #expect(cage.evaluate(Sandbox.request(), stepLimit: 1000).warnings.map(\.message) == ["b,,ä,b b,,ä,b"])
    #expect(Array(TextList(texts)) == texts && TextList(texts).count == 4)
  }
}
