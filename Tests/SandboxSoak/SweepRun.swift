import SandboxAttacks

/// Sweeps limits over one script after the other until time is up: the corpus in the order of the seed, as many generated
/// scripts, then the corpus again at other places, and so on.
struct SweepRun {
  let seed: UInt64
  /// So many scripts of that order were swept before.
  let skipped: Int
  let deadline: Deadline
  let trace: ScriptTrace

  /// Each script gets limits from least to most, and limits a few bytes apart.
  func memory() -> SoakTotals {
    sweep("memory") { source, random in
      var sweep = Sweep.memory(source, limits: Sweep.coarseLimits(&random))
      sweep.add(Sweep.memory(source, limits: Sweep.fineLimits(source, most: 300, &random)))
      return sweep
    }
  }

  /// Each script can end at each hundredth instruction, and once more at others.
  func steps() -> SoakTotals {
    sweep("steps") { source, random in
      var sweep = Sweep.steps(source, random: &random)
      sweep.add(Sweep.steps(source, quantum: random.within(1...99), random: &random))
      return sweep
    }
  }

  private func sweep(_ what: String, _ body: ([UInt8], inout SeededRandom) -> Sweep) -> SoakTotals {
    say("\(what): seed \(seed), from script \(skipped)")
    var totals = SoakTotals()
    for (number, script) in SweepScripts(seed: seed).enumerated().dropFirst(skipped) {
      if deadline.isOver { break }
      var random = SeededRandom(seed: seed, number: number)
      trace.begin(script.name, script.source)
      let sweep = body(SweepScripts.wrapped(script.source), &random)
      totals.scripts += 1
      totals.evaluations += sweep.evaluations
      totals.hashes.insert(ScriptHash.of(script.source))
      for fault in sweep.faults { say("FAULT \(script.name): \(fault)") }
      if !sweep.faults.isEmpty {
        totals.faults += 1
        if totals.faults <= 10 && script.source.count < 8_192 { say(String(decoding: script.source, as: UTF8.self)) }
      }
    }
    say("\(what): \(totals.summary)")
    return totals
  }
}
