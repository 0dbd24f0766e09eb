internal import PlainData

/// Does something again whenever a file changes, until it is interrupted.
struct TestWatch {
  /// Below these.
  let directories: [String]
  let console: Console

  /// - Returns: what the last time came to.
  func run(_ work: () throws(FileError) -> ExitCode) throws(FileError) -> ExitCode {
    let waits = console.holdInterruptions()
    var seen = WatchedFiles(below: directories)
    var code = try work()
    console.complain("watching \(listed(directories)); interrupt to end")
    while waits() {
      // Looked at before the work, so that what changes meanwhile is seen the next time.
      let now = WatchedFiles(below: directories)
      let changes = now.changes(since: seen)
      guard !changes.isEmpty else { continue }
      seen = now
      console.complain("changed: \(listed(changes, upTo: 3))")
      code = try work()
    }
    return code
  }
}
