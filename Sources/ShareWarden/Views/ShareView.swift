internal import LuaSandbox
internal import ShareModel
internal import ShareRules

extension ViewBuilder {
  /// A share with its people, counted and found by the methods of the record.
  mutating func add(_ share: Share, profile: RuleProfile) -> ViewHeader {
    let record = add(ViewSchemas.share, ShareField.self)
    let people = addPeople(of: share, profile: profile)
    set(record, ShareField.participants, .container(people.list))
    if let owner = people.owner { set(record, ShareField.owner, .container(owner)) }
    set(record, ShareField.publicPermission, share.publicPermission.cell)
    set(record, ShareField.isPublic, .boolean(share.isPublic))
    let requesters = cell(share.requesters)
    set(record, ShareField.requesters, requesters)
    let blocked = cell(share.blockedIdentities)
    set(record, ShareField.blockedIdentities, blocked)
    set(record, ShareField.allowsAccessRequests, .boolean(share.allowsAccessRequests))
    set(record, ShareField.anonymousPublicAccess, share.anonymousPublicAccess)
    set(record, ShareField.recordName, text: share.recordName)
    set(record, ShareField.rootRecordName, text: share.rootRecordName)
    set(record, ShareField.isZoneWide, .boolean(share.isZoneWide))
    set(record, ShareField.title, text: share.title)
    set(record, ShareField.type, text: share.type)
    let labels = cell(share.properties)
    set(record, ShareField.properties, labels)
    return record
  }

  private mutating func addPeople(of share: Share, profile: RuleProfile) -> (list: ViewHeader, owner: ViewHeader?) {
    let seats = SeatNumbers(Array(share.participants))
    let list = addList(count: share.participants.count)
    var owner: ViewHeader?
    for (index, participant) in share.participants.enumerated() {
      let person = add(
        participant, standing: share.standingPermission(of: participant, profile: profile),
        effective: share.effectivePermission(of: participant, profile: profile), seat: seats[index])
      set(list, element: index, .container(person))
      if participant.isOwner { owner = person }
    }
    return (list, owner)
  }

  private mutating func cell(_ people: [Person]) -> ViewCell {
    let list = addList(count: people.count)
    for (index, person) in people.enumerated() {
      let cell = cell(person)
      set(list, element: index, cell)
    }
    return .container(list)
  }
}

extension Share {
  /// What a participant may do with the records, or will on acceptance.
  func standingPermission(of participant: Participant, profile: RuleProfile) -> ParticipantPermission {
    var accepted = participant
    accepted.acceptanceStatus = .accepted
    return effectivePermission(of: accepted, profile: profile)
  }

  /// What scripts see of a share that an action deletes: nobody is in it, and nobody can get in.
  var emptied: Share {
    var share = self
    share.participants = []
    share.requesters = []
    share.publicPermission = .none
    share.allowsAccessRequests = false
    return share
  }
}
