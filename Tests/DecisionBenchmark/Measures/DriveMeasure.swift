import DecisionWorkload
import ShareModel
import ShareWarden

/// The second workload: requests about documents in folders.
struct DriveMeasure {
  let effort: Effort

  func run() throws {
    let directory = #filePath.dropLast("Measures/DriveMeasure.swift".count) + "Drive"
    let warden = Warden(policies: try PolicySet(directory: String(directory)))
    let sizes = [10, 50]
    let contenders = try sizes.flatMap { size in
      let drive = Drive(size: size, requests: effort.requests)
      for (line, isAllowed) in zip(drive.lines, drive.decisions) {
        let decision = warden.decide(try ShareRequest(json: line))
        guard decision.isAllowed == isAllowed, decision.errors.isEmpty else {
          throw WrongDecision(
            request: String(decoding: line, as: UTF8.self), codes: decision.denials.map(\.code),
            expected: [isAllowed ? "nothing" : "something"])
        }
      }
      return try Questions.Mode.allCases.map { mode in
        let questions = try Questions(drive.lines, mode: mode, warden: warden)
        return Contender(name: "\(size) of each, \(mode.rawValue)", decisions: questions.count) {
          for place in 0..<questions.count { keep(questions.answer(place)) }
        }
      }
    }
    let rounds = Rounds(contenders, effort: effort)
    print("\ndocuments in folders, so many users, groups, documents and folders: nanoseconds")
    for (place, contender) in contenders.enumerated() {
      print(Table.row([contender.name, "", Table.rounded(rounds.nanoseconds(place))]))
    }
  }
}
