import CLuaSandbox

/// The functions of the cage, in a script that compares what they do with what it is told to expect.
final class CagedLibrary {
  private let book: OpaquePointer
  private let cage: OpaquePointer
  private let reasons: Cells

  init(script: [UInt8]) throws {
    guard let book = cls_book_new(), cls_book_freeze(book), let cage = cls_cage_new(book, 128 << 20, 600_000_000_000)
    else {
      throw DifferentialFault(message: "no memory for a cage")
    }
    self.book = book
    self.cage = cage
    reasons = Cells(reasons: WrittenReason.all)
    // Sanitizers and debugging make it slow, and no script here is hostile.
    let steps = UInt64(Int64.max)
    var report = cls_report()
    let compiled = script.withUnsafeBytes {
      cls_cage_compile(cage, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, steps, &report)
    }
    defer { cls_script_free(compiled) }
    if compiled != nil { cls_cage_load(cage, compiled, nil, steps, &report) }
    guard compiled != nil, report.outcome == cls_outcome_completed else {
      throw DifferentialFault(message: "line \(report.line) of the script: \(String(report.message))")
    }
    guard reasons.withView({ withUnsafePointer(to: $0) { cls_cage_seal(cage, $0) } }) else {
      throw DifferentialFault(message: "no memory for the image of a cage")
    }
  }

  deinit {
    cls_cage_free(cage)
    cls_book_free(book)
  }

  func evaluate(_ cells: borrowing Cells) -> CagedReport {
    var report = cls_report()
    cells.withView { view in
      withUnsafePointer(to: view) { cls_cage_evaluate(cage, $0, nil, UInt64(Int64.max), &report) }
    }
    return CagedReport(report)
  }
}

/// What the script found.
struct CagedReport {
  /// Why it came to no end of its own; nil when it did.
  var failure: String?
  var isLimit: Bool
  /// Numbers of cases, and what is different in each.
  var differences: [(number: Int, what: String)]
  var differencesCut: Int
  var tally: [Int]

  init(_ report: cls_report) {
    let outcome = Int(report.outcome)
    failure = outcome == cls_outcome_completed ? nil : String(report.message)
    isLimit = outcome == cls_outcome_memory || outcome == cls_outcome_steps
    differences = UnsafeBufferPointer(start: report.denials, count: Int(report.denial_count)).map {
      (Int(String($0.message)) ?? 0, String($0.admin))
    }
    differencesCut = Int(report.denials_cut)
    tally = UnsafeBufferPointer(start: report.warnings, count: Int(report.warning_count)).map {
      Int(String($0.message)) ?? 0
    }
  }
}

extension String {
  init(_ text: cls_text) {
    self.init(
      decoding: UnsafeRawBufferPointer(start: UnsafeRawPointer(text.bytes), count: Int(text.length)), as: UTF8.self)
  }
}
