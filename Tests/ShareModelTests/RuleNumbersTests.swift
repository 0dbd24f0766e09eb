import ShareModel
import Testing

@Suite struct RuleNumbersTests {
  @Test func `numbers come out in order and once, as the ids of rules`() {
    var numbers = RuleNumbers()
    #expect(numbers.isEmpty && numbers.ids == [])
    for number in [196, 1, 64, 63, 196, 128, 42] { numbers.insert(number) }
    #expect(numbers.ids == ["R001", "R042", "R063", "R064", "R128", "R196"])
    #expect((0...255).filter(numbers.contains) == [1, 42, 63, 64, 128, 196])
  }

  @Test func `two sets of numbers are joined`() {
    var numbers = RuleNumbers()
    numbers.insert(7)
    var others = RuleNumbers()
    others.insert(200)
    numbers.formUnion(others)
    #expect(numbers.ids == ["R007", "R200"] && numbers != others)
  }
}
