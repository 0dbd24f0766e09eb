import Glibc
import ScriptWorker
import ShareWarden

// Prints what a decision costs. `swift run -c release decision-benchmark`; see the README.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == ScriptWorker.command,
  let code = ScriptWorker.run(Array(arguments.dropFirst()), version: Warden.version)
{
  exit(code)
}
do {
  switch arguments.first {
  case "write": try WorkloadFiles(Array(arguments.dropFirst())).write()
  case "write-policies": try PolicyFiles(Array(arguments.dropFirst())).write()
  default:
    let options = try BenchmarkOptions(arguments)
    for measure in options.measures { try measure.run(options.effort) }
  }
} catch {
  print("the benchmark cannot run: \(error)")
  exit(2)
}
