import ChargeShapes
import Glibc

// Prints what the dearest step of everything that a script can do costs, and fails if one is dearer than it may be.
// `swift run -c release charge-benchmark [STEPS]`
let stepLimit = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000

func rounded(_ value: Double) -> String { String((value * 10).rounded() / 10) }

func row(_ cells: [String]) -> String {
  zip(cells, [48, 11, 8, 8, 8, 10]).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined()
    + (cells.last ?? "")
}

do {
  let base = try ChargeMeasurement(.emptyLoop, stepLimit: stepLimit, rounds: 20)
  let found = try ChargeShape.all.map { shape in
    (shape: shape, worst: try ChargeMeasurement(shape, stepLimit: stepLimit, rounds: 3))
  }
  print("the dearest step of everything that a script can do, best of 3, and its longest evaluation")
  print("a step of \(ChargeShape.emptyLoop) takes \(rounded(base.nanosecondsPerStep)) ns; \(stepLimit) steps")
  print(row(["what", "ns a step", "ratio", "size", "ms", "steps", "ended by"]))
  for (_, one) in found.sorted(by: { $0.worst.nanosecondsPerStep > $1.worst.nanosecondsPerStep }) {
    print(
      row([
        one.name, rounded(one.nanosecondsPerStep), rounded(one.ratio(to: base)), String(one.size),
        rounded(one.milliseconds), String(one.steps), one.end,
      ]))
  }
  if let longest = found.map(\.worst).max(by: { $0.milliseconds < $1.milliseconds }) {
    print("longest evaluation: \(rounded(longest.milliseconds)) ms, \(longest.name)")
  }
  let tooDear = found.filter { $0.worst.ratio(to: base) > $0.shape.bound }
  for (shape, one) in tooDear {
    print(
      "too dear: \(shape.name), \(rounded(one.ratio(to: base))) times an empty loop, may be \(rounded(shape.bound))")
  }
  exit(tooDear.isEmpty ? 0 : 1)
} catch {
  print("the benchmark cannot run: \(error)")
  exit(2)
}
