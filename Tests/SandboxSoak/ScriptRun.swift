import SandboxAttacks

/// Tries generated scripts until time or count is up.
struct ScriptRun {
  let seed: UInt64
  let count: Int
  let deadline: Deadline
  let trace: ScriptTrace

  func run() -> SoakTotals {
    say("scripts: seed \(seed)")
    let scripts = ScriptSource(seed: seed)
    var tally = Tally()
    guard let victims = try? Victim.all() else {
      say("scripts: the victims do not load")
      return SoakTotals()
    }
    for number in 0..<count {
      if deadline.isOver { break }
      let name = "seed \(seed) number \(number)"
      let source = scripts.script(number)
      trace.begin(name, source)
      var trial = Trial(source, Limits.of(seed: seed, number: number))
      if number % 16 == 0 {
        for victim in victims where !victim.isUnmoved() { trial.blame("moved the victim `\(victim.name)`") }
      }
      tally.add(trial, name: name)
      for fault in trial.faults { say("FAULT \(name) \(trial.limits): \(fault)") }
      if !trial.faults.isEmpty && tally.faults <= 10 { say(String(decoding: source, as: UTF8.self)) }
    }
    say("scripts: \(tally.summary)")
    var totals = SoakTotals()
    (totals.scripts, totals.evaluations, totals.faults) = (tally.scripts, tally.evaluations, tally.faults)
    totals.hashes = tally.hashes
    return totals
  }
}
