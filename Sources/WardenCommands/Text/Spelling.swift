internal import PlainData

/// Guesses what a misspelt word was meant to be, as the command line writes it.
enum Spelling {
  /// ` (did you mean …?)`, or nothing where no word is near.
  static func hint(_ word: String, among words: [String]) -> String {
    didYouMean(word, among: words).map { " (did you mean `\($0)`?)" } ?? ""
  }
}
