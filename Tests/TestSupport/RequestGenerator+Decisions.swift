package import ShareModel

extension RequestGenerator {
  /// A decision with anything in it that a decision can hold, whether or not a warden would come to it.
  package mutating func decision() -> Decision {
    let isAllowed = random.once(in: 2)
    return Decision(
      denials: isAllowed ? [] : several { $0.denial() }, errors: isAllowed ? [] : several { $0.failure() },
      shadowDenials: several { $0.denial() }, warnings: several { $0.warning() }, effects: several { $0.effect() },
      assumptions: several { $0.nastyText() }, policies: several { $0.trace() },
      rules: RuleNumbers(several { Int.random(in: 1...196, using: &$0.random) }))
  }

  /// None, a few, and sometimes more than are looked through as they are.
  private mutating func several<Element>(_ make: (inout RequestGenerator) -> Element) -> [Element] {
    let count = random.once(in: 12) ? 20 : Int.random(in: 0...3, using: &random)
    return (0..<count).map { _ in make(&self) }
  }

  /// Text with everything in it that is escaped, or nearly so.
  private mutating func nastyText() -> String {
    let pieces =
      Self.texts + [
        "## #", "<b>&amp;", "\u{7F}\u{80}\u{9F}\u{A0}", "\u{61C}\u{600}", "\u{200B}\u{202E}", "\u{FFFE}\u{FFF9}",
        "0123456789abcdef", "a text without anything in it", "exactly 15 bytes", "é at 16 is here: é",
      ]
    return (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(pieces) }.joined()
  }

  private mutating func place() -> Int? { random.once(in: 3) ? Int.random(in: 0...12, using: &random) : nil }
  private mutating func maybeText() -> String? { random.once(in: 2) ? nastyText() : nil }

  private mutating func denial() -> Denial {
    let isPolicy = random.once(in: 2)
    return Denial(
      layer: isPolicy ? .policy : .builtin, id: random.pick(["cap", "R044", "R142"]),
      code: random.pick(["too-many", "permissionFailure"]), message: random.once(in: 2) ? "No." : nastyText(),
      adminMessage: maybeText(), source: isPolicy ? "Policies/cap.lua:\(Int.random(in: 1...2, using: &random))" : nil,
      ckError: isPolicy ? nil : random.pick(.allCases), index: place())
  }

  private mutating func failure() -> PolicyFailure {
    PolicyFailure(
      id: random.pick(["cap", "other"]), kind: random.pick(.allCases), message: nastyText(), source: maybeText(),
      callPath: several { $0.nastyText() }, index: place())
  }

  private mutating func warning() -> Warning {
    Warning(
      id: "cap", code: "nearly", message: nastyText(), adminMessage: maybeText(), source: maybeText(), index: place())
  }

  private mutating func trace() -> PolicyTrace {
    PolicyTrace(
      of: PolicyFacts(
        id: random.pick(["cap", "other"]), sha256: "00ff", stepLimit: 1_000_000, memoryLimit: 2,
        isShadow: random.once(in: 4)),
      steps: random.pick([0, 9, 10, 812, 100_000, .max]), memory: 1)
  }

  private mutating func effect() -> Effect {
    switch Int.random(in: 0..<15, using: &random) {
    case 0: .participantAdded(participant(), before: random.once(in: 2) ? participant() : nil)
    case 1: .participantUpdated(participant(), before: participant())
    case 2: .participantAccepted(participant(), before: participant())
    case 3: .participantRemoved(participant())
    case 4: .participantLeft(slot())
    case 5: .publicPermissionChanged(from: permission(), to: permission())
    case 6: .shareCreated
    case 7: .shareDeleted
    case 8: .recordsChanged(several { $0.nastyText() })
    case 9: .fieldsChanged(several { $0.nastyText() })
    case 10: .accessRequestsChanged(from: true, to: false)
    case 11: .requesterAdded(person())
    case 12: .identityBlocked(person())
    case 13: .requesterRemoved(person())
    default: .identityUnblocked(person())
    }
  }
}
