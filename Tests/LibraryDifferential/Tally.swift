/// How the calls of one operation came out.
package struct Tally: Sendable {
  package var both = 0
  package var neither = 0
  /// By the number of the written reason.
  package var excused = [Int](repeating: 0, count: WrittenReason.all.count)
  package var differences = 0

  package init() {}

  package var calls: Int { both + neither + differences + excused.reduce(0, +) }

  package static func += (tally: inout Tally, other: Tally) {
    tally.both += other.both
    tally.neither += other.neither
    tally.differences += other.differences
    for index in tally.excused.indices { tally.excused[index] += other.excused[index] }
  }
}

/// A call that came out differently without a written reason.
package struct Difference: Sendable, CustomStringConvertible {
  package var operation: String
  package var arguments: [Argument]
  package var what: String

  package var description: String {
    let list = arguments.map(\.description).joined(separator: ", ")
    return "\(operation)(\(list))\n  ours: \(what)"
  }
}
