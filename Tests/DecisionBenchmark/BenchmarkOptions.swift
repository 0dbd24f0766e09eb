import DecisionWorkload

/// What the benchmark is asked for.
struct BenchmarkOptions {
  static let usage = """
    usage: decision-benchmark [--small] [--rounds N] [--decisions N] [MEASURE…]
           decision-benchmark write DIRECTORY [PEOPLE [DOMAINS [POLICIES]]]
           decision-benchmark write-policies DIRECTORY POLICIES
    measures: \(Measure.allCases.map(\.rawValue).joined(separator: ", ")); without any: all
    """

  var measures: [Measure] = []
  var effort = Effort.full

  init(_ arguments: [String]) throws {
    var left = arguments[...]
    while let word = left.popFirst() {
      switch word {
      case "--small": effort = .small
      case "--rounds": effort.rounds = try Self.number(left.popFirst())
      case "--decisions": effort.decisions = try Self.number(left.popFirst())
      default:
        guard let measure = Measure(rawValue: word) else { throw UsageFault(message: Self.usage) }
        measures.append(measure)
      }
    }
    if measures.isEmpty { measures = Measure.allCases }
  }

  static func number(_ word: String?) throws -> Int {
    guard let number = word.flatMap({ Int($0) }), number > 0 else { throw UsageFault(message: usage) }
    return number
  }
}

struct UsageFault: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
