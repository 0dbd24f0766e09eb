/// The candidate that somebody who wrote `word` most likely meant, or nil if none is near. Of equally near ones the
/// first wins.
package func didYouMean(_ word: String, among candidates: some Sequence<String>) -> String? {
  let written = folded(word)
  guard (1...64).contains(written.count) else { return nil }
  // One slip in a short word, two from six letters on, three from ten.
  let tolerance = written.count < 3 ? 0 : written.count < 6 ? 1 : written.count < 10 ? 2 : 3
  var best: (candidate: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let meant = folded(candidate)
    guard let distance = slips(from: written, to: meant, atMost: tolerance) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  if let best { return best.candidate }
  guard written.count >= 3 else { return nil }
  return candidates.first { $0 != word && folded($0).starts(with: written) }
}

/// ` (did you mean "owner"?)`, or nothing if no candidate is near.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String {
  didYouMean(word, among: candidates).map { " (did you mean \(quoted($0))?)" } ?? ""
}

/// The word as people confuse it: letters in lower case, `-` and `_` left out.
private func folded(_ word: String) -> [UInt8] {
  word.utf8.compactMap { byte in
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"): nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    default: byte
    }
  }
}

/// The number of letters left out, added, replaced or swapped with their neighbour; nil if it is above `limit`.
private func slips(from written: [UInt8], to meant: [UInt8], atMost limit: Int) -> Int? {
  guard abs(written.count - meant.count) <= limit else { return nil }
  var beforeLast = [Int](repeating: 0, count: meant.count + 1)
  var last = Array(0...meant.count)
  for row in 0..<written.count {
    var current = [row + 1]
    for column in 0..<meant.count {
      let replaced = last[column] + (written[row] == meant[column] ? 0 : 1)
      var least = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, written[row] == meant[column - 1], written[row - 1] == meant[column] {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    (beforeLast, last) = (last, current)
  }
  return last[meant.count] <= limit ? last[meant.count] : nil
}
