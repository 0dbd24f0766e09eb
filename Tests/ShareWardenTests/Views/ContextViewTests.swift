import ShareModel
import Testing

@Suite struct ContextViewTests {
  static let request = Sample.request(
    .readShare,
    context: Labels([
      ("purpose", .text("audit")), ("device", .map(Labels([("managed", .boolean(true)), ("empty", .list([]))]))),
      ("time", .text("not a time")), ("ratio", .number(0.5)), ("count", .integer(3)),
    ]),
    environment: Environment(databaseScope: .private, osVersion: 26, entitlements: [.oneTimeLinks]))

  @Test(arguments: [
    ("context.purpose", "audit"), ("context.device.managed", "true"), ("#context.device.empty", "0"),
    ("context.ratio", "0.5"), ("math.type(context.count)", "integer"), ("context.nothing", "nil"),
    ("context.device.nothing", "nil"), ("context.time.text", "2026-11-30T12:00:00Z"),
    ("context.time - time('2026-11-30T11:00:00Z')", "3600"),
    ("context.time:add{ days = 1 }.text", "2026-12-01T12:00:00Z"), ("context.environment.databaseScope", "private"),
    ("context.environment.osVersion", "26"), ("#context.environment.entitlements", "1"),
    ("context.environment.serverChangeTag", "nil"),
    ("context.environment", "{databaseScope=private,entitlements={1=InProcessOneTimeLinks},osVersion=26}"),
  ])
  func `what the caller gave is seen, the time as a time`(expression: String, seen: String) throws {
    #expect(try ViewProbe.seen(expression, in: Self.request) == seen)
  }

  @Test func `without a context there is the time alone`() throws {
    #expect(
      try ViewProbe.seen(
        "(function() local n = 0 for key in pairs(context) do n = n + 1 end return n end)()",
        in: Sample.request(.readShare)) == "1")
  }
}
