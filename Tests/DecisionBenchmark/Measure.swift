import ShareWarden

/// What can be measured, by its name on the command line.
enum Measure: String, CaseIterable {
  case cost, cages, people, domains, policies, threads, batch, drive, memory, cold
  case parts, processes, restoring

  func run(_ effort: Effort) throws {
    switch self {
    case .cost: try CostMeasure(effort: effort).run()
    case .cages: try CagesMeasure(effort: effort).run()
    case .people: try PeopleMeasure(effort: effort).run()
    case .domains: try DomainsMeasure(effort: effort).run()
    case .policies: try PoliciesMeasure(effort: effort).run()
    case .threads: try ThreadsMeasure(effort: effort).run()
    case .batch: try BatchMeasure(effort: effort).run()
    case .drive: try DriveMeasure(effort: effort).run()
    case .memory: try MemoryMeasure(effort: effort).run()
    case .cold: try ColdMeasure(effort: effort).run()
    case .parts: try PartsBenchmark(policies: .init(directory: FourShipped().path)).run()
    case .processes:
      let onePolicy = #filePath.dropLast("Measure.swift".count) + "OnePolicy"
      try ProcessBenchmark(directories: [String(onePolicy), FourShipped().path]).run()
    case .restoring: try RestoreBenchmark().run()
    }
  }
}
