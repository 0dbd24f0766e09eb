import ShareModel
import ShareWarden
import TestSupport
import Testing

/// What a policy says and takes does not depend on which others are in its set, nor on their order.
@Suite struct NeighbourTests {
  static let limits = #""limits": { "steps": 60000, "memory": "512KiB" }"#

  static let victim = """
    tally = 0
    local names = {}
    return function(request)
      for _, person in ipairs(request.after.participants) do
        tally = tally + 1
        names[#names + 1] = (person.participantID or "?"):upper()
      end
      table.sort(names)
      if tally > 4 then deny("many", "Too many.", "%d: %s", tally, table.concat(names, " ")) end
      warn("globals", tostring(rawget(_G, "secret")), "%s %s", tostring(rawget(string, "seen")), tostring(rawget(_G, "counter")))
    end
    """

  /// What one policy of a decision said and took, without its name.
  static func part(of decision: Decision, _ id: String) -> [String] {
    func line(_ source: String?) -> Substring { source?.split(separator: ".lua:").dropFirst().last ?? "" }
    var parts: [String] = []
    for denial in decision.denials + decision.shadowDenials where denial.id == id {
      parts.append(
        "no \(denial.code) \(denial.message) \(denial.adminMessage ?? "-") \(line(denial.source)) \(denial.index ?? -1)"
      )
    }
    for failure in decision.errors where failure.id == id {
      parts.append(
        "error \(failure.kind) \(failure.message) \(line(failure.source)) \(failure.callPath) \(failure.index ?? -1)")
    }
    for warning in decision.warnings where warning.id == id {
      parts.append("warning \(warning.code) \(warning.message) \(warning.adminMessage ?? "-") \(line(warning.source))")
    }
    for trace in decision.policies where trace.id == id { parts.append("steps \(trace.steps) \(trace.sha256)") }
    return parts
  }

  static let requests = Array(HistoryTests.requests.prefix(12))

  /// All orders of four.
  static let orders = orders(of: [0, 1, 2, 3])

  static func orders(of numbers: [Int]) -> [[Int]] {
    guard numbers.count > 1 else { return [numbers] }
    return numbers.flatMap { first in orders(of: numbers.filter { $0 != first }).map { [first] + $0 } }
  }

  @Test(
    arguments: [
      ["looper", "filler", "library"], ["failer", "diver", "global"], ["rows", "memo", "garbage"],
      ["view", "closure", "sorter"], ["upvalue", "iterator", "filler"],
    ], [false, true])
  func `a policy says and takes the same alone and among hostile ones, in every order`(
    neighbours: [String], areInShadow: Bool
  ) throws {
    let scripts = [Self.victim] + neighbours.compactMap { Rememberers.scripts[$0] }
    let mode = areInShadow ? #"{ "mode": "shadow" }"# : "{}"
    let alone = try scripts.enumerated().map { number, script in
      let panel = try Panel(
        ["a": script], set: "{ \(Self.limits), \"policies\": { \"a\": \(number == 0 ? "{}" : mode) } }")
      return Self.requests.map { Self.part(of: panel.decide($0), "a") }
    }
    #expect(alone.allSatisfy { $0.allSatisfy { !$0.isEmpty } })
    for order in Self.orders {
      let ids = order.map { "p\($0)" }
      let listed = ids.enumerated().map { "\"\($1)\": \($0 == 0 ? "{}" : mode)" }.joined(separator: ", ")
      let panel = try Panel(
        Dictionary(uniqueKeysWithValues: zip(ids, scripts)), set: "{ \(Self.limits), \"policies\": { \(listed) } }")
      for (place, request) in Self.requests.enumerated() {
        let decision = panel.decide(request)
        for (number, id) in ids.enumerated() {
          #expect(
            Self.part(of: decision, id) == alone[number][place], "script \(number), request \(place), order \(order)")
        }
      }
    }
  }
}
