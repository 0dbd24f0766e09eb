import ShareModel
import ShareRules
import Testing

/// What no reader of requests lets through, the rules refuse as well.
@Suite struct ContradictionTests {
  @Test(arguments: [Action.saveShare([.deleteShare]), .modifyRecords([.saveShare([])]), .saveShare([.leaveShare])])
  func `an action that is no part is refused as a part`(action: Action) {
    #expect(Samples.judge("owner", action).refusals.map(\.rule) == ["R009"])
  }

  @Test func `a share with somebody accepted and blocked has no powers for anybody`() {
    var share = Samples.closed
    share.blockedIdentities = [Person(identity: Samples.person("reader"))]
    for name in ["owner", "writer", "reader", "stranger"] {
      #expect(Samples.judge(name, .readShare, on: share).refusals.map(\.rule) == ["R010"])
    }
  }

  @Test(arguments: [Action.acceptShare(oneTimeURL: nil), .fetchShareMetadata(oneTimeURL: nil), .requestAccess])
  func `a share without an owner is joined by nobody`(action: Action) {
    let share = Share(
      recordName: "share", rootRecordName: "root", publicPermission: .readWrite, allowsAccessRequests: true)
    #expect(Samples.judge("stranger", action, on: share).refusals.map(\.rule) == ["R010"])
  }
}
