/// Which rules of the rule book have their part in an answer, by number.
package struct RuleNumbers: Hashable, Sendable {
  /// A bit for each number, 64 in a word.
  private var words = SIMD4<UInt64>()

  package init() {}

  package init(_ numbers: some Sequence<Int>) {
    for number in numbers { insert(number) }
  }

  package var isEmpty: Bool { words == SIMD4<UInt64>() }

  /// - Parameter number: at most 255.
  package mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }

  package mutating func formUnion(_ other: Self) { words |= other.words }

  package func contains(_ number: Int) -> Bool { words[number >> 6] >> UInt64(number & 63) & 1 == 1 }

  /// `R001` to `R255`, in order.
  package var ids: [String] { (0..<256).filter(contains).map(Self.id) }

  package static func id(_ number: Int) -> String {
    let digits = String(number)
    return "R" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}
