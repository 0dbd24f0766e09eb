import ShareWarden

/// What can be measured, by its name on the command line.
enum Measure: String, CaseIterable {
  case people, domains, policies, threads, memory
  case parts, isolation, restoring

  func run(_ effort: Effort) throws {
    switch self {
    case .people: try PeopleMeasure(effort: effort).run()
    case .domains: try DomainsMeasure(effort: effort).run()
    case .policies: try PoliciesMeasure(effort: effort).run()
    case .threads: try ThreadsMeasure(effort: effort).run()
    case .memory: try MemoryMeasure(effort: effort).run()
    case .parts: try PartsBenchmark(policies: .init(directory: "Policies")).run()
    case .isolation:
      let onePolicy = #filePath.dropLast("Measure.swift".count) + "OnePolicy"
      try IsolationBenchmark(directories: [String(onePolicy), "Policies"]).run()
    case .restoring: try RestoreBenchmark().run()
    }
  }
}
