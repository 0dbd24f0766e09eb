import PlainData
import ShareModel
import ShareWarden

/// What a decision costs where policies run in this process, and where they run in a worker process.
struct ProcessBenchmark {
  /// Directories of policy sets.
  let directories: [String]

  func run() throws {
    print("\nmicroseconds for a decision, policies in process and in a worker process, and the price of the process")
    print(Table.row(["policies", "people", "in process", "process", "price", "ratio"]))
    for directory in directories {
      let inside = try PolicySet(directory: directory)
      let outside = try PolicySet(directory: directory, isolation: .process(executable: "/proc/self/exe"))
      for people in [3, 20, 100] {
        let request = try ShareRequest(json: SampleRequest.json(people: people))
        let wardens = [inside, outside].map { Warden(policies: $0) }
        let decisions = wardens.map { $0.decide(request) }
        guard decisions[0].isAllowed, decisions[0].json == decisions[1].json else {
          throw InputFault(message: "the decision is not the same allow in both places")
        }
        let times = wardens.map { warden in Stopwatch.microseconds { keep(warden.decide(request)) } }
        print(
          Table.row(
            [String(inside.policyIDs.count), String(people)]
              + [times[0], times[1], times[1] - times[0], times[1] / times[0]].map(Table.rounded)))
      }
    }
  }
}
