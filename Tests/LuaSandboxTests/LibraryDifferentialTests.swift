import LibraryDifferential
import LuaSandbox
import Testing

/// The library of scripts beside the stock library. `library-differential` makes many more such calls.
@Suite struct LibraryDifferentialTests {
  @Test func `generated calls come out as in the stock library`() throws {
    let differential = try LibraryDifferential(seed: 20_261_130)
    for (number, operation) in Operation.all.enumerated() {
      differential.run(operation, batch: number, calls: 150 * operation.weight)
    }
    for difference in differential.differences.prefix(20) { Issue.record("\(difference)") }
    #expect(differential.differences.isEmpty)
    for operation in Operation.all {
      let tally = try #require(differential.tallies[operation.name])
      #expect(tally.differences == 0 && tally.calls == 150 * operation.weight, "\(operation.name)")
      let accepted = tally.both + tally.excused.reduce(0, +)
      #expect(accepted > tally.calls / 100, "\(operation.name): \(accepted) of \(tally.calls) were accepted")
    }
  }

  @Test(arguments: 1...8)
  func `a difference is found`(kind: Int) throws {
    let differential = try LibraryDifferential(seed: 1)
    differential.run(.differing(kind), batch: 0, calls: 3)
    #expect(differential.differences.count == 3)
    #expect(differential.tallies["differs on purpose"]?.differences == 3)
  }

  @Test func `every name that the stock library has as well is called`() throws {
    let report = try Sandbox.run(
      """
      for prefix, library in pairs{ [''] = _G, ['string.'] = string, ['table.'] = table, ['math.'] = math, ['utf8.'] = utf8 } do
        local names = {}
        for name in pairs(library) do names[#names + 1] = prefix .. name end
        warn('names', table.concat(names, ' '))
      end
      """)
    #expect(report.failure == nil && report.warnings.count == 5)
    let offered = Set(report.warnings.flatMap { $0.message.split(separator: " ").map(String.init) })
    let own: Set = ["all", "any", "count", "data", "deny", "email", "matches", "set", "time", "warn"]
    let constants: Set = [
      "_G", "_VERSION", "math", "math.huge", "math.maxinteger", "math.mininteger", "math.pi", "string", "table", "utf8",
      "utf8.charpattern",
    ]
    #expect(offered.isSuperset(of: constants) && offered.count > 60)
    let called = Set(Operation.all.map(\.name))
    #expect(offered.subtracting(own).subtracting(constants).subtracting(called) == [])
  }
}
