package import ShareModel

/// The vocabularies. Source: the rule book's tables of enumerations.
package enum Spellings {
  package static let role = SpellingTable<ParticipantRole>(
    "role", others: [("USER", .privateUser)],
    integers: [(0, .unknown), (1, .owner), (2, .administrator), (3, .privateUser), (4, .publicUser)],
    misnomers: Misnomers.roles)
  package static let permission = SpellingTable<ParticipantPermission>(
    "permission", integers: [(0, .unknown), (1, .none), (2, .readOnly), (3, .readWrite)],
    misnomers: Misnomers.permissions)
  package static let acceptanceStatus = SpellingTable<ParticipantAcceptanceStatus>(
    "acceptance status", others: [("INVITED", .pending), ("UNSUBSCRIBED", .removed)],
    integers: [(0, .unknown), (1, .pending), (2, .accepted), (3, .removed)],
    misnomers: Misnomers.acceptanceStatuses)
  package static let accountStatus = SpellingTable<Subject.AccountStatus>(
    "account status", misnomers: Misnomers.accountStatuses)
  package static let databaseScope = SpellingTable<Environment.DatabaseScope>(
    "database scope", integers: [(1, .public), (2, .private), (3, .shared)])
  package static let capability = SpellingTable<ShareCreation.Zone.Capability>(
    "zone capability", integers: [(1, .fetchChanges), (2, .atomic), (4, .sharing), (8, .zoneWideSharing)])
  package static let entitlement = SpellingTable("entitlement", exact: Environment.Entitlement.allCases)
  package static let actionName = SpellingTable("action", exact: ActionName.allCases, misnomers: Misnomers.actions)
  package static let batchSemantic = SpellingTable("evaluations semantic", exact: BatchSemantic.allCases)
}
