import DecisionWorkload
import ShareWarden

/// Memory of the process over very many decisions, made on all processors.
struct MemoryMeasure {
  let effort: Effort

  func run() throws {
    let trial = try Trial(effort)
    let modes = try Questions.Mode.allCases.map { try Questions(trial.lines, mode: $0, warden: trial.warden) }
    print("\nmemory of the process, as many decisions from JSON as decoded: KiB in memory after so many decisions")
    var made = 0
    for mark in [1_000, 100, 10, 1].map({ effort.decisions / $0 }) {
      OrderedWork().run(
        next: { made < mark ? modes : nil },
        work: { modes in
          for questions in modes { for place in 0..<questions.count { keep(questions.answer(place)) } }
          return modes.map(\.count).reduce(0, +)
        },
        deliver: {
          made += $0
          return true
        })
      print(Table.row(["\(made)", "\(ResidentMemory.kilobytes)"]))
    }
  }
}
