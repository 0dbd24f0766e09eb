import Foundation

/// What was tried and what came of it, added up over processes: each writes its own to a file.
struct SoakTotals {
  var scripts = 0
  var evaluations = 0
  var faults = 0
  /// Hashes of the scripts, so that one is not counted twice, whatever seed brought it.
  var hashes: Set<UInt64> = []

  init() {}

  /// - Returns: `nil` for a process that did not come to its end.
  init?(readingFrom file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n")
    let numbers = lines.first?.split(separator: " ").compactMap { Int($0) } ?? []
    guard numbers.count == 3 else { return nil }
    (scripts, evaluations, faults) = (numbers[0], numbers[1], numbers[2])
    hashes = Set(lines.dropFirst().compactMap { UInt64($0, radix: 16) })
  }

  func write(to file: URL) throws {
    let lines = ["\(scripts) \(evaluations) \(faults)"] + hashes.map { String($0, radix: 16) }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
  }

  mutating func add(_ other: SoakTotals) {
    scripts += other.scripts
    evaluations += other.evaluations
    faults += other.faults
    hashes.formUnion(other.hashes)
  }

  /// Trying nothing finds nothing, and that is no success.
  var isNothing: Bool { scripts == 0 || evaluations == 0 }

  var summary: String {
    "\(scripts) scripts run, \(hashes.count) distinct, \(evaluations) evaluations, \(faults) with faults"
  }
}
