import ShareModel

/// All rows, and for each action those that concern it in the order they are asked.
struct RuleTable: Sendable {
  struct Rows: Sendable {
    var denying: [Row] = []
    var allowing: [Row] = []
  }

  static let shared = RuleTable()

  static let chapters: [(Chapter, [Row])] = [
    (.preconditions, Preconditions.rows), (.createShare, Creation.rows), (.saveShare, Saving.rows),
    (.addParticipant, Addition.rows), (.removeParticipant, Removal.rows), (.permissions, Permissions.rows),
    (.roles, Roles.rows), (.publicPermission, PublicPermission.rows), (.lookUp, LookUp.rows),
    (.metadata, Metadata.rows), (.accept, Acceptance.rows), (.leave, Leaving.rows), (.stopSharing, StopSharing.rows),
    (.records, Records.rows), (.links, Links.rows), (.accessRequests, AccessRequests.rows),
  ]

  let rules: [Rule]
  private let byAction: [ActionName: Rows]

  private init() {
    rules = Self.chapters.flatMap { chapter, rows in
      rows.map { Rule(id: $0.id, chapter: chapter, verdict: $0.verdict, code: $0.code, sentence: $0.sentence) }
    }
    let rows = Self.chapters.flatMap(\.1)
    var byAction: [ActionName: Rows] = [:]
    for name in ActionName.allCases {
      let mine = rows.filter { $0.actions.contains(name) }
      let denying = mine.enumerated().filter { $0.element.verdict == .deny }
        .sorted { ($0.element.stage, $0.offset) < ($1.element.stage, $1.offset) }
      byAction[name] = Rows(denying: denying.map(\.element), allowing: mine.filter { $0.verdict == .allow })
    }
    self.byAction = byAction
  }

  func rows(for name: ActionName) -> Rows { byAction[name] ?? Rows() }
}

/// Sets of actions that rows name.
extension Set<ActionName> {
  static let all = Set(ActionName.allCases)
  static let shareEdits = Set(ActionName.allCases.filter(\.isShareEdit))
  static let saves = shareEdits.union([.saveShare])
  static let records: Self = [.readRecord, .createRecord, .modifyRecord, .deleteRecord]
  static let answers: Self = [.approveAccessRequest, .denyAccessRequest, .blockRequester, .unblockIdentity]
}
