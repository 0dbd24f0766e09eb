import Glibc
import ScriptWorker
import ShareModel
import ShareRules
import ShareWarden

// Prints what a decision costs, part by part. `swift run -c release decision-benchmark [POLICIES]`
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == ScriptWorker.command,
  let code = ScriptWorker.run(Array(arguments.dropFirst()), version: Warden.version)
{
  exit(code)
}
let directory = arguments.first ?? "Policies"
do {
  try DecisionBenchmark(policies: PolicySet(directory: directory)).run()
  let onePolicy = #filePath.dropLast("main.swift".count) + "OnePolicy"
  try IsolationBenchmark(directories: [String(onePolicy), directory]).run()
  try RestoreBenchmark().run()
} catch {
  print("the benchmark cannot run: \(error)")
  exit(2)
}
