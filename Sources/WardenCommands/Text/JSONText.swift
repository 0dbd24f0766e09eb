/// JSON written by hand for reports whose shape is fixed.
enum JSONText {
  static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  static func object(_ members: [(String, String?)]) -> String {
    let written = members.compactMap { name, value in value.map { "\(quote(name)):\($0)" } }
    return "{" + written.joined(separator: ",") + "}"
  }

  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
