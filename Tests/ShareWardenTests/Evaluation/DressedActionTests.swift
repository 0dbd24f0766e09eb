import ShareModel
import Testing

/// An operation on the share's own record is one on the share, and those are asked who concern either.
@Suite struct DressedActionTests {
  @Test(
    arguments: [
      ("{ 'readShare' }", ["p"]), ("{ 'readRecord' }", ["p"]), ("{ 'readShare', 'readRecord' }", ["p"]),
      ("{ 'deleteShare' }", []), ("{ 'deleteRecord' }", []),
    ] as [(String, [String])])
  func `who concerns what is meant or what is said is asked once`(actions: String, asked: [String]) throws {
    let panel = try Panel([
      "p": "return { actions = \(actions), check = function(request) warn('seen', request.action.name) end }",
      "a": "return { actions = { 'transferOwnership' }, check = function() end }",
    ])
    let decision = panel.decide(Sample.request(.readRecord(RecordTarget(recordName: "share-1"))))
    #expect(decision.policies.map(\.id) == asked)
    #expect(decision.warnings.map(\.message) == asked.map { _ in "readShare" })
  }

  @Test func `policies are in order, whichever name they concern`() throws {
    var scripts: [String: String] = [:]
    for (number, action) in ["readRecord", "readShare", "saveShare", "readRecord", "readShare"].enumerated() {
      scripts["p\(number)"] = "return { actions = { '\(action)' }, check = function() end }"
    }
    let decision = try Panel(scripts).decide(Sample.request(.readRecord(RecordTarget(recordName: "share-1"))))
    #expect(decision.policies.map(\.id) == ["p0", "p1", "p3", "p4"])
  }
}
