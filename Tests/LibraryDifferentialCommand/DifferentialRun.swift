import LibraryDifferential

/// Goes through the operations by their weights, and prints a table of how they came out.
struct DifferentialRun {
  let differential: LibraryDifferential
  let operations: [Operation]

  /// Whether every difference has a written reason.
  func run(calls: Int) -> Bool {
    let batchSize = 500
    let turns = operations.flatMap { Array(repeating: $0, count: $0.weight) }
    var printed = 0
    for batch in 0..<max(1, calls / batchSize) {
      differential.run(turns[batch % turns.count], batch: batch, calls: batchSize)
      for difference in differential.differences.dropFirst(printed).prefix(max(0, 40 - printed)) { print(difference) }
      printed = differential.differences.count
    }
    printTable()
    return differential.tallies.values.allSatisfy { $0.differences == 0 }
  }

  private func printTable() {
    let reasons = WrittenReason.all
    print(row(["operation", "calls", "both", "neither", "faults", "differing by written reason"]))
    var sum = Tally()
    for (name, tally) in differential.tallies.sorted(by: { $0.key < $1.key }) {
      print(row(cells(name, tally)))
      sum += tally
    }
    print(row(cells("all", sum)))
    for (index, reason) in reasons.enumerated() {
      print("reason \(index + 1): \(sum.excused[index]) (\(reason.side.rawValue)) \(reason.why)")
    }
  }

  private func cells(_ name: String, _ tally: Tally) -> [String] {
    let excused = tally.excused.enumerated().filter { $0.element > 0 }.map { "\($0.offset + 1): \($0.element)" }
    return [name] + [tally.calls, tally.both, tally.neither, tally.differences].map(String.init)
      + [excused.joined(separator: ", ")]
  }

  private func row(_ cells: [String]) -> String {
    let widths = [22, 10, 10, 10, 8, 0]
    return zip(cells, widths).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined()
  }
}
