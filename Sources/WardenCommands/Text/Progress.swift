import ShareModel

/// How far long work is, in a line on standard error where that is a terminal: from the first second on, once a second,
/// and wiped out at the end.
struct Progress {
  private static let interval: Int64 = 1_000_000
  /// Requests between two looks at the clock.
  private static let stride = 64

  private let console: Console
  private var last: Timestamp?
  private var done = 0
  private var isShown = false

  init(_ console: Console) {
    self.console = console
    if console.errorIsTerminal { last = console.now() }
  }

  mutating func advance() {
    done += 1
    guard let last, done.isMultiple(of: Self.stride) else { return }
    let now = console.now()
    guard now.microseconds - last.microseconds >= Self.interval else { return }
    self.last = now
    isShown = true
    console.writeError(Array("\r\(done) requests decided".utf8))
  }

  /// Wipes the line out; it comes again when it is due.
  mutating func end() {
    if isShown { console.writeError(Array("\r\u{1B}[K".utf8)) }
    isShown = false
  }
}
