internal import PlainData

/// How a policy is listed in a `policyset.json`: the line to add, and where.
enum ListingAdvice {
  static func text(_ id: String, file: String, console: Console) -> String {
    guard let policies = policies(of: file, console) else {
      return "to have it on, list it under \"policies\" in \(file):\n\n    \"policies\": { \"\(id)\": {} }\n"
    }
    let comma = policies.count == 0 ? "" : ","
    return """
      to have it on, add this line after "policies": {, line \(policies.place.line) of \(file):

          "\(id)": {}\(comma)

      """
  }

  /// The object that lists the policies; `nil` where the file can't be read, or has none.
  private static func policies(of file: String, _ console: Console) -> JSONNode? {
    guard let bytes = try? console.readFile(file), let text = try? JSONText(parsing: bytes) else { return nil }
    guard let policies = text.root["policies"], policies.kind == .object else { return nil }
    return policies
  }
}
