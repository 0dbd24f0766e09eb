import DecisionWorkload
import Glibc
import ShareModel
import ShareWarden

/// A list of requests decided at once, beside the same requests one after the other.
///
/// On a machine that has other work to do the clock on the wall says little; so it is also told what the multiple would be
/// if every thread had a processor: by the time of processors that all threads took, and of it that of the thread that
/// calls, for which the others wait.
struct BatchMeasure {
  private struct Figures {
    /// Nanoseconds for a request: on the wall, of all processors, and of that the calling thread's.
    var wall: [Double] = []
    var all: [Double] = []
    var calling: [Double] = []
  }

  let effort: Effort

  func run() throws {
    let trial = try Trial(effort)
    let requests = try trial.lines.map { try ShareRequest(json: $0) }
    let alone = requests.map { trial.warden.decide($0) }
    guard trial.warden.decide(requests) == alone else {
      throw WrongDecision(request: "a list of requests", codes: ["other decisions"], expected: ["those of each alone"])
    }
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    compare(
      "a list of requests, decoded",
      [
        ("one by one", 1, { for request in requests { keep(trial.warden.decide(request)) } }),
        ("list, 1 thread", 1, { keep(trial.warden.decide(requests, threads: 1)) }),
        ("list, all", processors, { keep(trial.warden.decide(requests)) }),
      ], count: requests.count)
    compare(
      "a list of requests, decoded, and the answers as JSON",
      [
        ("one by one", 1, { for request in requests { keep(trial.warden.decide(request).jsonBytes) } }),
        ("list, 1 thread", 1, { keep(trial.warden.decide(requests, threads: 1) { $0.jsonBytes }) }),
        ("list, all", processors, { keep(trial.warden.decide(requests) { $0.jsonBytes }) }),
      ], count: requests.count)
  }

  private func compare(_ what: String, _ ways: [(name: String, threads: Int, pass: () -> Void)], count: Int) {
    var figures = ways.map { _ in Figures() }
    for _ in 0..<effort.rounds {
      for (place, way) in ways.enumerated() { measure(count, way.pass, into: &figures[place]) }
    }
    print("\n\(what): nanoseconds a request, and how many times as fast as one by one")
    print(Table.row(["", "on the wall", "processors", "the caller's", "times", "times if idle"]))
    for (place, way) in ways.enumerated() {
      let (one, these) = (figures[0], figures[place])
      let ratio = zip(one.wall, these.wall).map { $0 / $1 }.median
      let idle = zip(one.all, zip(these.all, these.calling)).map { one, these in
        one / (these.1 + (these.0 - these.1) / Double(way.threads))
      }
      print(
        Table.row(
          [way.name] + [these.wall, these.all, these.calling].map { "\(Int($0.median))" }
            + [Table.hundredths(ratio), Table.hundredths(idle.median)]))
    }
  }

  private func measure(_ count: Int, _ pass: () -> Void, into figures: inout Figures) {
    let clocks = [CLOCK_MONOTONIC, CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID]
    let start = clocks.map(nanoseconds)
    var decisions = 0
    repeat {
      pass()
      decisions += count
    } while Double(nanoseconds(CLOCK_MONOTONIC) - start[0]) < effort.seconds * 1e9
    let taken = zip(clocks.map(nanoseconds), start).map { Double($0 - $1) / Double(decisions) }
    figures.wall.append(taken[0])
    figures.all.append(taken[1])
    figures.calling.append(taken[2])
  }
}
