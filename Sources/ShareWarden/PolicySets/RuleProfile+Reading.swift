internal import PlainData
internal import ShareRules

extension RuleProfile {
  private static var words: [(name: String, set: (inout RuleProfile, String) -> Bool, choices: [String])] {
    [
      ("noneRemoves", choice(\.noneRemoves), NoneRemoves.allCases.map(\.rawValue)),
      ("publicUserLevel", choice(\.publicUserLevel), PublicUserLevel.allCases.map(\.rawValue)),
      ("privateUserOnPublicShare", choice(\.privateUserOnPublicShare), PrivateUserLevel.allCases.map(\.rawValue)),
      ("uninvitedError", choice(\.uninvitedError), UninvitedError.allCases.map(\.rawValue)),
      ("reSavingSharedRoot", choice(\.reSavingSharedRoot), ReSaving.allCases.map(\.rawValue)),
    ]
  }

  private static var flags: [(name: String, path: WritableKeyPath<RuleProfile, Bool>)] {
    [
      ("adminMayChangePublicPermission", \.adminMayChangePublicPermission),
      ("adminMayChangeRoles", \.adminMayChangeRoles), ("adminMayRemoveAdmins", \.adminMayRemoveAdmins),
      ("listEditableWhilePublic", \.listEditableWhilePublic), ("blockedMayJoinPublic", \.blockedMayJoinPublic),
      ("writersMayEditShareMetadata", \.writersMayEditShareMetadata),
    ]
  }

  /// Reads the member `rules` of `policyset.json`. Source: rule book, section 2.6.
  init(_ node: JSONNode) throws(InputFault) {
    self.init()
    try node.allowMembers(Self.words.map(\.name) + Self.flags.map(\.name) + ["participantLimit"])
    for (key, value) in node.members where !value.isNull {
      let name = key.string ?? ""
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
      } else {
        guard let limit = value.exactInteger, (1...10_000).contains(limit) else {
          throw value.fault("expected an integer from 1 to 10,000")
        }
        participantLimit = Int(limit)
      }
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

extension PolicyLimits {
  private static let units: [(name: String, bytes: Int64)] = [("MiB", 1 << 20), ("KiB", 1 << 10), ("B", 1)]

  /// Reads the member `limits` of `policyset.json`.
  init(_ node: JSONNode) throws(InputFault) {
    self.init()
    try node.allowMembers(["steps", "memory"])
    if let given = node["steps"] {
      guard let count = given.exactInteger, Self.stepRange.contains(count) else {
        throw given.fault("expected a number of steps from 100 to 10,000,000")
      }
      steps = Int(count)
    }
    if let given = node["memory"] {
      guard let bytes = given.exactInteger ?? Self.bytes(given.string ?? ""), Self.memoryRange.contains(bytes) else {
        throw given.fault("expected a size such as \"4MiB\", from 128KiB to 256MiB")
      }
      memory = Int(bytes)
    }
  }

  private static func bytes(_ text: String) -> Int64? {
    for unit in units where text.hasSuffix(unit.name) {
      let digits = text.dropLast(unit.name.count)
      guard (1...9).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
      return Int64(digits).map { $0 * unit.bytes }
    }
    return nil
  }
}
