import ShareModel
import ShareRules
import ShareWarden
import TestSupport
import Testing

/// What Apple leaves open, settled otherwise than by default.
@Suite struct ProfileTests {
  static let cases = ConformanceTests.cases.filter { $0.profile != nil }

  /// Every knob with the values it has beside its default; a limit is any other number.
  static let alternatives: [String: Set<JSONTree>] = [
    "noneRemoves": [.text("publicAndPending")], "publicUserLevel": [.text("stored")],
    "privateUserOnPublicShare": [.text("greater")], "adminMayChangePublicPermission": [.boolean(true)],
    "adminMayChangeRoles": [.boolean(true)], "adminMayRemoveAdmins": [.boolean(true)],
    "listEditableWhilePublic": [.boolean(true)], "blockedMayJoinPublic": [.boolean(true)],
    "writersMayEditShareMetadata": [.boolean(true)], "uninvitedError": [.text("permissionFailure")],
    "participantLimit": [.integer(2), .integer(3)], "reSavingSharedRoot": [.text("replace")],
  ]

  @Test func `every alternative changes an answer, as a case says`() throws {
    var changing: [String: Set<JSONTree>] = [:]
    for one in Self.cases {
      let request = try one.shareRequest
      let settled = Warden(rules: RuleBook(profile: try one.ruleProfile)).decide(request)
      guard settled != Warden().decide(request) else { continue }
      for (name, value) in one.profile ?? [:] { changing[name, default: []].insert(value) }
    }
    #expect(changing == Self.alternatives)
  }

  @Test func `the list of alternatives names every field of the profile`() {
    let fields = Mirror(reflecting: RuleProfile()).children.compactMap(\.label)
    #expect(Set(fields) == Set(Self.alternatives.keys))
  }
}
