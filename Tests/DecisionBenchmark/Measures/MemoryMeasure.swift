import DecisionWorkload

/// Memory of the process over very many decisions.
struct MemoryMeasure {
  let effort: Effort

  func run() throws {
    let trial = try Trial(effort)
    let modes = try Questions.Mode.allCases.map { try Questions(trial.lines, mode: $0, warden: trial.warden) }
    print("\nmemory of the process, as many decisions from JSON as decoded: KiB in memory after so many decisions")
    var made = 0
    for mark in [effort.decisions / 100, effort.decisions / 10, effort.decisions] {
      while made < mark {
        for questions in modes { for place in 0..<questions.count { keep(questions.answer(place)) } }
        made += modes.map(\.count).reduce(0, +)
      }
      print(Table.row(["\(made)", "\(ResidentMemory.kilobytes)"]))
    }
  }
}
