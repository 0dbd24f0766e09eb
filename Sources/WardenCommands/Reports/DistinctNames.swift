/// Names of test cases, each given once: readers of a report merge cases of one name, so that a deny could hide behind an
/// allow.
struct DistinctNames {
  private var taken: Set<String> = []
  /// The number to try next for a label, so that the thousandth of a label costs no more than the second.
  private var numbers: [String: Int] = [:]

  mutating func next(_ label: String) -> String {
    if taken.insert(label).inserted { return label }
    var number = numbers[label] ?? 2
    while !taken.insert("\(label) (\(number))").inserted { number += 1 }
    numbers[label] = number + 1
    return "\(label) (\(number))"
  }
}
