import ShareModel
import ShareWarden
import TestSupport
import Testing

@Suite struct NarrowingTests {
  static let scripts = [
    "allow-list":
      "return { actions = { 'sharing' }, check = function(r) for _, g in ipairs(r.gains) do if not g.email or g.email.domain ~= 'example.com' then deny('domain', 'x') end end end }",
    "broken": "return { actions = { 'records' }, check = function(r) return r.nothing.here end }",
    "cap": "return function(r) if r.after:count{ permission = 'readWrite' } > 3 then deny('cap', 'x') end end",
    "liar": "return function(r) return true end", "quiet": "return function(r) end",
    "times": "return function(r) if r.context.time > time('2050-01-01T00:00:00Z') then deny('late', 'x') end end",
    "warns": "return function(r) warn('w', 'x', '%s', r.action.name) end",
  ]

  static let requests = Array(RequestGenerator(seed: 11).prefix(1_000))

  static func panel(_ ids: some Sequence<String>) throws -> Panel {
    try Panel(Dictionary(uniqueKeysWithValues: ids.map { ($0, scripts[$0] ?? "") }))
  }

  @Test func `no policy turns a deny into an allow`() throws {
    let ids = Self.scripts.keys.sorted()
    var former = Self.requests.map { Warden().decide($0).isAllowed }
    #expect(former.contains(true) && former.contains(false))
    for count in 1...ids.count {
      let panel = try Self.panel(ids.prefix(count))
      let now = Self.requests.map { panel.decide($0).isAllowed }
      for (index, (before, after)) in zip(former, now).enumerated() {
        #expect(before || !after, "request \(index), \(count) policies")
      }
      former = now
    }
  }

  @Test func `a decision is what its policies say, each for itself`() throws {
    let ids = Self.scripts.keys.sorted()
    let alone = try ids.map { try Self.panel([$0]) }
    let together = try Self.panel(ids)
    for request in Self.requests.prefix(300) {
      let whole = together.decide(request)
      let parts = alone.map { $0.decide(request) }
      guard Warden().decide(request).isAllowed else { continue }
      #expect(whole.codes == parts.flatMap(\.codes))
      #expect(whole.errors.map(\.kind) == parts.flatMap(\.errors).map(\.kind))
      #expect(whole.warnings.map(\.adminMessage) == parts.flatMap(\.warnings).map(\.adminMessage))
      #expect(whole.policies == parts.flatMap(\.policies))
    }
  }

  @Test func `the order in which policies are listed does not matter`() throws {
    let ids = Self.scripts.keys.sorted()
    let one = ids.map { "\"\($0)\": {}" }.joined(separator: ", ")
    let other = ids.reversed().map { "\"\($0)\": {}" }.joined(separator: ", ")
    let first = try Panel(Self.scripts, set: "{\"policies\": {\(one)}}")
    let second = try Panel(Self.scripts, set: "{\"policies\": {\(other)}}")
    for request in Self.requests.prefix(200) {
      let (left, right) = (first.decide(request), second.decide(request))
      #expect(left.codes == right.codes)
      #expect(left.errors.map(\.id) == right.errors.map(\.id))
      #expect(left.policies == right.policies)
    }
  }
}
