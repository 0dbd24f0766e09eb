import Foundation
import TestSupport
import Testing

@testable import WardenCommands

/// What SARIF 2.1.0 asks of a log, by its sections 3.13 to 3.49.
@Suite struct LintSARIFTests {
  private func run() throws -> [String: Any] {
    let bench = Bench()
    #expect(bench.run("lint", "-fsarif", RepositoryFile.path("Examples/FailingPolicy")) == 1)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(bench.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func `every rule has an id, descriptions and a level`() throws {
    let driver = try #require((try run()["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "sharewarden")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count >= 20)
    for rule in rules {
      #expect(rule["id"] is String)
      for name in ["shortDescription", "fullDescription"] {
        #expect(((rule[name] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      }
    }
  }

  @Test func `every result names its rule, says something and where`() throws {
    let run = try run()
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let ids = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == ids[index])
      #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      let place = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      #expect((place["artifactLocation"] as? [String: Any])?["uri"] is String)
      if let region = place["region"] as? [String: Any] {
        #expect(region["startLine"] as? Int ?? 0 > 0)
        #expect(region["startColumn"] as? Int ?? 0 > 0)
      }
    }
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
  }
}
