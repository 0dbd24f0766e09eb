internal import LuaSandbox
internal import ShareModel

/// One thing that a policy said.
struct PolicyNote: Hashable {
  enum Kind: Hashable {
    case denial
    case warning
    case failure(LuaFailure)
  }

  var kind: Kind
  var code: String
  var message: String
  var adminMessage: String?
  /// 0 where it is not known.
  var line: Int
  var callPath: [String] = []
  /// The part of a compound action that was looked at; `nil` where the note is about the whole.
  var part: Int?
}

extension PolicyNote {
  init(_ note: LuaNote, _ kind: Kind, part: Int?) {
    self.init(
      kind: kind, code: note.code, message: note.message, adminMessage: note.adminMessage, line: note.line, part: part)
  }

  init(_ failure: LuaFailure, part: Int?) {
    self.init(
      kind: .failure(failure), code: PolicyFailure.Kind(failure.kind).rawValue, message: failure.message,
      line: failure.line,
      callPath: failure.path.map { $0.line > 0 ? "\($0.function):\($0.line)" : $0.function }, part: part)
  }

  /// That a policy said more than is shown.
  static func cut(_ count: Int, _ what: String) -> PolicyNote {
    let more = count == 1 ? what : "\(what)s"
    return PolicyNote(
      kind: .warning, code: "\(what)s-cut", message: "\(count) more \(more) than can be shown.", line: 0)
  }
}

extension PolicyNote {
  func denial(of policy: AskedPolicy, told: String) -> Denial {
    Denial(
      layer: .policy, id: policy.id, code: code, message: told, adminMessage: adminMessage,
      source: policy.source(line: line), index: part)
  }

  /// What a failure would be of a policy that is not in shadow.
  func denial(of policy: AskedPolicy, _ failure: LuaFailure) -> Denial {
    Denial(
      layer: .policy, id: policy.id, code: code, message: "The policy could not be checked.",
      adminMessage: policy.limits.reason(failure), source: policy.source(line: line), index: part, isFailure: true)
  }

  /// What the person is told. A script that says nothing leaves nobody without a word.
  var said: String {
    if let first = message.utf8.first, (0x21...0x7E).contains(first) { return message }
    return message.allSatisfy(\.isWhitespace) ? "A policy does not allow this." : message
  }

  func warning(of policy: AskedPolicy, told: String) -> Warning {
    Warning(
      id: policy.id, code: code, message: told, adminMessage: adminMessage, source: policy.source(line: line),
      index: part)
  }

  func failure(of policy: AskedPolicy, _ failure: LuaFailure) -> PolicyFailure {
    PolicyFailure(
      id: policy.id, kind: .init(failure.kind), message: policy.limits.reason(failure),
      source: policy.source(line: line), callPath: callPath, index: part,
      isTransient: [.late, .unavailable, .machine].contains(failure.kind))
  }
}

extension PolicyFailure.Kind {
  /// The word for it on the wire, which has none for the deadline, which stands in for steps, nor for processes.
  fileprivate init(_ kind: LuaFailure.Kind) {
    switch kind {
    case .runtime, .late, .unavailable: self = .runtime
    case .contract: self = .contract
    case .steps, .deadline: self = .steps
    case .memory, .machine: self = .memory
    case .output: self = .output
    }
  }
}
