import Foundation
import ShareModel
import ShareRules
import ShareWarden
import Testing

/// What the documentation shows for others to copy has to work.
@Suite struct DocumentationTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let guide = root.appending(path: "Policies/README.md")

  /// The blocks of a language, without their fences.
  static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  /// A directory that is gone after the test.
  static func withDirectory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "warden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(directory)
  }

  @Test func `the policy of the guide loads`() throws {
    let blocks = Self.blocks("lua", in: try String(contentsOf: Self.guide, encoding: .utf8))
    try Self.withDirectory { directory in
      try blocks[0].write(to: directory.appending(path: "cap.lua"), atomically: true, encoding: .utf8)
      #expect(try PolicySet(directory: directory.path()).policyIDs == ["cap"])
    }
  }

  @Test func `the policy set of the guide loads`() throws {
    let blocks = Self.blocks("json", in: try String(contentsOf: Self.guide, encoding: .utf8))
    #expect(blocks.count == 1)
    try Self.withDirectory { directory in
      for name in ["domain-allow-list", "writer-cap"] {
        try FileManager.default.copyItem(
          at: Self.root.appending(path: "Policies/\(name)"), to: directory.appending(path: name))
      }
      let data = directory.appending(path: "data")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      try "{}".write(to: data.appending(path: "directory.json"), atomically: true, encoding: .utf8)
      try blocks[0].write(to: directory.appending(path: "policyset.json"), atomically: true, encoding: .utf8)
      #expect(try PolicySet(directory: directory.path()).name == "acme")
    }
  }

  @Test func `links between documents lead somewhere`() throws {
    var links = 0
    for file in try Self.documents() {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\]\(([^)#]+)(#[a-z-]+)?\)/) where !match.1.contains("://") {
        links += 1
        let target = file.deletingLastPathComponent().appending(path: String(match.1))
        #expect(FileManager.default.fileExists(atPath: target.path()), "\(file.lastPathComponent): \(match.1)")
      }
    }
    #expect(links > 0)
  }

  private static func documents() throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path())
    return paths.filter { path in
      path.hasSuffix(".md") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { root.appending(path: $0) }
  }

  @Test func `every action stands in the table of actions`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "Examples/Requests/README.md"), encoding: .utf8)
    for name in ActionName.allCases { #expect(text.contains("`\(name.rawValue)`"), "\(name)") }
    for name in ActionName.allCases where name.isShareEdit { #expect(text.contains("`\(name.rawValue)` ¹"), "\(name)") }
    for field in Mirror(reflecting: Environment()).children {
      #expect(text.contains("| `\(field.label ?? "")` |"), "\(field.label ?? "")")
    }
  }

  @Test func `every word and every rule knob stands in the guide`() throws {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let words =
      ParticipantRole.allCases.map(\.rawValue) + ParticipantPermission.allCases.map(\.rawValue)
      + ParticipantAcceptanceStatus.allCases.map(\.rawValue) + Subject.AccountStatus.allCases.map(\.rawValue)
    for word in words { #expect(text.contains("`\(word)`"), "\(word)") }
    for knob in Mirror(reflecting: RuleProfile()).children {
      #expect(text.contains("| `\(knob.label ?? "")` | `\(knob.value)`"), "\(knob.label ?? "")")
    }
  }
}
