/// What a run came to.
package struct Tally {
  package var scripts = 0
  package var compiled = 0
  package var evaluations = 0
  package var faults = 0
  package var slowest = Duration.zero
  package var slowestScript = ""
  package var dearest = Duration.zero
  package var dearestScript = ""
  package private(set) var hashes: Set<UInt64> = []
  private var outcomes: [String: Int] = [:]

  package init() {}

  package var distinct: Int { hashes.count }

  package mutating func add(_ trial: Trial, name: String) {
    scripts += 1
    evaluations += trial.evaluations
    hashes.insert(ScriptHash.of(trial.source))
    if trial.isCompiled { compiled += 1 }
    if !trial.faults.isEmpty { faults += 1 }
    outcomes[trial.outcome, default: 0] += 1
    if trial.slowest > slowest { (slowest, slowestScript) = (trial.slowest, name) }
    if trial.timePerStep > dearest { (dearest, dearestScript) = (trial.timePerStep, name) }
  }

  package var summary: String {
    let kinds = outcomes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    let share = scripts == 0 ? 0 : compiled * 100 / scripts
    return """
      \(scripts) scripts, \(distinct) distinct, \(share)% compiled, \(faults) with faults; slowest \(slowest) (\(slowestScript)); \
      dearest step \(dearest) (\(dearestScript)); \(kinds)
      """
  }
}
