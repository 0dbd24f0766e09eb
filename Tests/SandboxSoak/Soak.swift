import Glibc
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

  func run() {
    let faults: Int
    switch mode {
    case "corpus": faults = CorpusRun().run()
    case "scripts":
      let count = options["count"].flatMap { Int($0) } ?? .max
      faults = ScriptRun(seed: seed, count: count, deadline: deadline(otherwise: 60), trace: trace).run()
    case "memory": faults = SweepRun(seed: seed, deadline: deadline(otherwise: 60), trace: trace).memory()
    case "steps": faults = SweepRun(seed: seed, deadline: deadline(otherwise: 60), trace: trace).steps()
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
    usage: sandbox-soak <mode> [--seed N] [--seconds N] [--count N] [--number N] [--trace file]

    corpus   what comes of every hostile script, one line each, with victims in between
    scripts  generated scripts, each tried in two cages
    memory   limits of memory over the corpus and generated scripts
    steps    limits of steps over the same
    show     the generated script of that seed and number
    all      everything above but `show`, in processes of their own, for that long
    """
}
