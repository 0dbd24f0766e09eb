internal import PlainData

/// Every word and number by which CloudKit's interfaces name a value of one vocabulary. A table is kept for as long as
/// the process runs, so that reading by it counts no references.
package struct SpellingTable<Value: Sendable>: @unchecked Sendable {  // Nothing changes after `init`.
  private struct Vocabulary {
    let noun: String
    let words: [(word: String, value: Value)]
    let meant: @Sendable (String) -> String?
  }

  private let vocabulary: UnsafePointer<Vocabulary>
  let names: NameTable
  /// The values of the names, in their order.
  let values: UnsafeBufferPointer<Value>
  package let integers: UnsafeBufferPointer<(integer: Int64, value: Value)>

  /// - Parameters:
  ///   - noun: what the vocabulary is called in a fault.
  ///   - meant: for what is none of the words, the one that may have been meant. Only said in a fault, never read.
  package init(
    _ noun: String, words: [(word: String, value: Value)], integers: [(integer: Int64, value: Value)] = [],
    meant: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    let vocabulary = UnsafeMutablePointer<Vocabulary>.allocate(capacity: 1)
    vocabulary.initialize(to: Vocabulary(noun: noun, words: words, meant: meant))
    self.vocabulary = UnsafePointer(vocabulary)
    names = NameTable(words.map(\.word))
    values = kept(words.map(\.value))
    self.integers = kept(integers)
  }

  package var words: [(word: String, value: Value)] { vocabulary.pointee.words }

  /// The value of exactly this word, byte for byte.
  package func value(of word: String) -> Value? {
    var word = word
    return word.withUTF8 { names.place(of: $0) }.map { values[$0] }
  }

  package func value(of integer: Int64) -> Value? { integers.first { $0.integer == integer }?.value }
}

extension SpellingTable {
  func read(_ node: BorrowedNode) throws(InputFault) -> Value {
    if let place = names.place(of: node) { return values[place] }
    if let integer = node.integer, let value = value(of: integer) { return value }
    throw try fault(node)
  }

  /// Why the value is none of the vocabulary.
  private func fault(_ node: BorrowedNode) throws(InputFault) -> InputFault {
    let noun = vocabulary.pointee.noun
    if let integer = node.integer, !integers.isEmpty { return node.fault("unknown \(noun) \(integer)") }
    let word = try node.text()
    let near =
      vocabulary.pointee.meant(word).map { " (did you mean \(quoted($0))?)" }
      ?? suggestion(for: word, among: words.map(\.word))
    return node.fault("unknown \(noun) \(quoted(word))\(near.isEmpty ? known : near)")
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
    misnomers: @autoclosure @escaping @Sendable () -> [Value: Set<String>] = [:]
  ) {
    let native = Value.allCases.map { (word: $0.rawValue, value: $0) }
    let upper = Value.allCases.map { (word: upperSnake($0.rawValue), value: $0) }
    self.init(
      noun, words: native + upper + others, integers: integers, meant: { Self.meant(by: $0, misnomers: misnomers()) })
  }

  /// Words in the one form their upper snake would repeat.
  init(
    _ noun: String, exact cases: [Value],
    misnomers: @autoclosure @escaping @Sendable () -> [Value: Set<String>] = [:]
  ) {
    self.init(
      noun, words: cases.map { ($0.rawValue, $0) }, meant: { Self.meant(by: $0, misnomers: misnomers()) })
  }

  private static func meant(by word: String, misnomers: [Value: Set<String>]) -> String? {
    let folded = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    return Value.allCases.first { misnomers[$0]?.contains(folded) == true }?.rawValue
  }
}

/// The values where they stay for as long as the process runs.
private func kept<Value>(_ values: [Value]) -> UnsafeBufferPointer<Value> {
  let place = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
  _ = place.initialize(from: values)
  return UnsafeBufferPointer(place)
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
