import PlainData
import Testing

@Suite struct PlainMapTests {
  @Test func namesStandInTheOrderOfTheirBytesEachOnce() {
    let map = PlainMap([("b", .integer(1)), ("a", .integer(2)), ("b", .integer(3)), ("ä", .null), ("B", .null)])
    #expect(map.map(\.name) == ["B", "a", "b", "ä"])
    #expect(map["b"] == .integer(3))
    #expect(map["c"] == nil)
    #expect(map == PlainMap([("ä", .null), ("B", .null), ("a", .integer(2)), ("b", .integer(3))]))
  }

  @Test func aNameCanBeSetAndTakenOut() {
    var map = PlainMap()
    for name in ["m", "c", "x", "a"] { map[name] = .string(name) }
    map["c"] = .boolean(true)
    map["x"] = nil
    map["nothing"] = nil
    #expect(map == PlainMap([("a", .string("a")), ("c", .boolean(true)), ("m", .string("m"))]))
  }

  @Test func stringsAreComparedByTheirBytes() {
    let map = PlainMap([("\u{E9}", .integer(1)), ("e\u{301}", .integer(2))])
    #expect(map.count == 2)
    #expect(map["\u{E9}"] == .integer(1))
    #expect(PlainValue.string("\u{E9}") != .string("e\u{301}"))
    #expect(PlainValue.integer(1) != .number(1))
  }

  @Test(.timeLimit(.minutes(1))) func aLargeMapIsBuiltInTime() {
    let map = PlainMap((0..<100_000).map { ("\(($0 &* 7919) % 100_000)", .integer(Int64($0))) })
    #expect(map.count == 100_000)
    #expect(map["7919"] == .integer(1))
  }
}
