import ShareModel
internal import ShareWire

/// What the commands need of the parts that read, decide and write.
struct CheckEngine {
  struct Reading {
    var isStrict: Bool
    /// For requests that give no time.
    var time: Timestamp
  }

  struct Item: Sendable {
    var line: Int
    var content: Result<ShareRequest, InputProblem>
    /// The time that was taken because the request gives none.
    var assumedTime: Timestamp?
  }

  /// The requests of one text, in order.
  struct Batch: Sendable {
    var count: Int
    /// Reads some of them; any thread may.
    var items: @Sendable (Range<Int>) -> [Item]
    /// Whether nothing more is decided after an answer.
    var isEnded: @Sendable (_ byAllow: Bool) -> Bool = { _ in false }

    init(
      count: Int, items: @escaping @Sendable (Range<Int>) -> [Item],
      isEnded: @escaping @Sendable (_ byAllow: Bool) -> Bool = { _ in false }
    ) {
      self.count = count
      self.items = items
      self.isEnded = isEnded
    }

    /// A text of one request.
    init(_ item: Item) { self.init(count: 1) { _ in [item] } }
  }

  /// A decision, and how much of it is to be told.
  struct DecisionForm: Sendable {
    var decision: Decision
    var assumedTime: Timestamp?
    /// Where the decision is to be explained.
    var explanation: DecisionExplanation?
  }

  /// A policy set that is loaded, or the built-in rules alone.
  struct Judge: Sendable {
    var decide: @Sendable (ShareRequest) -> Decision
    /// What there is to tell of a decision of its own.
    var explain: @Sendable (ShareRequest, Decision) -> DecisionExplanation
  }

  /// Why a policy set does not load: a line for each thing that is wrong.
  struct LoadProblem: Error, Equatable {
    var lines: [String]
  }

  /// Where policies run.
  enum Isolation: String, CaseIterable {
    case inProcess = "in-process"
    case process
  }

  struct Rule: Sendable {
    var id: String
    var chapter: String
    var code: String
    var sentence: String
  }

  var readTime: (String) -> Timestamp?
  /// The requests of one text; an ill-formed one is a problem in its place.
  var read: ([UInt8], Reading) -> Batch
  /// Loads the policies of a directory, or none for `nil`, to run where it is said.
  var load: (String?, Isolation) throws(LoadProblem) -> Judge
  /// Loads one policy of a directory by its id, to be asked by itself with the values that the set gives it.
  var loadPolicy: (_ directory: String, _ id: String) throws(LoadProblem) -> @Sendable (ShareRequest) -> Decision
  /// The decision as canonical JSON.
  var json: @Sendable (DecisionForm) -> [UInt8]
  /// The built-in rules; put together when they are asked for, since most runs need none of them.
  var rules: () -> [Rule]
}
