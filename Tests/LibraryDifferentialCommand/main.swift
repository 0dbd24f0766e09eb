import Glibc
import LibraryDifferential

// Compares the library of the cage with the stock library over many calls:
// `swift run -c release library-differential [CALLS] [SEED] [OPERATION]`
let words = CommandLine.arguments.dropFirst().map { $0 }
let calls = words.first.flatMap { Int($0) } ?? 1_000_000
var generator = SystemRandomNumberGenerator()
let seed = words.count > 1 ? UInt64(words[1]) ?? 1 : generator.next() >> 16
let chosen = Operation.all.filter { words.count < 3 || $0.name == words[2] }
print("seed \(seed)")
do {
  let differential = try LibraryDifferential(seed: seed)
  exit(DifferentialRun(differential: differential, operations: chosen).run(calls: calls) ? 0 : 1)
} catch {
  print("the comparison cannot run: \(error)")
  exit(2)
}
