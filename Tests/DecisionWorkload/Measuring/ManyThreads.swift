import Glibc
import Synchronization

/// Decisions a second of several threads that decide for a while together.
package final class ManyThreads: Sendable {
  private struct Tally {
    var perSecond = 0.0
    var bad = 0
  }

  private let seconds: Double
  private let everybody: [Questions]
  private let answers: [Questions.Answer]
  /// Threads that have not decided each question once yet.
  private let unready: Atomic<Int>
  private let next = Atomic(0)
  private let tally = Mutex(Tally())

  /// - Parameter questions: those of each thread.
  package init(_ questions: [Questions], answers: [Questions.Answer], seconds: Double) {
    everybody = questions
    self.answers = answers
    self.seconds = seconds
    unready = Atomic(questions.count)
  }

  package func run() -> (perSecond: Double, bad: Int) {
    let threads = everybody.map { _ in
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { context in
          if let context { Unmanaged<ManyThreads>.fromOpaque(context).takeUnretainedValue().work() }
          return nil
        }, Unmanaged.passUnretained(self).toOpaque())
      return thread
    }
    for thread in threads { pthread_join(thread, nil) }
    return tally.withLock { ($0.perSecond, $0.bad) }
  }

  private func work() {
    let questions = everybody[next.add(1, ordering: .relaxed).oldValue]
    var bad = pass(questions)
    unready.subtract(1, ordering: .sequentiallyConsistent)
    while unready.load(ordering: .sequentiallyConsistent) > 0 {}
    let start = nanoseconds(CLOCK_MONOTONIC)
    var decisions = 0
    while Double(nanoseconds(CLOCK_MONOTONIC) - start) < seconds * 1e9 {
      bad += pass(questions)
      decisions += questions.count
    }
    let perSecond = Double(decisions) / (Double(nanoseconds(CLOCK_MONOTONIC) - start) / 1e9)
    tally.withLock {
      $0.perSecond += perSecond
      $0.bad += bad
    }
  }

  private func pass(_ questions: Questions) -> Int {
    answers.indices.count { place in
      let answer = questions.answer(place)
      return answer == .fault || answer != answers[place]
    }
  }
}
