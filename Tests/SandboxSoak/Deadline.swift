/// When to stop.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(seconds: Int) { end = ContinuousClock.now + .seconds(seconds) }

  var isOver: Bool { ContinuousClock.now >= end }

  var secondsLeft: Int { max(0, Int((end - ContinuousClock.now).components.seconds)) }
}
