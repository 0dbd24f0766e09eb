import DecisionWorkload
import Glibc
import ShareWarden

/// Decides the requests of a file by the policies of a directory, and says in one line what that took.
struct Driver {
  let options: DriverOptions

  func run() throws {
    let start = nanoseconds(CLOCK_MONOTONIC)
    let policies = try PolicySet(
      directory: options.policies,
      isolation: options.isInProcesses ? .process(executable: "/proc/self/exe") : .inProcess)
    let loading = nanoseconds(CLOCK_MONOTONIC) - start
    let warden = Warden(policies: policies)
    let lines = try RequestLines.read(options.requests)
    let questions = try Questions(lines, mode: options.mode, warden: warden)
    if let fixed = options.fixed {
      for _ in 0..<fixed { for place in 0..<questions.count where questions.answer(place) == .fault { exit(1) } }
      return
    }
    let answers = (0..<questions.count).map(questions.answer)
    if let dump = options.dump { try write(answers, to: dump) }
    if options.threads > 1 {
      let everybody = try (0..<options.threads).map { _ in
        try Questions(lines, mode: options.mode, warden: warden)
      }
      let (perSecond, bad) = ManyThreads(everybody, answers: answers, seconds: options.budget).run()
      report([("per_s", "\(Int(perSecond))"), ("bad", "\(bad)")])
    } else {
      var thread = OneThread(questions, answers: answers)
      thread.run(seconds: options.budget)
      report([
        ("p50_ns", "\(thread.singles[thread.singles.count / 2])"),
        ("p99_ns", "\(thread.singles[thread.singles.count * 99 / 100])"),
        ("cpu_ns", "\(thread.passes[thread.passes.count / 2])"), ("per_s", "\(Int(thread.perSecond))"),
        ("n", "\(thread.decisions)"), ("bad", "\(thread.bad + answers.count { $0 == .fault })"),
        ("load_ms", "\(Double(loading) / 1e6)"),
      ])
    }
  }

  private func report(_ figures: [(String, String)]) {
    let place = options.isInProcesses ? "+process" : ""
    let members = (figures + [("rss_kb", "\(ResidentMemory.kilobytes)")]).map { "\"\($0)\":\($1)" }
    print(
      "{\"peer\":\"sharewarden\",\"variant\":\"\(options.mode.rawValue)\(place)\",\(members.joined(separator: ","))}")
  }

  private func write(_ answers: [Questions.Answer], to path: String) throws {
    try TextFile.write(answers.map { $0 == .allow ? "1\n" : "0\n" }.joined(), to: path)
  }
}
