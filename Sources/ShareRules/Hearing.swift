import ShareModel

/// One request on its way to a ruling.
struct Hearing {
  private let request: UnsafePointer<ShareRequest>
  private let profile: RuleProfile
  private var copy: WorkingCopy
  private var refusals: [Ruling.Refusal] = []
  private var assumed = Assumptions()
  private var rules = RuleNumbers()

  /// - Parameter request: stays where it is during the hearing.
  init(request: UnsafePointer<ShareRequest>, profile: RuleProfile) {
    self.request = request
    self.profile = profile
    copy = WorkingCopy(request.pointee.share, time: request.pointee.time)
  }

  var ruling: Ruling { Ruling(refusals: refusals, copy: copy, assumed: assumed, rules: rules) }

  mutating func refuse(_ rule: Int, _ code: CloudKitError, _ message: String, index: Int?) {
    rules.insert(rule)
    refusals.append(Ruling.Refusal(rule: RuleNumbers.id(rule), code: code, message: message, index: index))
  }

  /// Judges an action and, if it stands, carries it out on the copy.
  mutating func hear(_ action: Action, index: Int?) {
    let action = action.meant(for: copy.share)
    var invitation = action.invitation
    if let known = invitation.flatMap({ copy.knownIdentity(of: $0, since: request.pointee.share.participants) }) {
      invitation?.identity = known
    }
    let situation = Situation(
      request, action: action, invitation: invitation, copy: copy, profile: profile, isPart: index != nil)
    if stands(situation, index: index) { copy.carryOut(situation) }
  }

  /// Whether a compound action as a whole may go on to its parts.
  mutating func admits(_ action: Action) -> Bool {
    let situation = Situation(
      request, action: action, invitation: nil, copy: copy, profile: profile, isPart: false)
    return stands(situation, index: nil)
  }

  /// The limit of participants counts at the save, so somebody may make room in the same save.
  mutating func count(_ parts: [Action]) {
    let seats = copy.share.participants.counts.seated
    let seatsBefore = request.pointee.share.participants.counts.seated
    guard !copy.isDeleted, seats > profile.participantLimit, seats > seatsBefore else { return }
    let last = parts.lastIndex { $0.name == .addParticipant || $0.name == .approveAccessRequest }
    refuse(40, .tooManyParticipants, "The share would have more than \(profile.participantLimit) people.", index: last)
  }

  private mutating func stands(_ situation: Situation, index: Int?) -> Bool {
    let questions = RuleTable.shared.questions(on: situation.name)
    var unsaid = Assumptions()
    var firstUnsaid: (rule: Int, assumption: Assumption)?
    for question in questions.denying {
      switch question.condition.finding(situation) {
      case .fails: continue
      case .unsaid(let assumption):
        unsaid.insert(assumption)
        firstUnsaid = firstUnsaid ?? (question.number, assumption)
      case .holds:
        refuse(question.number, situation, index: index)
        return false
      }
    }
    var allowing = RuleNumbers()
    for question in questions.allowing where question.condition.finding(situation) == .holds {
      allowing.insert(question.number)
    }
    guard !allowing.isEmpty || situation.action.isCompound else {
      refuse(10, .permissionFailure, "No rule allows this.", index: index)
      return false
    }
    if request.pointee.isStrict, let (rule, assumption) = firstUnsaid {
      let message = "The request leaves something open that has to be said: \(assumption.text)."
      refuse(rule, .invalidArguments, message, index: index)
      return false
    }
    rules.formUnion(allowing)
    assumed.formUnion(unsaid)
    return true
  }
}
