import ShareRules
import ShareWarden
import Testing

@Suite struct RuleProfileReadingTests {
  static func profile(_ rules: String) throws -> RuleProfile {
    try PolicyFolder(policy: PolicyFolder.empty, set: #"{"policies": {"p": {}}, "rules": {\#(rules)}}"#).load().profile
  }

  static let flags: [(String, any KeyPath<RuleProfile, Bool> & Sendable)] = [
    ("adminMayChangePublicPermission", \.adminMayChangePublicPermission),
    ("adminMayChangeRoles", \.adminMayChangeRoles), ("adminMayRemoveAdmins", \.adminMayRemoveAdmins),
    ("listEditableWhilePublic", \.listEditableWhilePublic), ("blockedMayJoinPublic", \.blockedMayJoinPublic),
    ("writersMayEditShareMetadata", \.writersMayEditShareMetadata),
  ]

  @Test func `what is not said is the ordinary case`() throws {
    #expect(try Self.profile("") == RuleProfile())
    #expect(try Self.profile(#""participantLimit": null, "noneRemoves": null"#) == RuleProfile())
  }

  @Test(arguments: flags.indices) func `a flag is on or off`(index: Int) throws {
    let (name, path) = Self.flags[index]
    #expect(try Self.profile(#""\#(name)": true"#)[keyPath: path])
    #expect(try !Self.profile(#""\#(name)": false"#)[keyPath: path])
    for value in ["1", #""true""#, "[]"] {
      #expect(throws: PolicyLoadError.self) { try Self.profile(#""\#(name)": \#(value)"#) }
    }
  }

  @Test func `a choice is one of its words`() throws {
    for word in RuleProfile.NoneRemoves.allCases {
      #expect(try Self.profile(#""noneRemoves": "\#(word.rawValue)""#).noneRemoves == word)
    }
    for word in RuleProfile.PublicUserLevel.allCases {
      #expect(try Self.profile(#""publicUserLevel": "\#(word.rawValue)""#).publicUserLevel == word)
    }
    for word in RuleProfile.PrivateUserLevel.allCases {
      #expect(try Self.profile(#""privateUserOnPublicShare": "\#(word.rawValue)""#).privateUserOnPublicShare == word)
    }
    for word in RuleProfile.UninvitedError.allCases {
      #expect(try Self.profile(#""uninvitedError": "\#(word.rawValue)""#).uninvitedError == word)
    }
    for word in RuleProfile.ReSaving.allCases {
      #expect(try Self.profile(#""reSavingSharedRoot": "\#(word.rawValue)""#).reSavingSharedRoot == word)
    }
  }

  @Test func `the limit of participants is an integer from 1 to 10,000`() throws {
    #expect(try Self.profile(#""participantLimit": 1"#).participantLimit == 1)
    #expect(try Self.profile(#""participantLimit": 100.0"#).participantLimit == 100)
    #expect(try Self.profile(#""participantLimit": 10000"#).participantLimit == 10_000)
    for value in ["0", "10001", "-1", "1.5", #""100""#, "true"] {
      #expect(throws: PolicyLoadError.self) { try Self.profile(#""participantLimit": \#(value)"#) }
    }
  }

  @Test(arguments: [
    (
      #""noneRemoves": "allbutowner""#,
      #"rules.noneRemoves: unknown value "allbutowner" (did you mean "allButOwner"?); one of allButOwner, publicAndPending"#
    ),
    (
      #""adminMayChangeRole": true"#,
      #"rules.adminMayChangeRole: unknown member "adminMayChangeRole" (did you mean "adminMayChangeRoles"?)"#
    ),
    (#""publicUserLevel": 1"#, "rules.publicUserLevel: expected a string"),
  ])
  func `a wrong one is told with what was meant`(rules: String, fault: String) throws {
    let faults = try PolicyFolder(
      policy: PolicyFolder.empty, set: #"{"policies": {"p": {}}, "rules": {\#(rules)}}"#
    ).faults()
    #expect(faults.count == 1)
    #expect(faults.first?.contains(fault) == true, "\(faults)")
  }
}
