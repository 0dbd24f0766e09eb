import Testing

@testable import ShareWarden

@Suite struct PolicyLimitsTests {
  static func faults(_ limits: String) throws -> [String] {
    try PolicyFolder(policy: PolicyFolder.empty, set: #"{"policies": {"p": {}}, "limits": {\#(limits)}}"#).faults()
  }

  @Test(arguments: [
    #""steps": 100"#, #""steps": 10000000"#, #""steps": 1e5"#, #""memory": "4MiB""#, #""memory": "256MiB""#,
    #""memory": "128KiB""#, #""memory": "524288B""#, #""memory": 524288"#, "", #""steps": null, "memory": null"#,
  ])
  func `limits within the range are taken`(limits: String) throws {
    #expect(try Self.faults(limits) == [])
  }

  /// The dearest step that `charge-benchmark` finds takes 1.3 µs.
  @Test(arguments: [(100, 3), (100_000, 3), (200_000, 3), (200_001, 4), (1_000_000, 7), (10_000_000, 52)])
  func `the deadline leaves a step at least five microseconds`(steps: Int, seconds: Int) {
    var limits = PolicyLimits()
    limits.steps = steps
    #expect(limits.deadline == .seconds(seconds))
    limits.givenDeadline = .zero
    #expect(limits.deadline == .zero)
  }

  @Test(arguments: [("99", "small"), ("10000001", "large"), ("-1", "small"), ("9223372036854775807", "large")])
  func `steps out of the range are refused`(steps: String, way: String) throws {
    let fault = "policyset.json:1:45: limits.steps: too \(way); it may be from 100 to 10,000,000"
    #expect(try Self.faults(#""steps": \#(steps)"#) == [fault])
  }

  @Test(arguments: ["1.5", #""1000""#, "true", "[]"])
  func `what is no number of steps is refused`(steps: String) throws {
    let fault = "policyset.json:1:45: limits.steps: expected a number of steps, from 100 to 10,000,000"
    #expect(try Self.faults(#""steps": \#(steps)"#) == [fault])
  }

  @Test(arguments: [
    ("131071", "small"), (#""127KiB""#, "small"), (#""257MiB""#, "large"), ("-4194304", "small"),
    (#""999999999MiB""#, "large"),
  ])
  func `memory out of the range is refused`(memory: String, way: String) throws {
    let fault = "policyset.json:1:46: limits.memory: too \(way); it may be from 128KiB to 256MiB"
    #expect(try Self.faults(#""memory": \#(memory)"#) == [fault])
  }

  @Test(arguments: [
    #""4 MiB""#, #""4MB""#, #""4mib""#, #""MiB""#, #""-4MiB""#, #""4.5MiB""#, #""9999999999MiB""#, #""٤MiB""#, "true",
    "[]",
  ])
  func `memory in other units is refused`(memory: String) throws {
    let fault = "policyset.json:1:46: limits.memory: expected a size such as \"4MiB\", from 128KiB to 256MiB"
    #expect(try Self.faults(#""memory": \#(memory)"#) == [fault])
  }
}
