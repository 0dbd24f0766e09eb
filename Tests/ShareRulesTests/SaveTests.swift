import ShareModel
import ShareRules
import Testing

/// Edits in one save, in order, all or nothing.
@Suite struct SaveTests {
  static func add(_ name: String) -> Action { .addParticipant(Invitation(identity: Samples.person(name))) }

  @Test func `who had accepted and is added again after closing stays accepted`() throws {
    let ruling = Samples.judge(
      "owner", .saveShare([.setPublicPermission(.none), Self.add("guest")]), on: Samples.open(.readOnly))
    let after = try #require(ruling.after)
    #expect(after.seated.map(\.identity.userRecordName) == ["owner", "guest"])
    #expect(after.seated[1].isAccepted && after.seated[1].role == .privateUser)
    #expect(!ruling.effects.contains { $0.kind == "participantAdded" })
  }

  @Test func `who is added and then dropped by opening leaves no trace`() throws {
    let ruling = Samples.judge("owner", .saveShare([Self.add("new"), .setPublicPermission(.readOnly)]))
    let after = try #require(ruling.after)
    #expect(!after.participants.contains { $0.identity.userRecordName == "new" })
    #expect(!ruling.effects.contains { $0.kind == "participantAdded" })
  }

  @Test func `removing and adding again asks for a new acceptance`() throws {
    let ruling = Samples.judge("admin", .saveShare([.removeParticipant(Samples.person("writer")), Self.add("writer")]))
    let entry = try #require(ruling.after?.seated.last)
    #expect(entry.isPending && entry.permission == .readOnly)
  }

  @Test func `each failing edit is named and nothing happens`() {
    let ruling = Samples.judge(
      "admin",
      .saveShare([Self.add("new"), .setPublicPermission(.readOnly), .removeParticipant(Samples.person("owner"))]))
    #expect(ruling.refusals.map(\.index) == [1, 2])
    #expect(ruling.refusals.map(\.rule) == ["R096", "R065"])
    #expect(ruling.effects.isEmpty && ruling.after == nil)
  }

  @Test func `an administrator who leaves edits no further`() {
    let ruling = Samples.judge("admin", .saveShare([.removeParticipant(Samples.person("admin")), Self.add("new")]))
    #expect(ruling.refusals.map(\.rule) == ["R044"])
  }

  @Test func `a fact not given is assumed, and denied where the caller is strict`() {
    let action = Action.readRecord(RecordTarget(recordName: "note"))
    let lenient = RuleBook().judge(Samples.request("reader", action))
    #expect(lenient.isAllowed && lenient.assumptions == ["record.inShare is taken as true"])
    let strict = RuleBook().judge(Samples.request("reader", action, strict: true))
    #expect(strict.refusals.map(\.rule) == ["R151"])
  }
}
