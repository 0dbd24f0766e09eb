import ShareModel

/// All rows, and for each action those that concern it in the order they are asked.
struct RuleTable: Sendable {
  /// What is asked of a row.
  struct Question: Sendable {
    let traits: Traits
    let number: Int
    let condition: Row.Condition
  }

  struct Questions: Sendable {
    let denying: FixedList<Question>
    let allowing: FixedList<Question>
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
  private let rows: [Row]
  private let questions: FixedList<Questions>

  private init() {
    rules = Self.chapters.flatMap { chapter, rows in
      rows.map { Rule(id: $0.id, chapter: chapter, verdict: $0.verdict, code: $0.code, sentence: $0.sentence) }
    }
    let rows = Self.chapters.flatMap(\.1)
    self.rows = rows
    questions = FixedList(
      ActionName.allCases.map { name in
        let mine = rows.filter { $0.actions.contains(name) }
        let denying = mine.enumerated().filter { $0.element.verdict == .deny }
          .sorted { ($0.element.stage, $0.offset) < ($1.element.stage, $1.offset) }
        return Questions(
          denying: FixedList(denying.map { Question($0.element) }),
          allowing: FixedList(mine.filter { $0.verdict == .allow }.map { Question($0) }))
      })
  }

  func questions(on name: ActionName) -> Questions { questions[name.place] }

  /// The rules' numbers are those of their places, from 1 on.
  func row(_ number: Int) -> Row { rows[number - 1] }
}

extension RuleTable.Question {
  fileprivate init(_ row: Row) {
    traits = row.traits
    number = row.number
    condition = row.condition
  }
}

/// Sets of actions that rows name.
extension Set<ActionName> {
  static let all = Set(ActionName.allCases)
  static let shareEdits = Set(ActionName.allCases.filter(\.isShareEdit))
  static let saves = shareEdits.union([.saveShare])
  static let records: Self = [.readRecord, .createRecord, .modifyRecord, .deleteRecord]
  static let answers: Self = [.approveAccessRequest, .denyAccessRequest, .blockRequester, .unblockIdentity]
}
