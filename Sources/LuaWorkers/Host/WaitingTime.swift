/// For how long workers may keep what is asked waiting in all, whatever they claim to get to.
struct WaitingTime {
  /// However many questions there are, it is no longer than the patience with so many.
  private static let mostQuestions = 30
  /// Milliseconds that all together don't wait, unless one alone may.
  private static let most = 300_000

  let total: Int
  /// Milliseconds.
  var left: UInt64

  var isOver: Bool { left == 0 }

  /// One patience for each question, and one for what goes before.
  init(_ program: WorkerProgram, questions: Int) {
    let patience = max(1, program.patience)
    total = min(patience * (min(questions, Self.mostQuestions - 1) + 1), max(Self.most, patience))
    left = UInt64(total)
  }
}
