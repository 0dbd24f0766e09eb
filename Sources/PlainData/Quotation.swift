/// The first of the words, and how many there are where that is not all of them.
package func listed(_ words: some Collection<String>, upTo count: Int = 20) -> String {
  let first = words.prefix(count).joined(separator: ", ")
  return words.count > count ? "\(first), … (\(words.count.grouped) in all)" : first
}

/// Text of the user's in double quotes, for a message: nothing in it can change what the terminal shows, and it is cut
/// after `length` characters.
package func quoted(_ text: String, upTo length: Int = 80) -> String {
  let scalars = text.unicodeScalars
  var shown = text
  if let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex), end < scalars.endIndex
  {
    shown = String(scalars[..<end]) + "…"
  }
  var writer = JSONWriter(capacity: 128)
  writer.beginString()
  shown.withUTF8 { JSONEscapes.append($0, from: 0, to: &writer.output, .plain) }
  writer.endString()
  return writer.text
}
