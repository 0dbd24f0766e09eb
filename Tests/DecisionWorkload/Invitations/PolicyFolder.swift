import Glibc

/// The directory of the four policies, and of as many more as are asked for, which are evaluated and never deny.
package struct PolicyFolder {
  /// What stands for the approved domains in `policyset.json`.
  package static let placeholder = "\"@DOMAINS@\""
  private static let own = "\(#filePath.dropLast("DecisionWorkload/Invitations/PolicyFolder.swift".count))"
  private static let template = own + "DecisionBenchmark/SharePolicy4/"
  private static let scripts = ["approved-domain", "no-open-link", "outsiders-only-read", "writer-cap"]

  package let path: String

  /// Writes the directory anew.
  ///
  /// - Parameters:
  ///   - path: of the directory; nil: a new one, for as long as the caller keeps it.
  ///   - policies: how many in all, at least the four.
  ///   - action: what those beyond the four concern.
  ///   - domains: that are approved; nil: the placeholder stays.
  package init(
    at path: String? = nil, policies: Int = 4, concerning action: String = "addParticipant", domains: [String]? = nil
  ) throws {
    self.path = try path ?? TextFile.temporaryDirectory()
    try TextFile.makeDirectory(self.path)
    for script in Self.scripts {
      try TextFile.write(try TextFile.read(Self.template + script + ".lua"), to: "\(self.path)/\(script).lua")
    }
    let more = (4..<max(4, policies)).map { IdlePolicy(number: $0, action: action) }
    for policy in more { try TextFile.write(policy.source, to: "\(self.path)/\(policy.id).lua") }
    let list = domains.map { "[\($0.map { "\"\($0)\"" }.joined(separator: ","))]" } ?? Self.placeholder
    let file = try TextFile.read(Self.template + "policyset.json")
    let set = file.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.contains(Self.placeholder) ? Self.replacing(Self.placeholder, by: list, in: line) : String(line)
      return text.contains("\"writer-cap\"") ? text + more.map { ",\n    \"\($0.id)\": {}" }.joined() : text
    }
    try TextFile.write(set.joined(separator: "\n"), to: "\(self.path)/policyset.json")
  }

  package func remove() { TextFile.removeDirectory(path) }

  private static func replacing(_ word: String, by other: String, in line: Substring) -> String {
    guard let range = line.firstRange(of: word) else { return String(line) }
    return line[..<range.lowerBound] + other + line[range.upperBound...]
  }
}
