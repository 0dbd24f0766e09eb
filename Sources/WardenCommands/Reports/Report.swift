/// A form in which checked requests are told.
protocol Report: Sendable {
  func text(_ checked: [CheckedRequest]) -> String

  /// The report by pieces, if what it says of a request depends on no other: it is told while others are still decided.
  var byPieces: (any PiecewiseReport)? { get }
}

extension Report {
  var byPieces: (any PiecewiseReport)? { nil }
}

/// A report that is put together from what it says of each request.
protocol PiecewiseReport: Report {
  func piece(_ checked: CheckedRequest) -> [UInt8]

  /// What stands around and between the pieces.
  func frame(isOfSeveral: Bool) -> ReportFrame
}

struct ReportFrame: Sendable {
  var opening = ""
  var separator = ""
  var closing = ""
}

extension PiecewiseReport {
  var byPieces: (any PiecewiseReport)? { self }

  func text(_ checked: [CheckedRequest]) -> String {
    let frame = frame(isOfSeveral: checked.count != 1 || checked[0].isOneOfSeveral)
    let pieces = checked.map { String(decoding: piece($0), as: UTF8.self) }
    return frame.opening + pieces.joined(separator: frame.separator) + frame.closing
  }
}
