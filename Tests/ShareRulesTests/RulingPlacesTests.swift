import ShareModel
import ShareRules
import TestSupport
import Testing

/// A ruling hands on where people are, so that nobody has to look for them again.
@Suite struct RulingPlacesTests {
  /// By going through the list.
  private static func place(of subject: Subject, in list: ParticipantList) -> Int? {
    let places = list.indices.filter { subject.matches(list[$0].identity) }
    return places.first { list[$0].acceptanceStatus.holdsSeat } ?? places.first
  }

  private static func expectPlaces(_ request: ShareRequest, _ ruling: Ruling) {
    guard ruling.isAllowed else {
      #expect(ruling.newcomer == nil)
      return
    }
    let list = request.share.participants
    if request.action.name != .createShare { #expect(ruling.actorPlace == place(of: request.subject, in: list)) }
    guard let newcomer = ruling.newcomer, let after = ruling.after?.participants else { return }
    #expect(ruling.effects == [.participantAdded(after[newcomer], before: nil)])
    #expect(Array(after) == Array(list) + [after[newcomer]])
    #expect(!list.contains { $0.identity.matches(after[newcomer].identity) })
  }

  @Test(arguments: MatrixTests.people.keys.sorted())
  func `the places of a ruling are those found by going through the list`(column: String) throws {
    let person = try #require(MatrixTests.people[column])
    for share in [person.share, Samples.zoneWide] {
      for action in MatrixTests.actions.values {
        let parts = [action, Action.addParticipant(Invitation(identity: Samples.person("other")))]
        for action in [action, .saveShare(parts)] {
          let request = Samples.request(person.name, action, on: share)
          Self.expectPlaces(request, RuleBook().judge(request))
        }
      }
    }
  }

  @Test func `somebody new is told of, and nobody else`() {
    func newcomer(_ invitation: Invitation) -> Int? {
      Samples.judge("owner", .addParticipant(invitation)).newcomer
    }
    let count = Samples.closed.participants.count
    #expect(newcomer(Invitation(identity: Samples.person("new"))) == count)
    #expect(newcomer(Invitation(identity: Identity(participantID: "new"), isOneTimeURL: true)) == count)
    // Somebody who went may be compared with what they were, and who has no key is known by all of an entry.
    #expect(newcomer(Invitation(identity: Samples.person("removed"))) == nil)
    #expect(newcomer(Invitation(identity: Samples.person("reader"))) == nil)
    #expect(newcomer(Invitation(isOneTimeURL: true)) == nil)
  }

  @Test func `a subject who went has the place of the old entry, and of one who came again the new one`() {
    #expect(Samples.judge("removed", .requestAccess).actorPlace == 7)
    var share = Samples.closed
    share.participants.append(Samples.entry("removed", .privateUser, .readOnly))
    #expect(Samples.judge("removed", .leaveShare, on: share).actorPlace == share.participants.count - 1)
    #expect(Samples.judge("stranger", .requestAccess).actorPlace == nil)
  }
}
