internal import PlainData
internal import PolicyTesting

/// Does something again whenever a file changes, until it is interrupted.
struct TestWatch {
  /// What is asked for.
  let paths: [String]
  /// Files that the work writes.
  var written: [String] = []
  let console: Console

  /// - Returns: what the last time came to.
  func run(_ work: () throws(FileError) -> ExitCode) throws(FileError) -> ExitCode {
    let waits = console.holdInterruptions()
    // Found while all is there: of what is gone nobody can say what it was.
    let directories = NamedSet.all(of: paths).map(\.directory)
    var seen = WatchedFiles(below: directories, except: written)
    var gone: [String] = []
    var code = try work()
    console.complain("watching \(listed(directories)); interrupt to end")
    while waits() {
      // Looked at before the work, so that what changes meanwhile is seen the next time.
      let now = WatchedFiles(below: directories, except: written)
      let missing = paths.filter { !TestPlace.exists($0) }
      let changes = now.changes(since: seen)
      guard !changes.isEmpty || missing != gone else { continue }
      seen = now
      let wasGone = gone
      gone = missing
      guard missing.isEmpty else {
        if missing != wasGone { console.complain("gone: \(listed(missing)); waiting until it is there again") }
        code = .undecided
        continue
      }
      console.complain("changed: \(listed(changes.isEmpty ? wasGone : changes, upTo: 3))")
      code = try work()
    }
    return code
  }
}
