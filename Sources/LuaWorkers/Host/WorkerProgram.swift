/// The program that workers are, and how long they are waited for.
package struct WorkerProgram: Hashable, Sendable {
  /// The word by which the program is told to be a worker.
  package static let command = "policy-worker"
  package static let defaultPatience = 10_000

  package var executable: String
  /// A worker of another version is refused: it might decide otherwise.
  package var version: String
  /// Milliseconds for one question. Only those count in which this side stands ready to hear the answer.
  package var patience: Int
  /// Milliseconds for the start.
  package var startPatience: Int

  package init(executable: String, version: String, patience: Int = defaultPatience, startPatience: Int = 30_000) {
    self.executable = executable
    self.version = version
    self.patience = patience
    self.startPatience = startPatience
  }

  /// The program with a patience that a script can't use up within its deadline, which would have the machine decide.
  package func awaiting(_ deadline: Duration) -> WorkerProgram {
    var program = self
    if patience == Self.defaultPatience {
      program.patience = max(patience, 2_000 * Int(clamping: deadline.components.seconds))
    }
    return program
  }
}
