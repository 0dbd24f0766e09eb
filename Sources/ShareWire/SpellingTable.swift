internal import PlainData

/// Every word and number by which CloudKit's interfaces name a value of one vocabulary.
package struct SpellingTable<Value: Sendable>: Sendable {
  /// What the vocabulary is called in a fault.
  package let noun: String
  package let words: [(word: String, value: Value)]
  package let integers: [(integer: Int64, value: Value)]
  /// For what is none of the words, the one that may have been meant. Only said in a fault, never read.
  private let meant: @Sendable (String) -> String?

  package init(
    _ noun: String, words: [(word: String, value: Value)], integers: [(integer: Int64, value: Value)] = [],
    meant: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.noun = noun
    self.words = words
    self.integers = integers
    self.meant = meant
  }

  /// The value of exactly this word, byte for byte.
  package func value(of word: String) -> Value? { words.first { $0.word.utf8.elementsEqual(word.utf8) }?.value }
  package func value(of integer: Int64) -> Value? { integers.first { $0.integer == integer }?.value }
}

extension SpellingTable {
  func read(_ node: JSONNode) throws(InputFault) -> Value {
    if let integer = node.integer, !integers.isEmpty {
      if let value = value(of: integer) { return value }
      throw node.fault("unknown \(noun) \(integer)")
    }
    let word = try node.text()
    if let value = value(of: word) { return value }
    let near = meant(word).map { " (did you mean \(quoted($0))?)" } ?? suggestion(for: word, among: words.map(\.word))
    throw node.fault("unknown \(noun) \(quoted(word))\(near.isEmpty ? known : near)")
  }

  /// The words, where they are few enough to be read in a message.
  private var known: String {
    words.count <= 12 ? "; one of \(words.map(\.word).joined(separator: ", "))" : ""
  }
}

extension SpellingTable where Value: RawRepresentable & CaseIterable & Hashable, Value.RawValue == String {
  /// The native words and their UPPER_SNAKE form, with the words that differ from it.
  init(
    _ noun: String, others: [(word: String, value: Value)] = [], integers: [(integer: Int64, value: Value)] = [],
    misnomers: [Value: Set<String>] = [:]
  ) {
    let native = Value.allCases.map { (word: $0.rawValue, value: $0) }
    let upper = Value.allCases.map { (word: upperSnake($0.rawValue), value: $0) }
    self.init(
      noun, words: native + upper + others, integers: integers, meant: { Self.meant(by: $0, misnomers: misnomers) })
  }

  /// Words in the one form their upper snake would repeat.
  init(_ noun: String, exact cases: [Value], misnomers: [Value: Set<String>] = [:]) {
    self.init(
      noun, words: cases.map { ($0.rawValue, $0) }, meant: { Self.meant(by: $0, misnomers: misnomers) })
  }

  private static func meant(by word: String, misnomers: [Value: Set<String>]) -> String? {
    let folded = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    return Value.allCases.first { misnomers[$0]?.contains(folded) == true }?.rawValue
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
