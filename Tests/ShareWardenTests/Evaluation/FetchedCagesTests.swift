import ShareModel
import ShareWarden
import Testing

/// So many policies that the cages of the next ones are fetched ahead.
@Suite struct FetchedCagesTests {
  static let invitation = Sample.request(Sample.invite("dee"))

  static func panel(_ count: Int) throws -> Panel {
    let scripts = (0..<count).map { number in
      (
        "p\(100 + number)",
        """
        local calls = 0
        return function(request)
          calls = calls + 1
          if \(number) % 3 == 0 then deny('no-\(number)', 'Call ' .. calls) end
          if \(number) % 7 == 0 then error('broken') end
        end
        """
      )
    }
    return try Panel(Dictionary(uniqueKeysWithValues: scripts))
  }

  @Test(arguments: [1, 16, 17, 20, 60])
  func `each of many policies says its own, in order, and the same each time`(count: Int) throws {
    let panel = try Self.panel(count)
    let first = panel.decide(Self.invitation)
    #expect(first.codes == (0..<count).filter { $0 % 3 == 0 }.map { "no-\($0)" })
    #expect(first.denials.allSatisfy { $0.message == "Call 1" })
    #expect(first.errors.map(\.id) == (0..<count).filter { $0 % 7 == 0 }.map { "p\(100 + $0)" })
    #expect(first.policies.map(\.id) == (0..<count).map { "p\(100 + $0)" })
    for _ in 0..<3 { #expect(panel.decide(Self.invitation) == first) }
  }

  @Test func `a policy that speaks from several lines cites each`() throws {
    let body = "deny('a', 'A.')\ndeny('b', 'B.')\nwarn('c', 'C.')\nif request.actor then deny('d', 'D.') end"
    let panel = try Panel(body: body)
    for _ in 0..<2 {
      let decision = panel.decide(Self.invitation)
      #expect(decision.denials.map(\.source) == [2, 3, 5].map { panel.source("p.lua:\($0)") })
      #expect(decision.warnings.map(\.source) == [panel.source("p.lua:4")])
    }
  }
}
