import ShareModel
import Testing

/// A share is a value.
@Suite struct ShareTests {
  static let full = Share(
    recordName: "s", requesters: [person("a")], blockedIdentities: [person("b")], title: "t", type: "y",
    fields: Labels([("f", .integer(1))]), properties: Labels([("p", .integer(2))]), recordChangeTag: "g",
    containerIdentifier: "c")

  static func person(_ name: String) -> Person { Person(identity: Identity(userRecordName: name)) }

  static let changes: [@Sendable (inout Share) -> Void] = [
    { $0.requesters.removeAll() }, { $0.blockedIdentities.append(person("z")) }, { $0.title = nil }, { $0.type = "x" },
    { $0.fields = Labels() }, { $0.properties = Labels([("q", .integer(2))]) }, { $0.recordChangeTag = nil },
    { $0.containerIdentifier = "d" },
  ]

  @Test func `what a share is made with it says`() {
    #expect(Self.full.requesters == [Self.person("a")] && Self.full.blockedIdentities == [Self.person("b")])
    #expect(Self.full.title == "t" && Self.full.type == "y")
    #expect(Self.full.fields["f"] == .integer(1) && Self.full.properties["p"] == .integer(2))
    #expect(Self.full.recordChangeTag == "g" && Self.full.containerIdentifier == "c")
  }

  @Test(arguments: changes.indices)
  func `a change of a copy makes it another share and leaves the first as it was`(number: Int) {
    var copy = Self.full
    Self.changes[number](&copy)
    #expect(copy != Self.full)
    #expect(Self.full.title == "t" && Self.full.requesters.count == 1)
    var same = Self.full
    Self.changes[number](&same)
    #expect(copy == same && copy.hashValue == same.hashValue)
  }

  @Test func `a share from which all was taken is one that never had it`() {
    var share = Share(recordName: "s", title: "t", properties: Labels([("p", .integer(2))]))
    share.title = nil
    share.properties = Labels()
    #expect(share == Share(recordName: "s") && share.hashValue == Share(recordName: "s").hashValue)
  }
}
