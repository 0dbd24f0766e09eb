extension PolicySet {
  /// Where the scripts of a set run. What they decide is the same in both places.
  public enum Isolation: Hashable, Sendable {
    /// In this process, each script caged in memory of its own. The fastest.
    case inProcess
    /// In worker processes, one for each decision that is made at a time. They can't open a file, reach the network or
    /// start a program, and their resources are limited. Should a script bring one down, that is a failure of the
    /// policy, which denies, and the next question goes to a new worker.
    ///
    /// - Parameter executable: the absolute path of the program `sharewarden`, of this version.
    case process(executable: String)
  }
}
