import Testing

@testable import WardenCommands

@Suite struct DistinctNamesTests {
  @Test func `a name is given once, also where a label looks like a name already given`() {
    var names = DistinctNames()
    #expect(
      ["x", "x", "x (2)", "x", "x (3)", "y"].map { names.next($0) } == [
        "x", "x (2)", "x (2) (2)", "x (3)", "x (3) (2)", "y",
      ])
  }

  @Test(.timeLimit(.minutes(1))) func `the hundred thousandth of a label costs no more than the second`() {
    var names = DistinctNames()
    #expect(Set((0..<100_000).map { _ in names.next("x") }).count == 100_000)
  }
}
