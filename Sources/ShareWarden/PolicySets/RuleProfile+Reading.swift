internal import PlainData
internal import ShareRules

extension RuleProfile {
  static let participantLimits: ClosedRange<Int64> = 1...10_000

  static var words: [(name: String, set: (inout RuleProfile, String) -> Bool, choices: [String])] {
    [
      ("noneRemoves", choice(\.noneRemoves), NoneRemoves.allCases.map(\.rawValue)),
      ("publicUserLevel", choice(\.publicUserLevel), PublicUserLevel.allCases.map(\.rawValue)),
      ("privateUserOnPublicShare", choice(\.privateUserOnPublicShare), PrivateUserLevel.allCases.map(\.rawValue)),
      ("uninvitedError", choice(\.uninvitedError), UninvitedError.allCases.map(\.rawValue)),
      ("reSavingSharedRoot", choice(\.reSavingSharedRoot), ReSaving.allCases.map(\.rawValue)),
    ]
  }

  static var flags: [(name: String, path: WritableKeyPath<RuleProfile, Bool>)] {
    [
      ("adminMayChangePublicPermission", \.adminMayChangePublicPermission),
      ("adminMayChangeRoles", \.adminMayChangeRoles), ("adminMayRemoveAdmins", \.adminMayRemoveAdmins),
      ("listEditableWhilePublic", \.listEditableWhilePublic), ("blockedMayJoinPublic", \.blockedMayJoinPublic),
      ("writersMayEditShareMetadata", \.writersMayEditShareMetadata),
    ]
  }

  /// Reads the member `rules` of `policyset.json`. Source: rule book, section 2.6.
  init(_ node: JSONNode, _ faults: inout LoadFaults) {
    self.init()
    guard node.isMap(&faults) else { return }
    node.refuseMembers(except: Self.words.map(\.name) + Self.flags.map(\.name) + ["participantLimit"], &faults)
    for (key, value) in node.members where !value.isNull {
      faults.reading { () throws(InputFault) in try take(key.string ?? "", value) }
    }
  }

  private mutating func take(_ name: String, _ value: JSONNode) throws(InputFault) {
    if let flag = Self.flags.first(where: { $0.name == name }) {
      guard let isOn = value.boolean else { throw value.fault("expected true or false, found \(value.kind)") }
      self[keyPath: flag.path] = isOn
    } else if let word = Self.words.first(where: { $0.name == name }) {
      let text = try value.requiredString()
      guard word.set(&self, text) else {
        let choices = word.choices.joined(separator: ", ")
        throw value.fault(
          "unknown value \(quoted(text))\(suggestion(for: text, among: word.choices)); one of \(choices)")
      }
    } else if name == "participantLimit" {
      guard let limit = value.exactInteger else { throw value.fault("expected an integer from 1 to 10,000") }
      guard Self.participantLimits.contains(limit) else {
        throw value.fault("too \(limit < 1 ? "small" : "large"); it may be from 1 to 10,000")
      }
      participantLimit = Int(limit)
    }
  }

  private static func choice<Value: RawRepresentable<String>>(
    _ path: WritableKeyPath<RuleProfile, Value>
  ) -> (inout RuleProfile, String) -> Bool {
    { profile, text in
      guard let value = Value(rawValue: text) else { return false }
      profile[keyPath: path] = value
      return true
    }
  }
}
