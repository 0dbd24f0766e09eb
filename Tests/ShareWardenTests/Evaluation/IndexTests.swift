import ShareModel
import ShareWarden
import Testing

@Suite struct IndexTests {
  /// The names under which a policy with these actions is asked.
  static func asked(_ actions: String, _ requests: [ShareRequest]) throws -> [String] {
    let panel = try Panel(["p": "return { actions = \(actions), check = function() end }"])
    return requests.filter { !panel.decide($0).policies.isEmpty }.map(\.action.name.rawValue)
  }

  static let requests: [ShareRequest] = [
    Sample.request(Sample.invite("dee")), Sample.request(.acceptShare(oneTimeURL: nil), by: "p-cy"),
    Sample.request(.leaveShare, by: "p-ben"), Sample.request(.readShare), Sample.request(.deleteShare),
    Sample.request(.readRecord(RecordTarget(recordName: "n"))),
    Sample.request(.createRecord(RecordTarget(recordName: "n", parent: .record("trip")))),
    Sample.request(.modifyRecord(RecordTarget(recordName: "n"))),
    Sample.request(.deleteRecord(RecordTarget(recordName: "n"))),
  ]

  @Test(
    arguments: [
      ("nil", requests.map(\.action.name.rawValue)),
      ("{ 'sharing' }", ["addParticipant", "acceptShare", "leaveShare", "readShare", "deleteShare"]),
      ("{ 'records' }", ["readRecord", "createRecord", "modifyRecord", "deleteRecord"]),
      ("{ 'records', 'sharing' }", requests.map(\.action.name.rawValue)),
      ("{ 'leaveShare', 'readRecord' }", ["leaveShare", "readRecord"]), ("{ 'saveShare' }", []),
      ("{ 'modifyRecords' }", []),
    ] as [(String, [String])])
  func `a policy is asked about what it concerns and nothing else`(actions: String, names: [String]) throws {
    #expect(try Self.asked(actions, Self.requests) == names)
  }

  @Test func `a policy that does not concern the action is not in the decision`() throws {
    let panel = try Panel([
      "a": "return { actions = { 'records' }, check = function() error('x') end }", "b": PolicyFolder.empty,
    ])
    let decision = panel.decide(Self.requests[0])
    #expect(decision.isAllowed)
    #expect(decision.policies.map(\.id) == ["b"])
    #expect(decision.policies.first?.sha256.count == 64)
  }
}
