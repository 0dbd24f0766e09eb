internal import PlainData
package import ShareModel

/// Every word and number by which CloudKit's interfaces name a value of one vocabulary.
package struct SpellingTable<Value: Sendable>: Sendable {
  /// What the vocabulary is called in a fault.
  package let noun: String
  package let words: [(word: String, value: Value)]
  package let integers: [(integer: Int64, value: Value)]

  package init(
    _ noun: String, words: [(word: String, value: Value)], integers: [(integer: Int64, value: Value)] = []
  ) {
    self.noun = noun
    self.words = words
    self.integers = integers
  }

  package func value(of word: String) -> Value? { words.first { $0.word == word }?.value }
  package func value(of integer: Int64) -> Value? { integers.first { $0.integer == integer }?.value }
}

extension SpellingTable where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// The native words and their UPPER_SNAKE form, with the words that differ from it.
  init(_ noun: String, others: [(word: String, value: Value)] = [], integers: [(integer: Int64, value: Value)] = []) {
    let native = Value.allCases.map { (word: $0.rawValue, value: $0) }
    let upper = Value.allCases.map { (word: upperSnake($0.rawValue), value: $0) }
    self.init(noun, words: native + upper + others, integers: integers)
  }
}

/// `readWrite` as `READ_WRITE`.
private func upperSnake(_ word: String) -> String {
  var upper = ""
  for character in word {
    if character.isUppercase { upper.append("_") }
    upper.append(character.uppercased())
  }
  return upper
}

/// The vocabularies. Source: the rule book's tables of enumerations.
package enum Spellings {
  package static let role = SpellingTable<ParticipantRole>(
    "role", others: [("USER", .privateUser)],
    integers: [(0, .unknown), (1, .owner), (2, .administrator), (3, .privateUser), (4, .publicUser)])
  package static let permission = SpellingTable<ParticipantPermission>(
    "permission", integers: [(0, .unknown), (1, .none), (2, .readOnly), (3, .readWrite)])
  package static let acceptanceStatus = SpellingTable<ParticipantAcceptanceStatus>(
    "acceptance status", others: [("INVITED", .pending), ("UNSUBSCRIBED", .removed)],
    integers: [(0, .unknown), (1, .pending), (2, .accepted), (3, .removed)])
  package static let accountStatus = SpellingTable<Subject.AccountStatus>("account status")
  package static let databaseScope = SpellingTable<Environment.DatabaseScope>(
    "database scope", integers: [(1, .public), (2, .private), (3, .shared)])
  package static let capability = SpellingTable<ShareCreation.Zone.Capability>(
    "zone capability", integers: [(1, .fetchChanges), (2, .atomic), (4, .sharing), (8, .zoneWideSharing)])
  package static let entitlement = SpellingTable<Environment.Entitlement>(
    "entitlement", words: Environment.Entitlement.allCases.map { ($0.rawValue, $0) })
  package static let actionName = SpellingTable<ActionName>(
    "action", words: ActionName.allCases.map { ($0.rawValue, $0) })
}

extension SpellingTable {
  func read(_ node: JSONNode) throws(InputFault) -> Value {
    if let integer = node.integer, !integers.isEmpty {
      if let value = value(of: integer) { return value }
      throw node.fault("unknown \(noun) \(integer)")
    }
    let word = try node.text()
    if let value = value(of: word) { return value }
    throw node.fault("unknown \(noun) \(quoted(word))\(suggestion(for: word, among: words.map(\.word)))")
  }
}
