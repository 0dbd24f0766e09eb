import PlainData
import ShareModel
import Testing

@testable import ShareWire

@Suite struct MisnomerTests {
  private func fault(member name: String, _ word: String) -> String? {
    let person = #"{"emailAddress":"b@example.com","\#(name)":"\#(word)"}"#
    return Example.fault(Example.request(participants: Example.owner + "," + person))?.message
  }

  @Test(arguments: [
    ("boss", "owner"), ("Admin", "administrator"), ("co-owner", "administrator"), ("member", "privateUser"),
    ("anyone", "publicUser"), ("ownr", "owner"),
  ]) func `a role by another word is refused with CloudKit's`(word: String, meant: String) {
    #expect(fault(member: "role", word) == #"unknown role "\#(word)" (did you mean "\#(meant)"?)"#)
  }

  @Test(arguments: [
    ("edit", "readWrite"), ("rw", "readWrite"), ("write", "readWrite"), ("view", "readOnly"), ("READ", "readOnly"),
    ("off", "none"), ("read-only", "readOnly"),
  ]) func `a permission by another word is refused with CloudKit's`(word: String, meant: String) {
    #expect(fault(member: "permission", word) == #"unknown permission "\#(word)" (did you mean "\#(meant)"?)"#)
  }

  @Test(arguments: [("invited", "pending"), ("joined", "accepted"), ("left", "removed")])
  func `a status by another word is refused with CloudKit's`(word: String, meant: String) {
    #expect(
      fault(member: "acceptanceStatus", word) == #"unknown acceptance status "\#(word)" (did you mean "\#(meant)"?)"#)
  }

  @Test(arguments: [("invite", "addParticipant"), ("kick", "removeParticipant"), ("read", "readRecord")])
  func `an action by another word is refused with CloudKit's`(word: String, meant: String) {
    let fault = Example.fault(Example.request(action: #"{"name":"\#(word)"}"#))
    #expect(fault?.message == #"unknown action "\#(word)" (did you mean "\#(meant)"?)"#)
  }

  @Test func `no such word is ever read, or belongs to two`() {
    func check<Value>(_ table: SpellingTable<Value>, _ misnomers: [Value: Set<String>]) {
      for word in misnomers.values.joined() {
        #expect(table.value(of: word) == nil, "\(word)")
        #expect(word == word.lowercased() && !word.contains { !$0.isLetter }, "\(word) would never be found")
        #expect(misnomers.values.count { $0.contains(word) } == 1, "\(word)")
      }
    }
    check(Spellings.role, Misnomers.roles)
    check(Spellings.permission, Misnomers.permissions)
    check(Spellings.acceptanceStatus, Misnomers.acceptanceStatuses)
    check(Spellings.accountStatus, Misnomers.accountStatuses)
    check(Spellings.actionName, Misnomers.actions)
  }
}
