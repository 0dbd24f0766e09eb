import Glibc

// Prints what a decision allocates, and fails where asking a policy allocates. `swift run -c release allocation-count`
do {
  exit(try AllocationReport().run() ? 0 : 1)
} catch {
  print("the allocations cannot be counted: \(error)")
  exit(2)
}
