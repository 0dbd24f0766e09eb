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
  ///   - copies: how often each of the four is there.
  ///   - action: what those beyond the four concern.
  ///   - domains: that are approved; nil: the placeholder stays.
  package init(
    at path: String? = nil, policies: Int = 4, copies: Int = 1, concerning action: String = "addParticipant",
    domains: [String]? = nil
  ) throws {
    self.path = try path ?? TextFile.temporaryDirectory()
    try TextFile.makeDirectory(self.path)
    for script in Self.scripts {
      let source = try TextFile.read(Self.template + script + ".lua")
      for copy in 0..<copies { try TextFile.write(source, to: "\(self.path)/\(Self.name(script, copy)).lua") }
    }
    let more = (4..<max(4, policies)).map { IdlePolicy(number: $0, action: action) }
    for policy in more { try TextFile.write(policy.source, to: "\(self.path)/\(policy.id).lua") }
    let list = domains.map { "[\($0.map { "\"\($0)\"" }.joined(separator: ","))]" } ?? Self.placeholder
    let placed = try Self.listings().map { ($0.id, $0.value.replacing(Self.placeholder, with: list)) }
    let copied = placed.flatMap { id, value in (0..<copies).map { "\"\(Self.name(id, $0))\": \(value)" } }
    let members = (copied + more.map { "\"\($0.id)\": {}" }).joined(separator: ",\n    ")
    try TextFile.write("{\n  \"policies\": {\n    \(members)\n  }\n}\n", to: "\(self.path)/policyset.json")
  }

  /// How the four are listed in their file, which has a line for each.
  private static func listings() throws -> [(id: String, value: String)] {
    try TextFile.read(template + "policyset.json").split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /\ {4}"([a-z-]+)": (\{.*\}),?/).map { (String($0.1), String($0.2)) }
    }
  }

  /// The sources of its policies, in the order of their names.
  func scripts() throws -> [String] {
    try TextFile.names(in: path).filter { $0.hasSuffix(".lua") }.sorted().map { try TextFile.read("\(path)/\($0)") }
  }

  package func remove() { TextFile.removeDirectory(path) }

  private static func name(_ script: String, _ copy: Int) -> String { copy == 0 ? script : "\(script)-\(copy)" }
}
