import Foundation
import SandboxAttacks

/// What the program was asked to do.
struct Soak {
  private let mode: String
  private var options: [String: String] = [:]

  init(arguments: [String]) {
    mode = arguments.first ?? "help"
    for (name, value) in zip(arguments.dropFirst(), arguments.dropFirst(2)) where name.hasPrefix("--") {
      options[String(name.dropFirst(2))] = value
    }
  }

  /// Changes from run to run where none is given; printed in either case.
  private var seed: UInt64 { options["seed"].flatMap { UInt64($0) } ?? UInt64(clamping: time(nil)) }

  private var trace: ScriptTrace { ScriptTrace(path: options["trace"]) }

  private func deadline(otherwise seconds: Int) -> Deadline {
    Deadline(seconds: options["seconds"].flatMap { Int($0) } ?? seconds)
  }

  private var sweep: SweepRun {
    let skipped = options["skip"].flatMap { Int($0) } ?? 0
    return SweepRun(seed: seed, skipped: skipped, deadline: deadline(otherwise: 60), trace: trace)
  }

  /// Keeps the totals for who asked for them. A process that tried nothing has failed.
  private func faults(of totals: SoakTotals) -> Int {
    if let file = options["totals"] {
      do { try totals.write(to: URL(filePath: file)) } catch { say("the totals cannot be kept: \(error)") }
    }
    return totals.isNothing ? 1 : totals.faults
  }

  func run() {
    let faults: Int
    switch mode {
    case "corpus": faults = CorpusRun().run()
    case "scripts":
      let count = options["count"].flatMap { Int($0) } ?? .max
      let run = ScriptRun(seed: seed, count: count, deadline: deadline(otherwise: 60), trace: trace)
      faults = self.faults(of: run.run())
    case "memory": faults = self.faults(of: sweep.memory())
    case "steps": faults = self.faults(of: sweep.steps())
    case "show":
      let source = ScriptSource(seed: seed).script(options["number"].flatMap { Int($0) } ?? 0)
      say(String(decoding: source, as: UTF8.self))
      if case .refused(let error) = CagedScript(source, Limits()) { say("-- \(error)") }
      faults = 0
    case "all": faults = LongRun(seed: seed, seconds: options["seconds"].flatMap { Int($0) } ?? 1800).run()
    default:
      say(Self.help)
      faults = 0
    }
    exit(faults == 0 ? 0 : 1)
  }

  private static let help = """
    usage: sandbox-soak <mode> [--seed N] [--seconds N] [--count N] [--number N] [--skip N] [--trace file]
                        [--totals file]

    corpus   what comes of every hostile script, one line each, with victims in between
    scripts  generated scripts, each tried in two cages
    memory   limits of memory over the corpus and then generated scripts, in the order of the seed
    steps    limits of steps over the same
    show     the generated script of that seed and number
    all      everything above but `show`, in processes of their own, for that long
    """
}
