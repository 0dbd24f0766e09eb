import ShareModel
import Testing

@Suite struct ActionNamePlaceTests {
  @Test func `the places of names are those of all cases`() {
    #expect(ActionName.allCases.map(\.place) == Array(ActionName.allCases.indices))
  }
}
