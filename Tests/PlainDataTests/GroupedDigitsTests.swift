import PlainData
import Testing

@Suite struct GroupedDigitsTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (12345, "12,345"), (100_000, "100,000"), (-1234, "-1,234"),
    (1_234_567, "1,234,567"), (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `digits come in groups of three`(number: Int, text: String) { #expect(number.grouped == text) }
}
