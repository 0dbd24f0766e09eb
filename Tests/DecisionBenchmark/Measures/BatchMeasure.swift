import DecisionWorkload
import Glibc
import ShareModel
import ShareWarden

/// A list of requests decided at once, beside the same requests one after the other.
struct BatchMeasure {
  let effort: Effort

  func run() throws {
    let trial = try Trial(effort)
    let requests = try trial.lines.map { try ShareRequest(json: $0) }
    let alone = requests.map { trial.warden.decide($0) }
    guard trial.warden.decide(requests) == alone else {
      throw WrongDecision(request: "a list of requests", codes: ["other decisions"], expected: ["those of each alone"])
    }
    let ways: [(name: String, pass: () -> Void)] = [
      ("one by one", { for request in requests { keep(trial.warden.decide(request)) } }),
      ("list, 1 thread", { keep(trial.warden.decide(requests, threads: 1)) }),
      ("list, all", { keep(trial.warden.decide(requests)) }),
    ]
    var figures = ways.map { _ in [Double]() }
    for _ in 0..<effort.rounds {
      for (place, way) in ways.enumerated() { figures[place].append(perSecond(requests.count, way.pass)) }
    }
    print("\na list of requests, decoded: decisions a second, and the multiple of one by one")
    for (place, way) in ways.enumerated() {
      let ratio = zip(figures[place], figures[0]).map { $0 / $1 }.median
      print(Table.row([way.name, "\(Int(figures[place].median))", Table.hundredths(ratio)]))
    }
  }

  private func perSecond(_ count: Int, _ pass: () -> Void) -> Double {
    let start = nanoseconds(CLOCK_MONOTONIC)
    var (end, decisions) = (start, 0)
    repeat {
      pass()
      decisions += count
      end = nanoseconds(CLOCK_MONOTONIC)
    } while Double(end - start) < effort.seconds * 1e9
    return Double(decisions) / (Double(end - start) / 1e9)
  }
}
