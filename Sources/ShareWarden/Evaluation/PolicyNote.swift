internal import LuaSandbox
internal import ShareModel

/// One thing that a policy said.
struct PolicyNote: Equatable {
  enum Kind: Equatable {
    case denial
    case warning
    case failure(PolicyFailure.Kind)
  }

  /// The policy's place in the set.
  var policy: Int
  var kind: Kind
  var code: String
  var message: String
  var adminMessage: String?
  /// 0 where it is not known.
  var line: Int
  var callPath: [String] = []
  /// The part of a compound action that was looked at; `nil` where the note is about the whole.
  var part: Int?

  static func all(in report: LuaReport, policy: Int, part: Int?) -> [PolicyNote] {
    var notes = report.denials.map { PolicyNote($0, .denial, policy, part) }
    notes += report.warnings.map { PolicyNote($0, .warning, policy, part) }
    if report.denialsCut > 0 { notes.append(cut(report.denialsCut, "denials", policy, part)) }
    if report.warningsCut > 0 { notes.append(cut(report.warningsCut, "warnings", policy, part)) }
    if let failure = report.failure { notes.append(PolicyNote(failure, policy, part)) }
    return notes
  }

  /// The notes by policy and line. What a policy says of several parts in the same words is said once, of the whole.
  static func settled(_ notes: [PolicyNote]) -> [PolicyNote] {
    var settled: [PolicyNote] = []
    for note in notes {
      if let same = settled.firstIndex(where: { $0.saysTheSame(as: note) }) {
        if settled[same].part != note.part { settled[same].part = nil }
      } else {
        settled.append(note)
      }
    }
    return settled.enumerated().sorted {
      ($0.element.policy, $0.element.line, $0.offset) < ($1.element.policy, $1.element.line, $1.offset)
    }.map(\.element)
  }

  private func saysTheSame(as other: PolicyNote) -> Bool {
    var other = other
    other.part = part
    return self == other
  }

  private static func cut(_ count: Int, _ what: String, _ policy: Int, _ part: Int?) -> PolicyNote {
    let more = count == 1 ? String(what.dropLast()) : what
    return PolicyNote(
      policy: policy, kind: .warning, code: "\(what)-cut", message: "\(count) more \(more) than can be shown.", line: 0,
      part: part)
  }
}

extension PolicyNote {
  private init(_ note: LuaNote, _ kind: Kind, _ policy: Int, _ part: Int?) {
    self.init(
      policy: policy, kind: kind, code: note.code, message: note.message, adminMessage: note.adminMessage,
      line: note.line, part: part)
  }

  private init(_ failure: LuaFailure, _ policy: Int, _ part: Int?) {
    let kind: PolicyFailure.Kind =
      switch failure.kind {
      case .runtime: .runtime
      case .contract: .contract
      case .steps: .steps
      case .memory: .memory
      case .output: .output
      }
    self.init(
      policy: policy, kind: .failure(kind), code: kind.rawValue, message: failure.message, line: failure.line,
      callPath: failure.path.map { $0.line > 0 ? "\($0.function):\($0.line)" : $0.function }, part: part)
  }
}

extension PolicyNote {
  func denial(of policy: Policy, _ redaction: Redaction) -> Denial {
    if case .failure = kind {
      return Denial(
        layer: .policy, id: policy.id, code: code, message: "The policy could not be checked.", adminMessage: message,
        source: source(in: policy), index: part)
    }
    return Denial(
      layer: .policy, id: policy.id, code: code, message: redaction.clean(message), adminMessage: adminMessage,
      source: source(in: policy), index: part)
  }

  func warning(of policy: Policy, _ redaction: Redaction) -> Warning {
    Warning(
      id: policy.id, code: code, message: redaction.clean(message), adminMessage: adminMessage,
      source: source(in: policy), index: part)
  }

  func failure(of policy: Policy, _ kind: PolicyFailure.Kind) -> PolicyFailure {
    PolicyFailure(
      id: policy.id, kind: kind, message: message, source: source(in: policy), callPath: callPath, index: part)
  }

  private func source(in policy: Policy) -> String { line > 0 ? "\(policy.file):\(line)" : policy.file }
}
