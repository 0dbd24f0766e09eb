import ShareModel

/// One request on its way to a ruling.
struct Hearing {
  let request: ShareRequest
  let profile: RuleProfile
  private var copy: WorkingCopy
  private var refusals: [Ruling.Refusal] = []
  private var assumptions: Set<String> = []
  private var asked: Set<String> = []

  init(request: ShareRequest, profile: RuleProfile) {
    self.request = request
    self.profile = profile
    copy = WorkingCopy(request.share, time: request.time)
  }

  var ruling: Ruling { Ruling(refusals: refusals, copy: copy, assumptions: assumptions, asked: asked) }

  mutating func refuse(_ rule: String, _ code: CloudKitError, _ message: String, index: Int?) {
    asked.insert(rule)
    refusals.append(Ruling.Refusal(rule: rule, code: code, message: message, index: index))
  }

  /// Judges an action and, if it stands, carries it out on the copy.
  mutating func hear(_ action: Action, index: Int?) {
    let action = copy.knowing(action.meant(for: copy.share))
    let situation = Situation(request, action: action, copy: copy, profile: profile, isPart: index != nil)
    if stands(situation, index: index) { copy.carryOut(situation) }
  }

  /// Whether a compound action as a whole may go on to its parts.
  mutating func admits(_ action: Action) -> Bool {
    let situation = Situation(request, action: action, copy: copy, profile: profile, isPart: false)
    return stands(situation, index: nil)
  }

  /// The limit of participants counts at the save, so somebody may make room in the same save.
  mutating func count(_ parts: [Action]) {
    let seats = copy.share.seated.count
    guard !copy.isDeleted, seats > profile.participantLimit, seats > request.share.seated.count else { return }
    let last = parts.lastIndex { $0.name == .addParticipant || $0.name == .approveAccessRequest }
    refuse(
      "R040", .tooManyParticipants, "The share would have more than \(profile.participantLimit) people.", index: last)
  }

  private mutating func stands(_ situation: Situation, index: Int?) -> Bool {
    let rows = RuleTable.shared.rows(for: situation.name)
    var unsaid: [(row: Row, assumption: String)] = []
    for row in rows.denying {
      switch row.finding(situation) {
      case .fails: continue
      case .unsaid(let assumption): unsaid.append((row, assumption))
      case .holds:
        refuse(row.id, code(of: row, for: situation), text(row.message, for: situation), index: index)
        return false
      }
    }
    let allowing = rows.allowing.filter { $0.finding(situation) == .holds }
    guard !allowing.isEmpty || situation.action.isCompound else {
      refuse("R010", .permissionFailure, "No rule allows this.", index: index)
      return false
    }
    if request.isStrict, let first = unsaid.first {
      let message = "The request leaves something open that has to be said: \(first.assumption)."
      refuse(first.row.id, .invalidArguments, message, index: index)
      return false
    }
    asked.formUnion(allowing.map(\.id))
    assumptions.formUnion(unsaid.map(\.assumption))
    return true
  }

  private func code(of row: Row, for situation: Situation) -> CloudKitError {
    if situation.name == .fetchShareMetadata, row.stage == .existence, profile.uninvitedError == .permissionFailure {
      return .permissionFailure
    }
    let code = situation.actor.isOwner ? row.ownerCode ?? row.code : row.code
    return code ?? .permissionFailure
  }

  private func text(_ message: String, for situation: Situation) -> String {
    func filled(_ text: String, _ mark: String, _ value: String) -> String {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      return parts.joined(separator: value)
    }
    let permission = filled(message, "{permission}", situation.actor.effective.rawValue)
    return filled(permission, "{limit}", String(profile.participantLimit))
  }
}
