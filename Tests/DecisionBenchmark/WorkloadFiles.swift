import DecisionWorkload

/// Writes a workload to files: `requests.jsonl`, `decisions.txt`, `domains.json`, and the policies in `policies`.
struct WorkloadFiles {
  let directory: String
  let people: Int
  let domains: Int
  let policies: Int

  init(_ arguments: [String]) throws {
    guard let directory = arguments.first, arguments.count < 5 else {
      throw UsageFault(message: BenchmarkOptions.usage)
    }
    let numbers = try arguments.dropFirst().map { try BenchmarkOptions.number($0) }
    self.directory = directory
    people = numbers.first ?? 20
    domains = numbers.dropFirst().first ?? 1_000
    policies = numbers.dropFirst(2).first ?? 4
  }

  func write() throws {
    let invitations = Invitations(people: people, domains: domains)
    try TextFile.makeDirectory(directory)
    try TextFile.write(invitations.all.map { $0.json + "\n" }.joined(), to: "\(directory)/requests.jsonl")
    try TextFile.write(
      invitations.denials.map { $0.isEmpty ? "1\n" : "0\n" }.joined(), to: "\(directory)/decisions.txt")
    let list = "[\(invitations.domains.map { "\"\($0)\"" }.joined(separator: ","))]"
    try TextFile.write(list + "\n", to: "\(directory)/domains.json")
    _ = try PolicyFolder(at: "\(directory)/policies", policies: policies, domains: invitations.domains)
  }
}
