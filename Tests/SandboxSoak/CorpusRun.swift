import SandboxAttacks

/// Prints what comes of every hostile script, the same in every process.
struct CorpusRun {
  func run() -> Int {
    var faults = 0
    do {
      let victims = try Victim.all()
      for script in HostileScript.all {
        var moved: [String] = []
        let outcomes = try HostileOutcome.of(script, evaluations: 3) {
          moved += victims.filter { !$0.isUnmoved() }.map(\.name)
        }
        let isSteady = moved.isEmpty && outcomes.allSatisfy { $0 == outcomes.first }
        if !isSteady { faults += 1 }
        let record = outcomes.first?.record ?? "nothing"
        say("\(script.name) \(record)\(isSteady ? "" : " UNSTEADY, moved: \(moved)")")
      }
      for victim in victims { say(victim.record) }
    } catch {
      say("the corpus cannot run: \(error)")
      faults += 1
    }
    return faults
  }
}
