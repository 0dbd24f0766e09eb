internal import ShareModel

/// What the policies of a set say to one request that the rules allow, in its fixed order: by policy, then by line, then
/// by call.
struct PolicyHearing {
  private(set) var denials: [Denial] = []
  private(set) var errors: [PolicyFailure] = []
  private(set) var shadowDenials: [Denial] = []
  private(set) var warnings: [Warning] = []
  private(set) var traces: [PolicyTrace] = []
  /// Made when a text may hold an address.
  private var redaction: Redaction?

  /// - Parameter capacity: how many policies will be added.
  init(capacity: Int) { traces.reserveCapacity(capacity) }

  /// Adds that the next policy was asked.
  mutating func add(_ trace: PolicyTrace) { traces.append(trace) }

  /// Adds what it said.
  mutating func add(_ notes: PolicyNotes, of policy: AskedPolicy, to request: ShareRequest, after: Share?) {
    for note in notes.settled { add(note, of: policy, request, after) }
  }

  private mutating func add(_ note: PolicyNote, of policy: AskedPolicy, _ request: ShareRequest, _ after: Share?) {
    switch note.kind {
    case .denial:
      let denial = note.denial(of: policy, told: cleaned(note.said, request, after))
      if policy.isShadow { shadowDenials.append(denial) } else { denials.append(denial) }
    case .failure(let failure):
      if policy.isShadow {
        shadowDenials.append(note.denial(of: policy, failure))
      } else {
        errors.append(note.failure(of: policy, failure))
      }
    case .warning: warnings.append(note.warning(of: policy, told: cleaned(note.message, request, after)))
    }
  }

  /// A text for the person who asked, without the addresses of others.
  private mutating func cleaned(_ text: String, _ request: ShareRequest, _ after: Share?) -> String {
    guard Redaction.isNeeded(for: text) else { return text }
    let redaction = redaction ?? Redaction(request, after: after)
    self.redaction = redaction
    return redaction.clean(text)
  }
}
