import ShareModel
import ShareRules
import Testing

/// Names are bytes to CloudKit: two spellings of an accented letter are two names, though Swift takes them for equal.
@Suite struct NameBytesTests {
  static let composed = "\u{E9}"
  static let decomposed = "e\u{301}"

  static let share: Share = {
    var share = Samples.closed
    share.recordName = "share-\(composed)"
    share.rootRecordName = composed
    share.recordChangeTag = composed
    share.containerIdentifier = composed
    return share
  }()

  static func judge(_ who: String, _ action: Action, _ environment: Environment = Environment()) -> Ruling {
    RuleBook().judge(
      ShareRequest(
        subject: Subject(id: who), action: action, share: share, time: Timestamp(microseconds: 0),
        environment: environment))
  }

  @Test func `a record named like the root in another spelling is not the root`() {
    #expect(Self.judge("owner", .deleteRecord(RecordTarget(recordName: Self.composed))).isDeleted)
    let other = Self.judge("owner", .deleteRecord(RecordTarget(recordName: Self.decomposed)))
    #expect(other.isAllowed && !other.isDeleted)
    #expect(other.after == Self.share)
  }

  @Test func `a record named like the share in another spelling is not the share`() {
    let own = Self.judge("owner", .readRecord(RecordTarget(recordName: "share-\(Self.composed)")))
    let other = Self.judge("owner", .readRecord(RecordTarget(recordName: "share-\(Self.decomposed)")))
    #expect(own.asked != other.asked)
  }

  @Test func `a parent named like the root in another spelling is not known to lie in the share`() {
    func create(under parent: String) -> Ruling {
      Self.judge("writer", .createRecord(RecordTarget(recordName: "note", parent: .record(parent))))
    }
    #expect(!create(under: Self.composed).assumptions.contains { $0.contains("record.parent") })
    #expect(create(under: Self.decomposed).assumptions.contains { $0.contains("record.parent") })
  }

  @Test func `a change tag or container in another spelling is another one`() {
    func save(_ environment: Environment) -> [String] {
      Self.judge("owner", .setPublicPermission(.readOnly), environment).refusals.map(\.rule)
    }
    #expect(save(Environment(serverChangeTag: Self.composed)) == [])
    #expect(save(Environment(serverChangeTag: Self.decomposed)) == ["R008"])
    #expect(save(Environment(containerIdentifier: Self.composed)) == [])
    #expect(save(Environment(containerIdentifier: Self.decomposed)) == ["R005"])
  }
}
