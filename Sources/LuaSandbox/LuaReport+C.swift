internal import CLuaSandbox

extension String {
  init(_ text: cls_text) {
    self.init(
      decoding: UnsafeRawBufferPointer(start: UnsafeRawPointer(text.bytes), count: Int(text.length)), as: UTF8.self)
  }
}

extension LuaNote {
  init(_ note: cls_note) {
    self.init(
      code: String(note.code), message: String(note.message), adminMessage: note.has_admin ? String(note.admin) : nil,
      line: Int(note.line))
  }

  static func list(_ notes: UnsafePointer<cls_note>?, _ count: UInt32) -> [LuaNote] {
    count == 0 ? [] : UnsafeBufferPointer(start: notes, count: Int(count)).map(LuaNote.init)
  }
}

extension LuaFailure.Kind {
  /// Nil for an evaluation that ran to its end. What is not known is a failure.
  init?(outcome: UInt8) {
    switch Int(outcome) {
    case cls_outcome_runtime, cls_outcome_source: self = .runtime
    case cls_outcome_contract: self = .contract
    case cls_outcome_steps: self = .steps
    case cls_outcome_memory: self = .memory
    case cls_outcome_output: self = .output
    case cls_outcome_deadline: self = .deadline
    case cls_outcome_completed: return nil
    default: self = .runtime
    }
  }
}

extension LuaReport {
  init(_ report: cls_report) {
    let failure = LuaFailure.Kind(outcome: report.outcome).map { kind in
      LuaFailure(
        kind: kind, message: String(report.message), line: Int(report.line),
        path: UnsafeBufferPointer(start: report.path, count: Int(report.path_count)).map {
          LuaCallSite(function: String($0.name), line: Int($0.line))
        }, isLimit: report.is_limit)
    }
    self.init(
      failure: failure, denials: LuaNote.list(report.denials, report.denial_count),
      warnings: LuaNote.list(report.warnings, report.warning_count), denialsCut: Int(report.denials_cut),
      warningsCut: Int(report.warnings_cut), steps: report.steps, peakMemory: report.peak_memory)
  }
}

extension LuaLoadError {
  /// Nil when loading completed.
  init?(_ report: cls_report) {
    let kind: Kind
    switch Int(report.outcome) {
    case cls_outcome_completed: return nil
    case cls_outcome_source: kind = .source
    case cls_outcome_steps: kind = .steps
    case cls_outcome_memory: kind = .memory
    case cls_outcome_deadline: kind = .deadline
    default: kind = .runtime
    }
    self.init(
      kind: kind, message: String(report.message), line: report.line > 0 ? Int(report.line) : nil,
      column: report.column > 0 ? Int(report.column) : nil, isLimit: report.is_limit)
  }
}
