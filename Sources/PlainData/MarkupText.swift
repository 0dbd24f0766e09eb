/// Text within HTML and XML.
package enum MarkupText {
  /// Text for an element, or for an attribute in double quotes, without what XML 1.0 has no place for.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
