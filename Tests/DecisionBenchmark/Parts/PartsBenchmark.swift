import PlainData
import ShareModel
import ShareRules
import ShareWarden

/// Each part of a decision on its own, on shares of 3, 20 and 100 people. The floor of each run is reading the request's
/// JSON and nothing else.
struct PartsBenchmark {
  let policies: PolicySet

  func run() throws {
    print("policies: \(policies.policyIDs.joined(separator: ", "))")
    print("microseconds, best of 40 batches; in brackets the multiple of parsing the JSON alone")
    print(Table.row(["people", "bytes", "parse", "decode", "rules", "policies", "encode", "all"]))
    for people in [3, 20, 100] { print(Table.row(try measure(people: people))) }
  }

  private func measure(people: Int) throws -> [String] {
    let json = SampleRequest.json(people: people)
    let request = try ShareRequest(json: json)
    let book = RuleBook(profile: policies.profile)
    let bare = Warden(rules: book)
    let warden = Warden(policies: policies)
    let decision = warden.decide(request)
    guard decision.isAllowed, decision.policies.count == policies.policyIDs.count else {
      throw InputFault(message: "the request is not allowed by every policy, so it measures something else")
    }
    let parse = Stopwatch.microseconds { keep(try? JSONText(parsing: json)) }
    let decode = Stopwatch.microseconds { keep(try? ShareRequest(json: json)) }
    let rules = Stopwatch.microseconds { keep(bare.decide(request)) }
    let whole = Stopwatch.microseconds { keep(warden.decide(request)) }
    let encode = Stopwatch.microseconds { keep(decision.json) }
    let parts = [decode, rules, max(0, whole - rules), encode, decode + whole + encode]
    return [String(people), String(json.count), Table.rounded(parse)]
      + parts.map { "\(Table.rounded($0)) (\(Table.rounded($0 / parse)))" }
  }
}
