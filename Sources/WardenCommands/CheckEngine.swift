import ShareModel

/// What the commands need of the parts that read, decide and write.
struct CheckEngine {
  struct Reading {
    var isStrict: Bool
    /// For requests that give no time.
    var time: Timestamp
  }

  struct Item {
    var line: Int
    var content: Result<ShareRequest, InputProblem>
  }

  struct Rule {
    var id: String
    var chapter: String
    var code: String
    var sentence: String
  }

  var readTime: (String) -> Timestamp?
  /// The requests of one text, in order; an ill-formed one is a problem in its place.
  var read: ([UInt8], Reading) -> [Item]
  /// Loads the policies of a directory, or none for `nil`.
  var load: (String?) throws(InputProblem) -> (ShareRequest) -> Decision
  /// The decision as canonical JSON.
  var json: (Decision) -> [UInt8]
  /// The rules that an action is held against.
  var rulesAsked: (ShareRequest) -> [String]
  var rules: [Rule]
}
