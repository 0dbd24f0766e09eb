import Glibc
import ShareModel
import ShareRules
import ShareWarden

// Prints what a decision costs, part by part. `swift run -c release decision-benchmark [POLICIES]`
let directory = CommandLine.arguments.dropFirst().first ?? "Policies"
do {
  try DecisionBenchmark(policies: PolicySet(directory: directory)).run()
} catch {
  print("the benchmark cannot run: \(error)")
  exit(2)
}
