import ShareModel
import Testing

@testable import ShareWire

@Suite struct SpellingTableTests {
  @Test(arguments: [
    ("privateUser", ParticipantRole.privateUser), ("USER", .privateUser), ("PRIVATE_USER", .privateUser),
    ("PUBLIC_USER", .publicUser), ("OWNER", .owner), ("ADMINISTRATOR", .administrator), ("UNKNOWN", .unknown),
  ]) func `roles go by every interface's word`(word: String, role: ParticipantRole) {
    #expect(Spellings.role.value(of: word) == role)
  }

  @Test(arguments: [
    ("INVITED", ParticipantAcceptanceStatus.pending), ("PENDING", .pending), ("pending", .pending),
    ("ACCEPTED", .accepted), ("REMOVED", .removed), ("UNSUBSCRIBED", .removed), ("UNKNOWN", .unknown),
  ]) func `statuses go by every interface's word`(word: String, status: ParticipantAcceptanceStatus) {
    #expect(Spellings.acceptanceStatus.value(of: word) == status)
  }

  @Test func `permissions go by word and number, and nothing else`() {
    #expect(Spellings.permission.value(of: "READ_WRITE") == .readWrite)
    #expect(Spellings.permission.value(of: Int64(2)) == .readOnly)
    #expect(Spellings.permission.value(of: "readwrite") == nil)
    #expect(Spellings.permission.value(of: Int64(4)) == nil)
  }
}
