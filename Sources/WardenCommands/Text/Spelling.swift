/// Guesses what a misspelt word was meant to be.
enum Spelling {
  /// ` (did you mean …?)`, or nothing where no word is near.
  static func hint(_ word: String, among words: [String]) -> String {
    let near = words.map { (distance(word, $0), $0) }.filter { $0.0 <= max(1, word.count / 3) }
    guard let best = near.min(by: { $0.0 < $1.0 }) else { return "" }
    return " (did you mean `\(best.1)`?)"
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right.lowercased())
    var row = Array(0...right.count)
    for (i, letter) in left.lowercased().prefix(64).enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
