import PlainData
import ShareModel
import Testing

@testable import ShareWire

@Suite struct ContextReaderTests {
  private func request(_ members: String) -> String {
    Example.request(context: #"{"time":"2026-11-30T12:00:00Z"\#(members)}"#)
  }

  @Test func `the surroundings are read with all their facts`() throws {
    let read = try Example.read(
      request(
        #"""
        ,"environment":{"databaseScope":"SHARED","containerIdentifier":"iCloud.x","osVersion":26,
        "entitlements":["InProcessOneTimeLinks"],"serverChangeTag":"t","ownerStorageIsFull":true}
        """#), strictly: true)
    #expect(
      read.environment
        == Environment(
          databaseScope: .shared, containerIdentifier: "iCloud.x", osVersion: 26, entitlements: [.oneTimeLinks],
          serverChangeTag: "t", ownerStorageIsFull: true))
    #expect(read.context.isEmpty)
  }

  @Test func `a database goes by word and number`() throws {
    for (scope, number) in zip(Environment.DatabaseScope.allCases, 1...3) {
      let read = try Example.read(request(#","environment":{"databaseScope":\#(number)}"#))
      #expect(read.environment.databaseScope == scope)
    }
  }

  @Test(arguments: [
    (#""production""#, ""), ("[]", ""), (#"{"databaseScope":"cloud"}"#, ".databaseScope"),
    (#"{"databaseScope":0}"#, ".databaseScope"), (#"{"osVersion":"26"}"#, ".osVersion"),
    (#"{"osVersion":26.1}"#, ".osVersion"), (#"{"entitlements":"x"}"#, ".entitlements"),
    (#"{"entitlements":["x"]}"#, ".entitlements[0]"), (#"{"entitlements":[null]}"#, ".entitlements[0]"),
    (#"{"ownerStorageIsFull":"yes"}"#, ".ownerStorageIsFull"), (#"{"serverChangeTag":7}"#, ".serverChangeTag"),
  ]) func `surroundings that are no such facts are a fault`(environment: String, path: String) {
    #expect(Example.fault(request(#","environment":\#(environment)"#))?.path == "context.environment\(path)")
  }

  @Test func `what else the caller says is for policies`() throws {
    let read = try Example.read(request(#","ip":"10.0.0.1","tags":[1,2.5],"nested":{"a":null,"b":true}"#))
    #expect(
      read.context
        == Labels([
          ("ip", .text("10.0.0.1")), ("tags", .list([.integer(1), .number(2.5)])),
          ("nested", .map(Labels([("b", .boolean(true))]))),
        ]))
  }

  @Test(arguments: [
    "7", #""now""#, #""2026-11-30""#, #""2026-11-30T12:00:00""#, #""2026-02-30T12:00:00Z""#, "[]", "true",
  ]) func `a time that is none is a fault, not the door's`(time: String) {
    let text = Example.request(context: #"{"time":\#(time)}"#)
    let reader = RequestReader(now: Timestamp(microseconds: 0))
    let fault = #expect(throws: InputFault.self) { try reader.request(Array(text.utf8)[...]) }
    #expect(fault?.path == "context.time")
  }
}
