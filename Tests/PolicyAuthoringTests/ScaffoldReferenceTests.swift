import Foundation
import PolicyAuthoring
import TestSupport
import Testing

/// Files that a new directory starts with name others, by ways that editors follow.
@Suite struct ScaffoldReferenceTests {
  private static let files = PolicySetScaffold.files(name: "acme")

  private func tree(_ path: String) throws -> JSONTree {
    try JSONTree(parsing: try #require(Self.files.first { $0.path == path }).text)
  }

  /// The file that a way leads to, from the folder of another file.
  private func target(_ way: String, from path: String) -> ScaffoldFile? {
    let folder = URL(filePath: "/\(path)").deletingLastPathComponent()
    let found = folder.appending(path: way).standardizedFileURL.path()
    return Self.files.first { "/\($0.path)" == found }
  }

  @Test func `the schema that a policy set names is that of policy sets`() throws {
    guard case .text(let way)? = try tree("Policies/policyset.json")["$schema"] else {
      Issue.record("no $schema")
      return
    }
    #expect(target(way, from: "Policies/policyset.json")?.text == SchemaDocument.policyset.text)
  }

  @Test func `settings for editors name schemas and definitions that are there`() throws {
    let schemas = try tree(".vscode/settings.json")["json.schemas"]?.elements ?? []
    #expect(!schemas.isEmpty)
    for schema in schemas {
      guard case .text(let way)? = schema["url"] else { continue }
      // They are named from the top of the directory.
      let file = try #require(target(way, from: "x"), "\(way)")
      #expect(SchemaDocument.allCases.contains { $0.text == file.text })
    }
    for case .text(let folder) in try tree(".luarc.json")["workspace.library"]?.elements ?? [] {
      #expect(Self.files.contains { $0.path.hasPrefix("\(folder)/") && $0.path.hasSuffix(".lua") })
    }
  }

  @Test func `the policy set that a directory starts with fits its schema`() throws {
    #expect(try SchemaCheck(SchemaDocument.policyset.text).faults(of: try tree("Policies/policyset.json")) == [])
  }
}
