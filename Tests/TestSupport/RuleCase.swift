package import Foundation

/// A conformance case: a request, the rule it is about, and the answer that the rule book gives.
package struct RuleCase: Decodable, Sendable {
  package struct Expectation: Decodable, Sendable {
    package var decision: Bool
    /// The rule that refuses, the error it names, and the place of the refused part in a compound action.
    package var rule: String?
    package var code: String?
    package var index: Int?
    /// All effects in their order, each as far as the case cares.
    package var effects: [JSONTree]?
    /// The share afterwards, as far as the case cares.
    package var share: JSONTree?
    package var assumptions: [String]?
  }

  package var about: String
  package var rule: String
  package var request: JSONTree
  package var expect: Expectation
  /// What is settled otherwise than by default in what Apple leaves open.
  package var profile: [String: JSONTree]?
  /// Folder and file; not in the file.
  package private(set) var place = ""

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case about, rule, request, expect, profile
  }

  /// The request as it would be handed in.
  package var requestText: String { get throws { String(decoding: try JSONEncoder().encode(request), as: UTF8.self) } }

  package static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Data/Rules/Cases")

  /// Every case below the folder, in the order of their names.
  package static func all() throws -> [RuleCase] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".json") }
    return try files.sorted().map { file in
      let data = try Data(contentsOf: folder.appending(path: file))
      var one = try JSONDecoder().decode(RuleCase.self, from: data)
      one.place = file
      return one
    }
  }
}

extension RuleCase: CustomStringConvertible {
  package var description: String { place }
}
