/// The program that workers are, and how long they are waited for.
package struct WorkerProgram: Hashable, Sendable {
  /// The word by which the program is told to be a worker.
  package static let command = "policy-worker"
  /// Above the processor time that a cage gives a script.
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
}
