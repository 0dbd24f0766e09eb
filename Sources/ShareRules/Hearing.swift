import ShareModel

/// One request on its way to a ruling.
struct Hearing: ~Copyable {
  private let request: UnsafePointer<ShareRequest>
  private let profile: RuleProfile
  private var copy: WorkingCopy
  private var refusals: [Ruling.Refusal] = []
  private var assumed = Assumptions()
  private var rules = RuleNumbers()
  private var actorPlace: Int?
  private var newcomer: Int?

  /// - Parameter request: stays where it is during the hearing.
  init(request: UnsafePointer<ShareRequest>, profile: RuleProfile) {
    self.request = request
    self.profile = profile
    copy = WorkingCopy(request.pointee.share, time: request.pointee.time)
  }

  consuming func conclude() -> Ruling {
    Ruling(
      refusals: refusals, copy: copy, assumed: assumed, rules: rules, actorPlace: actorPlace, newcomer: newcomer)
  }

  mutating func refuse(_ rule: Int, _ code: CloudKitError, _ message: String, index: Int?) {
    rules.insert(rule)
    refusals.append(Ruling.Refusal(rule: RuleNumbers.id(rule), code: code, message: message, index: index))
  }

  /// Judges an action that is no part of another and, if it stands, carries it out on the copy.
  mutating func hear(_ action: Action, by subject: Subject) {
    let situation = situation(action.meant(for: copy.share), by: subject, isPart: false)
    actorPlace = situation.actor.known
    guard stands(situation, index: nil) else { return }
    copy.carryOut(situation)
    if situation.addsNewcomer { newcomer = copy.share.participants.count - 1 }
  }

  /// Judges a part of an action likewise.
  mutating func hear(_ part: Action, by subject: Subject, index: Int) {
    let situation = situation(part.meant(for: copy.share), by: subject, isPart: true)
    if stands(situation, index: index) { copy.carryOut(situation) }
  }

  /// Whether a compound action as a whole may go on to its parts.
  mutating func admits(_ action: Action, by subject: Subject) -> Bool {
    let situation = situation(action, by: subject, isPart: false)
    actorPlace = situation.actor.known
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

  private func situation(_ action: Action, by subject: Subject, isPart: Bool) -> Situation {
    let needsNoShare = action.name == .createShare || action.name == .lookUpParticipant
    let actor = Actor.find(subject, in: copy.share, mayBeEmpty: needsNoShare, profile: profile)
    return Situation(request, actor, action: action, copy: copy, profile: profile, isPart: isPart)
  }

  private mutating func stands(_ situation: borrowing Situation, index: Int?) -> Bool {
    let questions = RuleTable.shared.questions(on: situation.name)
    let traits = Traits(of: situation)
    var unsaid = Assumptions()
    var firstUnsaid: (rule: Int, assumption: Assumption)?
    for place in questions.denying.indices where traits.contain(questions.denying[place].traits) {
      let question = questions.denying[place]
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
    for place in questions.allowing.indices where traits.contain(questions.allowing[place].traits) {
      let question = questions.allowing[place]
      if question.condition.finding(situation) == .holds { allowing.insert(question.number) }
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
