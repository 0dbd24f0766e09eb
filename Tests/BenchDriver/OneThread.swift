import DecisionWorkload
import Glibc

/// The timed part on one thread: whole passes by the processor's time, then single decisions by the clock on the wall.
struct OneThread {
  private(set) var passes: [Double] = []
  private(set) var singles: [Int] = []
  private(set) var bad = 0
  private(set) var perSecond = 0.0

  var decisions: Int { passes.count * questions.count + singles.count }

  private let questions: Questions
  private let answers: [Questions.Answer]

  /// - Parameter answers: what each question was answered at first; anything else is counted as bad.
  init(_ questions: Questions, answers: [Questions.Answer]) {
    self.questions = questions
    self.answers = answers
  }

  mutating func run(seconds: Double) {
    let start = nanoseconds(CLOCK_MONOTONIC)
    repeat {
      let before = nanoseconds(CLOCK_THREAD_CPUTIME_ID)
      for place in answers.indices { check(place) }
      passes.append(Double(nanoseconds(CLOCK_THREAD_CPUTIME_ID) - before) / Double(questions.count))
    } while passes.count < 3 || Double(nanoseconds(CLOCK_MONOTONIC) - start) < seconds * 0.6e9
    let middle = nanoseconds(CLOCK_MONOTONIC)
    perSecond = Double(passes.count * questions.count) / (Double(middle - start) / 1e9)
    singles.reserveCapacity(1 << 20)
    repeat {
      for place in answers.indices {
        let before = nanoseconds(CLOCK_MONOTONIC)
        check(place)
        singles.append(nanoseconds(CLOCK_MONOTONIC) - before)
      }
    } while singles.count < 10_000_000 && Double(nanoseconds(CLOCK_MONOTONIC) - middle) < seconds * 0.4e9
    passes.sort()
    singles.sort()
  }

  private mutating func check(_ place: Int) {
    let answer = questions.answer(place)
    if answer == .fault || answer != answers[place] { bad += 1 }
  }
}
