internal import PlainData
internal import ShareModel

/// Which actions a policy concerns.
struct PolicyActions: Equatable, Sendable {
  private static let groups = ["sharing", "records"]
  private static let sharing = Set(ActionName.allCases.filter { !$0.concernsRecords })
  /// A batch may hold edits of the share; only its parts tell what it concerns.
  private static let records = Set(ActionName.allCases.filter { $0.concernsRecords && $0 != .modifyRecords })

  /// `nil`: all.
  private var names: Set<ActionName>?

  static let every = PolicyActions(names: nil)

  private init(names: Set<ActionName>?) { self.names = names }

  /// Reads the member `actions` of a policy: names of actions, or of groups of them.
  init(_ declared: PlainValue?) throws(ParameterFault) {
    guard let declared else {
      names = nil
      return
    }
    guard case .list(let values) = declared, !values.isEmpty else {
      let found = declared == .map(PlainMap()) ? "an empty one, which concerns nothing" : declared.kind
      throw ParameterFault(message: "expected a list of actions, found \(found); write { \"sharing\" }")
    }
    var names: Set<ActionName> = []
    for (index, value) in values.enumerated() {
      guard case .string(let word) = value else {
        throw ParameterFault(message: "expected the name of an action, found \(value.kind)", steps: [.element(index)])
      }
      names.formUnion(try Self.actions(word))
    }
    self.names = names
  }

  func concern(_ action: ActionName) -> Bool { names?.contains(action) ?? true }

  private static func actions(_ word: String) throws(ParameterFault) -> Set<ActionName> {
    switch word {
    case "sharing": return sharing
    case "records": return records
    default:
      guard let name = ActionName(rawValue: word) else {
        let hint = suggestion(for: word, among: groups + ActionName.allCases.map(\.rawValue))
        let known = "known are the groups sharing and records, and the actions of CloudKit such as addParticipant"
        throw ParameterFault(message: "unknown action \(quoted(word))\(hint); \(known)", steps: [.member(word)])
      }
      return [name]
    }
  }
}
