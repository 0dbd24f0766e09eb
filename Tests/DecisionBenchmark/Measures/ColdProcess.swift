import DecisionWorkload
@preconcurrency import Glibc

/// A program that is started for one decision.
struct ColdProcess {
  let path: String
  let arguments: [String]

  /// Milliseconds from its start to its end, and its exit code. What it prints is thrown away.
  func run() throws -> (milliseconds: Double, code: Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    var status: Int32 = 0
    let start = nanoseconds(CLOCK_MONOTONIC)
    let fault = posix_spawn(&process, path, &actions, nil, &words, environ)
    guard fault == 0 else { throw TextFile.Fault(path: path, code: fault) }
    guard waitpid(process, &status, 0) == process else { throw TextFile.Fault(path: path, code: errno) }
    let milliseconds = Double(nanoseconds(CLOCK_MONOTONIC) - start) / 1e6
    return (milliseconds, status & 0x7f == 0 ? status >> 8 & 0xff : -1)
  }
}
