import Foundation
import TestSupport
import Testing

@testable import WardenCommands

/// The cases that are about the command line.
@Suite struct CaseTests {
  struct Case: Decodable {
    var id: String
    var files: [String: JSONTree]?
    var commands: [CaseCommand]?
  }

  static let cases: [String] = ((try? RepositoryFile.paths(in: "Tests/Data/Cases")) ?? []).filter {
    $0.hasSuffix(".json") && (try? read($0))?.commands?.isEmpty == false
  }

  static func read(_ path: String) throws -> Case {
    try JSONDecoder().decode(Case.self, from: Data(try RepositoryFile.bytes(path)))
  }

  @Test(arguments: cases) func `every command of a case does what it should`(path: String) throws {
    _ = ReadmeTests.root  // Files of the repository are named from its top.
    let one = try Self.read(path)
    let directory = try CaseDirectory(one.files ?? [:])
    for command in try #require(one.commands) {
      let results = command.results(in: directory.url)
      #expect(results.count == 1, "\(one.id), \(command.about): differs from run to run")
      let result = try #require(results.first)
      #expect(result.code == command.code, "\(one.id), \(command.about): \(result)")
      func named(_ texts: [String]?) -> [String] {
        (texts ?? []).map { $0.replacing("{directory}", with: directory.url.path()) }
      }
      for text in named(command.output) {
        #expect(result.output.contains(text), "\(one.id), \(command.about): \(text)")
      }
      for text in named(command.absent) {
        #expect(!result.output.contains(text), "\(one.id), \(command.about): \(text)")
      }
      for text in named(command.complaints) {
        #expect(result.complaints.contains(text), "\(one.id), \(command.about): \(text)")
      }
      if let expected = command.testcases {
        #expect(try TestcaseNames.count(result.output) == expected, "\(one.id), \(command.about)")
      }
    }
  }

  @Test func `there are cases`() { #expect(Self.cases.count > 5) }
}
