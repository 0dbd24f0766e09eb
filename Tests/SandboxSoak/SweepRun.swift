import SandboxAttacks

/// Sweeps limits over one script after the other until time is up.
struct SweepRun {
  let seed: UInt64
  let deadline: Deadline
  let trace: ScriptTrace

  func memory() -> Int {
    sweep("memory") { source, random in
      let limits =
        random.chance(50) ? Sweep.coarseLimits(&random) : Sweep.fineLimits(source, most: 300, &random)
      return Sweep.memory(source, limits: limits)
    }
  }

  func steps() -> Int { sweep("steps") { source, random in Sweep.steps(source, random: &random) } }

  private func sweep(_ what: String, _ body: ([UInt8], inout SeededRandom) -> Sweep) -> Int {
    say("\(what): seed \(seed)")
    var evaluations = 0
    var faulty = 0
    var swept = 0
    for (number, script) in SweepScripts(seed: seed, generated: 200).enumerated() {
      if deadline.isOver { break }
      var random = SeededRandom(seed: seed, number: number)
      trace.begin(script.name, script.source)
      let sweep = body(SweepScripts.wrapped(script.source), &random)
      swept += 1
      evaluations += sweep.evaluations
      for fault in sweep.faults { say("FAULT \(script.name): \(fault)") }
      if !sweep.faults.isEmpty {
        faulty += 1
        if faulty <= 10 && script.source.count < 8_192 { say(String(decoding: script.source, as: UTF8.self)) }
      }
    }
    say("\(what): \(swept) scripts, \(evaluations) evaluations, \(faulty) with faults")
    return faulty
  }
}
