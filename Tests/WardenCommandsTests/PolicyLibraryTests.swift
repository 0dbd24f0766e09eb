import Foundation
import Testing

@testable import WardenCommands

/// The policies that ship pass the tests beside them.
@Suite struct PolicyLibraryTests {
  static let folder = ReadmeTests.root.appending(path: "Policies")

  static let policies: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/policy.lua").path()) }
      .sorted()
  }()

  @Test func `every test of the library passes`() throws {
    let run = ReadmeTests.run("test Policies")
    #expect(run.code == .allowed, "\(run.output)")
    let counted = try #require(run.output.firstMatch(of: /([0-9]+) tests in [0-9]+ files: ([0-9]+) passed\n/))
    #expect(counted.1 == counted.2)
    #expect(try #require(Int(counted.1)) > 300)
  }

  @Test func `tests reach every line, denial and parameter, and notice every change that has no reason beside it`()
    throws
  {
    let run = ReadmeTests.run("test Policies --coverage --min-coverage 100 --mutate")
    #expect(run.code == .allowed, "\(run.output)")
    for id in Self.policies {
      #expect(run.output.contains(try Regex("\n  \(id) +lines ([0-9]+) of \\1 \\(100 %\\)")), "\(id)")
      #expect(run.output.contains(try Regex("\n  \(id) +[0-9]+ of [0-9]+ changes noticed")), "\(id)")
    }
    #expect(!run.output.contains("no test varies"), "\(run.output)")
  }

  @Test(arguments: policies) func `every policy has tests in Lua that expect each of its denials`(id: String) throws {
    let script = try String(contentsOf: Self.folder.appending(path: "\(id)/policy.lua"), encoding: .utf8)
    let tests = try String(contentsOf: Self.folder.appending(path: "\(id)/policy_test.lua"), encoding: .utf8)
    for deny in script.matches(of: /deny\("([a-z-]+)"/) { #expect(tests.contains("\"\(deny.1)\"")) }
    #expect(tests.contains(":allowed()"))
  }
}
