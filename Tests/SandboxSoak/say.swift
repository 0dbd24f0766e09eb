import Glibc

/// Prints a line at once, so that it is there when the process ends early.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
