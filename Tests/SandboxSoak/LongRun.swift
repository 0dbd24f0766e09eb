import Foundation
import SandboxAttacks

/// All attacks in turn, each in a process of its own, so that a crash is a finding and no end.
struct LongRun {
  let seed: UInt64
  let seconds: Int

  private let program = URL(filePath: CommandLine.arguments[0])
  private let trace = URL(filePath: NSTemporaryDirectory()).appending(path: "sandbox-soak-\(getpid()).lua")
  private let note = URL(filePath: NSTemporaryDirectory()).appending(path: "sandbox-soak-\(getpid()).totals")

  func run() -> Int {
    say("all: seed \(seed), \(seconds) seconds")
    var findings = corpus()
    // Only now: in a short run under a slow sanitizer the corpus alone would use the time up.
    let deadline = Deadline(seconds: seconds)
    var round = seed
    var totals: [String: SoakTotals] = [:]
    // A turn is long enough for what is rare, and short enough that every attack has many.
    let turn = max(5, min(60, seconds / 8))
    repeat {
      for mode in ["scripts", "memory", "steps", "scripts"] where !deadline.isOver {
        let time = min(turn, max(deadline.secondsLeft, 1))
        var arguments = [mode, "--seconds", "\(time)", "--trace", trace.path(), "--totals", note.path()]
        // Sweeps go on where the one before ended, so that the whole corpus has its turn; scripts are new each time.
        arguments +=
          mode == "scripts"
          ? ["--seed", "\(round)"] : ["--seed", "\(seed)", "--skip", "\(totals[mode]?.scripts ?? 0)"]
        if !succeeds(arguments) { findings += 1 }
        // Of a process that was brought down only that is known.
        totals[mode, default: SoakTotals()].add(SoakTotals(readingFrom: note) ?? Self.oneLost)
        try? FileManager.default.removeItem(at: note)
        round += 1
      }
    } while !deadline.isOver
    if report(totals).isNothing {
      say("all: nothing was tried")
      findings += 1
    }
    say("all: \(findings) processes with findings")
    return findings
  }

  private static let oneLost: SoakTotals = {
    var totals = SoakTotals()
    (totals.scripts, totals.faults) = (1, 1)
    return totals
  }()

  /// What all turns came to, by mode and together.
  private func report(_ totals: [String: SoakTotals]) -> SoakTotals {
    var whole = SoakTotals()
    for (mode, total) in totals.sorted(by: { $0.key < $1.key }) {
      let swept = min(total.scripts, HostileScript.all.count)
      let corpus = mode == "scripts" ? "" : "; \(swept) of the \(HostileScript.all.count) hostile scripts swept"
      say("all \(mode): \(total.summary)\(corpus)")
      whole.add(total)
    }
    say("all: \(whole.summary)")
    return whole
  }

  /// Five processes must print the same.
  private func corpus() -> Int {
    let outputs = (0..<5).map { _ in output(of: ["corpus"]) }
    let isSteady = outputs.allSatisfy { $0 == outputs[0] } && !outputs[0].contains("UNSTEADY")
    say("corpus: 5 processes, \(isSteady ? "all alike" : "not alike")")
    return isSteady ? 0 : 1
  }

  private func output(of arguments: [String]) -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return "UNSTEADY: \(program.path()) does not run" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0
      ? String(decoding: data, as: UTF8.self) : "UNSTEADY: \(process.terminationStatus)"
  }

  private func succeeds(_ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    if process.terminationStatus == 0 && process.terminationReason == .exit { return true }
    say("all: \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
    if process.terminationReason == .uncaughtSignal || process.terminationStatus != 1 {
      say("all: the script under trial was\n\((try? String(contentsOf: trace, encoding: .utf8)) ?? "not kept")")
    }
    return false
  }
}
