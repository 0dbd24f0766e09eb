import ShareModel

/// Turns a request that is checked into a test case.
struct CaseRecorder {
  private let name: CaseName
  private let directory: String
  /// Who is asked for the verdict that is kept; `nil`: whoever decides in any case.
  private let policy: (@Sendable (ShareRequest) -> Decision)?

  /// `nil` where nothing is to be recorded.
  init?(_ arguments: ParsedArguments, engine: CheckEngine) throws(UsageError) {
    guard let text = arguments.value("record") else { return nil }
    for other in ["strict", "no-policies"] where arguments.has(other) {
      throw UsageError(message: "`--record` and `--\(other)` exclude each other")
    }
    name = try CaseName(text)
    directory = arguments.value("policies") ?? AbsentPolicySet.usualPlace
    guard let id = name.policy else {
      policy = nil
      return
    }
    do throws(CheckEngine.LoadProblem) { policy = try engine.loadPolicy(directory, id) } catch {
      throw UsageError(message: "policy `\(id)` does not load, so nothing is recorded", details: error.lines)
    }
  }

  /// The one request there is.
  func order(of orders: inout CheckOrders) throws(UsageError) -> CheckOrder {
    let first = orders.next(ended: nil)
    guard let first, first.batch.count == 1, !orders.areSeveral else {
      throw UsageError(message: "`--record` takes one request; give a file that holds no more")
    }
    orders.beginAgain()
    return first
  }

  func record(_ order: CheckOrder, _ decide: @Sendable (ShareRequest) -> Decision, console: Console) throws(UsageError)
  {
    guard case .success(let request)? = order.batch.items(order.range).first?.content else { return }
    let path = name.path(in: directory)
    let decision = policy.map { $0(request) } ?? decide(request)
    do throws(FileError) {
      try console.createFile(path, Array(RecordedCase.json(request, decision).utf8))
    } catch {
      throw UsageError(message: "\(path): \(error.reason); nothing is recorded")
    }
    console.complain("recorded in \(path)")
  }
}
