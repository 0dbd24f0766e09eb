import ShareModel

/// Some requests of one file, for a thread to decide.
struct CheckOrder: Sendable {
  let file: String
  /// The place of the file among those that were named.
  let number: Int
  let batch: CheckEngine.Batch
  let range: Range<Int>

  /// Reads and decides the requests, and writes what a report says of each.
  func products(
    _ decision: (ShareRequest) -> Decision, report: (any PiecewiseReport)?
  ) -> [CheckProduct] {
    zip(range, batch.items(range)).map { index, item in
      let outcome: CheckedRequest.Outcome =
        switch item.content {
        case .success(let request): .decided(request, decision(request))
        case .failure(let problem): .fault(problem)
        }
      let checked = CheckedRequest(
        file: file, line: item.line, index: index, outcome: outcome, isOneOfSeveral: batch.count > 1,
        assumedTime: item.assumedTime)
      return CheckProduct(checked, of: self, report: report)
    }
  }
}

/// What one request came to, as far as it is still needed.
struct CheckProduct: Sendable {
  enum Telling: Sendable {
    /// What the report says of it.
    case piece([UInt8])
    /// All of it, for a report that looks at all requests together.
    case whole(CheckedRequest)
  }

  let file: Int
  let exitCode: ExitCode
  /// What is to be said on standard error.
  let complaint: String?
  let telling: Telling
  /// Whether its batch ends here.
  let isLast: Bool

  init(_ checked: CheckedRequest, of order: CheckOrder, report: (any PiecewiseReport)?) {
    file = order.number
    exitCode = checked.exitCode
    if case .fault(let problem) = checked.outcome {
      complaint = problem.text(in: checked.displayFile)
    } else {
      complaint = nil
    }
    telling = report.map { .piece($0.piece(checked)) } ?? .whole(checked)
    isLast = order.batch.isEnded(exitCode == .allowed)
  }
}
