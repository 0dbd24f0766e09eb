/// Text of the user's in double quotes, for a message: nothing in it can change what the terminal shows, and it is cut
/// after `length` characters.
package func quoted(_ text: String, upTo length: Int = 80) -> String {
  var writer = JSONWriter()
  let scalars = text.unicodeScalars
  if let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex), end < scalars.endIndex
  {
    writer.string(String(scalars[..<end]) + "…")
  } else {
    writer.string(text)
  }
  return String(decoding: writer.bytes, as: UTF8.self)
}
