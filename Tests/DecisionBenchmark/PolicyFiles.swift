import DecisionWorkload

/// Writes the policies alone, with the placeholder for the approved domains.
struct PolicyFiles {
  let directory: String
  let policies: Int

  init(_ arguments: [String]) throws {
    guard arguments.count == 2 else { throw UsageFault(message: BenchmarkOptions.usage) }
    directory = arguments[0]
    policies = try BenchmarkOptions.number(arguments[1])
  }

  func write() throws { _ = try PolicyFolder(at: directory, policies: policies) }
}
