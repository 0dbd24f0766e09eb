/// Tells what the requests came to, in input order: at once where the report allows it, otherwise at the end.
struct CheckTelling {
  let console: Console
  let report: any Report
  /// Whether faults are said on standard error too.
  let complains: Bool
  private(set) var exitCode: ExitCode?
  /// The file whose batch has ended before its last request.
  private(set) var ended: Int?
  private var wholes: [CheckedRequest] = []
  private var frame: ReportFrame?
  private var progress: Progress

  init(_ report: any Report, console: Console, complains: Bool) {
    self.report = report
    self.console = console
    self.complains = complains
    progress = Progress(console)
  }

  mutating func take(_ products: [CheckProduct], areSeveral: Bool) throws(FileError) {
    var bytes: [UInt8] = []
    for product in products where product.file != ended {
      exitCode = max(exitCode ?? product.exitCode, product.exitCode)
      if complains, let complaint = product.complaint {
        progress.end()
        console.complain(complaint)
      }
      switch product.telling {
      case .piece(let piece):
        bytes += Array(begin(areSeveral: areSeveral).utf8)
        bytes += piece
      case .whole(let checked): wholes.append(checked)
      }
      if product.isLast { ended = product.file }
      progress.advance()
    }
    if !bytes.isEmpty { try console.writeOutput(bytes) }
  }

  /// What stands before the next piece.
  private mutating func begin(areSeveral: Bool) -> String {
    if let frame { return frame.separator }
    frame = report.byPieces?.frame(isOfSeveral: areSeveral)
    return frame?.opening ?? ""
  }

  mutating func end() throws(FileError) {
    progress.end()
    try console.print(frame?.closing ?? report.text(wholes))
  }
}
