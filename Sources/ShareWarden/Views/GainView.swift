internal import LuaSandbox
internal import ShareModel
internal import ShareRules

extension ViewBuilder {
  /// - Parameters:
  ///   - people: the list of the share after.
  ///   - before: the list of the share as it is; `nil` where there is none.
  mutating func add(
    _ gains: Gains, of share: Share, _ people: PeopleList, before: PeopleList?, _ profile: RuleProfile
  ) -> ViewHeader {
    let list = addList(count: gains.count)
    for number in 0..<gains.count {
      let gain = gains[number]
      let person = addGain(at: gain.place, of: share, people, profile)
      if let before, let place = gain.before {
        set(person, PersonField.before, before.person(at: place, in: self))
      }
      set(list, element: number, .container(person))
    }
    return list
  }

  private mutating func addGain(at place: Int, of share: Share, _ people: PeopleList, _ profile: RuleProfile)
    -> ViewHeader
  {
    let record: ViewHeader
    if place >= share.participants.baseCount, let there = people.person(at: place, in: self).header {
      record = there
    } else {
      // Those who were there may have texts in a view of their own, to which a record of this one can't refer.
      record = add(share.participants[place], share.scale(profile), seat: -1).record
    }
    return addRecord(ViewSchemas.gain, copying: record, fieldCount: PersonField.allCases.count)
  }
}
