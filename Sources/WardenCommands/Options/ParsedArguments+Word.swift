extension ParsedArguments {
  /// The one operand of a command that takes one of some words.
  ///
  /// - Parameter noun: what the words stand for.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    of noun: String, table: OptionTable
  ) throws(UsageError) -> Word {
    let words = Word.allCases.map(\.rawValue)
    guard let text = operands.first, operands.count == 1 else {
      throw UsageError(message: "one \(table.operands) has to be given, of \(words.joined(separator: ", "))")
    }
    guard let word = Word(rawValue: text) else {
      let hint = Spelling.hint(text, among: words)
      throw UsageError(message: "unknown \(noun) `\(text)`\(hint); there are \(words.joined(separator: ", "))")
    }
    return word
  }
}
