import ShareModel
import Testing

@Suite struct IdentityKeysTests {
  @Test func `names are held against each other byte for byte`() {
    let keys = IdentityKeys([Identity(participantID: "\u{E9}"), Identity(userRecordName: "zo\u{EB}")])
    #expect(keys.match(Identity(participantID: "\u{E9}")))
    #expect(!keys.match(Identity(participantID: "e\u{301}")))
    #expect(keys.match(Identity(userRecordName: "zo\u{EB}")))
    #expect(!keys.match(Identity(userRecordName: "zoe\u{308}")))
  }
}
