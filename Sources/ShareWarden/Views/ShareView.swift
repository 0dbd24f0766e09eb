internal import LuaSandbox
internal import ShareModel

extension ViewBuilder {
  /// A share with its people, counted and found by the methods of the record.
  mutating func add(_ share: Share, _ people: PeopleList) -> ViewHeader {
    let record = addFields(of: share, people)
    setRequesters(of: share, in: record)
    setBlocked(of: share, in: record)
    setLabels(of: share, in: record)
    return record
  }

  /// A share that has much of another, whose record there is. What is in the same memory is the same, without a look at
  /// it.
  mutating func add(_ share: Share, _ people: PeopleList, like other: Share, in otherRecord: ViewHeader) -> ViewHeader {
    let record = addFields(of: share, people)
    if share.requesters.isSameMemory(as: other.requesters) {
      copy(ShareField.requesters, from: otherRecord, to: record)
    } else {
      setRequesters(of: share, in: record)
    }
    if share.blockedIdentities.isSameMemory(as: other.blockedIdentities) {
      copy(ShareField.blockedIdentities, from: otherRecord, to: record)
    } else {
      setBlocked(of: share, in: record)
    }
    if share.properties.entries.isSameMemory(as: other.properties.entries) {
      copy(ShareField.properties, from: otherRecord, to: record)
    } else {
      setLabels(of: share, in: record)
    }
    return record
  }

  /// A share that differs from another, whose record there is, by nothing but its people.
  mutating func add(_ people: PeopleList, insteadIn other: ViewHeader) -> ViewHeader {
    let record = addRecord(ViewSchemas.share, copying: other, fieldCount: ShareField.allCases.count)
    set(record, people)
    return record
  }

  private mutating func setRequesters(of share: Share, in record: ViewHeader) {
    let requesters = cell(share.requesters)
    set(record, ShareField.requesters, requesters)
  }

  private mutating func setBlocked(of share: Share, in record: ViewHeader) {
    let blocked = cell(share.blockedIdentities)
    set(record, ShareField.blockedIdentities, blocked)
  }

  private mutating func setLabels(of share: Share, in record: ViewHeader) {
    let labels = cell(share.properties)
    set(record, ShareField.properties, labels)
  }

  private mutating func set(_ record: ViewHeader, _ people: PeopleList) {
    set(record, ShareField.participants, people.cell)
    set(record, ShareField.owner, people.owner(in: self))
  }

  private mutating func addFields(of share: Share, _ people: PeopleList) -> ViewHeader {
    let record = add(ViewSchemas.share, ShareField.self)
    set(record, people)
    set(record, ShareField.publicPermission, share.publicPermission.cell)
    set(record, ShareField.isPublic, .boolean(share.isPublic))
    set(record, ShareField.allowsAccessRequests, .boolean(share.allowsAccessRequests))
    set(record, ShareField.anonymousPublicAccess, share.anonymousPublicAccess)
    set(record, ShareField.recordName, text: share.recordName)
    set(record, ShareField.rootRecordName, text: share.rootRecordName)
    set(record, ShareField.isZoneWide, .boolean(share.isZoneWide))
    set(record, ShareField.title, text: share.title)
    set(record, ShareField.type, text: share.type)
    return record
  }

  private mutating func copy(_ field: ShareField, from other: ViewHeader, to record: ViewHeader) {
    let cell = element(of: other, at: field.rawValue)
    set(record, field, cell)
  }

  private mutating func cell(_ people: [Person]) -> ViewCell {
    let list = addList(count: people.count)
    for number in people.indices {
      let cell = cell(people[number])
      set(list, element: number, cell)
    }
    return .container(list)
  }
}

extension Array {
  fileprivate func isSameMemory(as other: Self) -> Bool {
    withUnsafeBufferPointer { here in
      other.withUnsafeBufferPointer { $0.baseAddress == here.baseAddress && $0.count == here.count }
    }
  }
}

extension Share {
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
