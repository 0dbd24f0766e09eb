internal import PlainData
internal import ShareModel
internal import ShareWire

/// What the share of a sequence has to show between two steps.
struct ShareLook {
  static let members = [
    "recordName", "rootRecordName", "recordChangeTag", "containerIdentifier", "isSaved", "publicPermission",
    "participants", "requesters", "blockedIdentities", "allowsAccessRequests", "anonymousPublicAccess", "title", "type",
    "fields", "properties",
  ]
  static let membersOfPerson = [
    "participantID", "name", "role", "permission", "acceptanceStatus", "hasiCloudAccount", "isOneTimeURL",
    "isApprovedRequester", "dateAddedToShare", "userIdentity", "emailAddress", "phoneNumber", "userRecordName",
    "properties",
  ]

  private let shown: PlainMap

  init(_ shown: PlainMap) { self.shown = shown }

  func failure(of share: Share?, line: Int) -> TestFailure? {
    guard let share else {
      return TestFailure(
        line: line, expected: PlainValue.map(shown).description, actual: "no share; ask for something first")
    }
    guard let text = try? JSONText(parsing: Array(ShareWriter.json(share).utf8)), let actual = text.root.plain.map
    else {
      return TestFailure(
        line: line, expected: PlainValue.map(shown).description, actual: "a share that can't be written")
    }
    for entry in shown where entry.name != "participants" {
      // A mark that is not set is not written.
      guard actual[entry.name]?.holds(entry.value) ?? (entry.value == .boolean(false)) == false else { continue }
      return difference(entry.name, entry.value, actual[entry.name], line)
    }
    for person in shown["participants"]?.map ?? PlainMap() {
      let found = actual["participants"]?.elements?.first { $0.isKnown(as: person.name) }
      let isMeant = person.value == .boolean(false) ? found == nil : found?.holds(person.value) ?? false
      if !isMeant { return difference(person.name, person.value, found, line) }
    }
    return nil
  }

  private func difference(_ what: String, _ expected: PlainValue, _ actual: PlainValue?, _ line: Int) -> TestFailure {
    TestFailure(
      line: line, expected: "\(what): \(expected == .boolean(false) ? "absent" : expected.description)",
      actual: "\(what): \(actual?.description ?? "absent")")
  }
}

extension PlainValue {
  /// Whether a participant as written in a share goes by an address, a number or a name.
  fileprivate func isKnown(as name: String) -> Bool {
    ["participantID", "emailAddress", "phoneNumber", "userRecordName"].contains {
      map?.ofPerson($0)?.text?.lowercased() == name.lowercased()
    }
  }
}
