import DecisionWorkload

/// Decisions a second of two threads, beside those of one.
struct ThreadsMeasure {
  let effort: Effort

  func run() throws {
    let trial = try Trial(effort)
    print("\ntwo threads: decisions a second, and the multiple of one thread, which ran before and after")
    print(Table.row(["", "one", "two", "median", "best"]))
    for mode in Questions.Mode.allCases {
      let questions = try (0..<2).map { _ in try Questions(trial.lines, mode: mode, warden: trial.warden) }
      let answers = (0..<questions[0].count).map(questions[0].answer)
      func perSecond(_ threads: Int) throws -> Double {
        let threads = ManyThreads(Array(questions.prefix(threads)), answers: answers, seconds: effort.seconds)
        let (perSecond, bad) = threads.run()
        guard bad == 0 else {
          throw WrongDecision(request: "\(bad) requests by several threads", codes: [], expected: [])
        }
        return perSecond
      }
      var ones = [try perSecond(1)]
      var twos: [Double] = []
      for _ in 0..<effort.rounds {
        twos.append(try perSecond(2))
        ones.append(try perSecond(1))
      }
      let ratios = twos.enumerated().map { round, two in two * 2 / (ones[round] + ones[round + 1]) }
      print(
        Table.row(
          [
            mode.rawValue, "\(Int(ones.median))", "\(Int(twos.median))", Table.hundredths(ratios.median),
            Table.hundredths((twos.max() ?? 0) / (ones.max() ?? 1)),
          ]))
    }
  }
}
