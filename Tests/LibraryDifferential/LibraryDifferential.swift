import Glibc
import StockLua
import TestSupport

/// Calls the functions of the cage and those of the stock library with the same arguments, and compares. The stock
/// library answers first; then a caged script makes the same calls and compares for itself, many in one evaluation.
package final class LibraryDifferential {
  private let stock: StockLibrary
  private let caged: CagedLibrary
  private let seed: UInt64
  package private(set) var tallies: [String: Tally] = [:]
  package private(set) var differences: [Difference] = []

  /// - Parameter seed: the same seed gives the same calls.
  package init(seed: UInt64) throws {
    let operations = try Self.source("operations.lua")
    stock = try StockLibrary(operations: operations + Self.source("stock.lua"))
    caged = try CagedLibrary(script: operations + Self.source("caged.lua"))
    self.seed = seed
  }

  /// Tries one operation so many times. The batch with its number makes the same calls in every run.
  package func run(_ operation: Operation, batch: Int, calls: Int) {
    var random = SeededRandom(seed: seed &+ UInt64(batch) &* 0xD134_2543_DE82_EF95)
    var cells = Cells()
    var cases: [StockCase] = []
    var drawn: [[Argument]] = []
    for _ in 0..<calls {
      let arguments = operation.draw(&random)
      let list = cells.add(arguments: arguments)
      let answer = cells.withView(root: list) { stock.call(operation.name, $0) }
      cases.append(StockCase(arguments: list, hasRaised: answer.has_raised, answer: cells.add(answer.values)))
      drawn.append(arguments)
    }
    judge(operation, cells, cases[...], drawn)
  }

  /// Where the evaluation ends at a limit, the cases are halved until the one that led there is found.
  private func judge(_ operation: Operation, _ cells: Cells, _ cases: ArraySlice<StockCase>, _ drawn: [[Argument]]) {
    var request = cells
    request.setRoot(operation: operation.name, cases: cases)
    let report = caged.evaluate(request)
    if let failure = report.failure {
      if cases.count > 1 {
        let middle = cases.startIndex + cases.count / 2
        judge(operation, cells, cases[..<middle], drawn)
        judge(operation, cells, cases[middle...], drawn)
        return
      }
      note(operation, failure, isLimit: report.isLimit, drawn[cases.startIndex])
      return
    }
    var tally = Tally()
    tally.both = report.tally[0]
    tally.neither = report.tally[1]
    tally.excused = Array(report.tally.dropFirst(2))
    tally.differences = report.differences.count + report.differencesCut
    tallies[operation.name, default: Tally()] += tally
    differences += report.differences.map {
      Difference(operation: operation.name, arguments: drawn[cases.startIndex + $0.number - 1], what: $0.what)
    }
  }

  private func note(_ operation: Operation, _ failure: String, isLimit: Bool, _ arguments: [Argument]) {
    var tally = Tally()
    let reason = WrittenReason.all.firstIndex { isLimit && $0.side == .limit && failure.contains($0.text) }
    if let reason {
      tally.excused[reason] = 1
    } else {
      tally.differences = 1
      differences.append(
        Difference(operation: operation.name, arguments: arguments, what: "the evaluation ended: \(failure)"))
    }
    tallies[operation.name, default: Tally()] += tally
  }

  private static func source(_ name: String) throws -> [UInt8] {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    guard let file = fopen("/\(folder)/Lua/\(name)", "r") else {
      throw DifferentialFault(message: "cannot read \(name)")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while true {
      let byte = getc(file)
      if byte == EOF { return bytes }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
  }
}
