import Foundation
import PolicyTesting
import Testing

@Suite struct TestPlaceTests {
  @Test(arguments: [
    ("", ""), ("/", ""), ("/.", ""), ("/away", "away"), ("/away/", "away"), ("/away/.", "away"),
    ("/away/cases", "away/cases"),
    ("/away/cases/.", "away/cases"), ("/away/cases/..", "away"), ("/away/cases/a.json", "away/cases/a.json"),
    ("/away/policy_test.lua", "away/policy_test.lua"), ("//away//policy_test.lua", "away/policy_test.lua"),
    ("/cases", "cases"), ("/cases/../away", "away"),
  ])
  func `a path leads to the set and the part of it, however it is spelled`(path: String, part: String) throws {
    let set = try SetDirectory(tests: "", also: ["away/cases/a.json": "{}", "cases/b.json": "{}"])
    let place = TestPlace(set.url.path() + path)
    #expect(place.part == part)
    #expect(FileManager.default.fileExists(atPath: place.directory + "/away/policy.lua"))
  }
}
