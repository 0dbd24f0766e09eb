@preconcurrency import Glibc
import ScriptWorker
import ShareWarden

// Speaks the protocol by which policy engines are measured side by side; see the README of DecisionBenchmark.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == ScriptWorker.command,
  let code = ScriptWorker.run(Array(arguments.dropFirst()), version: Warden.version)
{
  exit(code)
}
do {
  try Driver(options: DriverOptions(arguments)).run()
} catch {
  fputs("bench-driver: \(error)\n", stderr)
  exit(2)
}
