import PlainData
import Testing

@Suite struct JSONExtremesTests {
  @Test func everyTruncationOfARequestIsALocatedFault() throws {
    let bytes = Array(exampleRequest.utf8)
    _ = try JSONText(parsing: bytes)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
    for count in 0..<bytes.count {
      let fault = try #require(refusal(of: Array(bytes[..<count])), "\(count) bytes")
      #expect(
        fault.message != "not valid JSON" && (1...lines).contains(fault.line) && fault.column >= 1, "\(count) bytes")
    }
  }

  @Test(arguments: ["[", #"{"a":"#, "[[{\"a\":["])
  func aHundredThousandLevelsAreRefused(opening: String) {
    let json = String(repeating: opening, count: 100_000)
    let fault = refusal(of: json, limits: JSONLimits(bytes: .max))
    #expect(fault?.message == "more than 64 arrays and objects within each other")
    #expect(
      refusal(of: json, limits: JSONLimits(bytes: .max, depth: .max))?.message
        == "more than 1024 arrays and objects within each other")
  }

  @Test(.timeLimit(.minutes(1))) func giantsAreRefusedForTheirSizeAtOnce() {
    let quotation: [UInt8] = [0x22]
    let giants = [
      quotation + [UInt8](repeating: 0x61, count: 50_000_000) + quotation,
      Array("[".utf8) + Array(repeatElement(Array("{},".utf8), count: 1_000_000).joined()) + Array("{}]".utf8),
    ]
    let clock = ContinuousClock()
    for giant in giants {
      let time = clock.measure { #expect(refusal(of: giant)?.message.hasSuffix("over the limit of 1048576") == true) }
      #expect(time < .milliseconds(100))
    }
  }

  @Test func aGiantIsReadWhereTheLimitAllowsIt() throws {
    let json =
      Array("[".utf8) + Array(repeatElement(Array("{\"a\":1},".utf8), count: 200_000).joined()) + Array("{}]".utf8)
    let root = try JSONText(parsing: json, limits: JSONLimits(bytes: 1 << 24)).root
    #expect(root.count == 200_001)
    #expect(root.elements.reduce(0) { $0 + ($1["a"]?.integer ?? 0) } == 200_000)
  }

  @Test func aReaderThatFailedReadsTheNextTextAllTheSame() throws {
    for json in ["[", "[\"\\ud800\"]", #"{"a":1,"a":2}"#, "[[[[1]]]]"] {
      #expect(refusal(of: json, limits: JSONLimits(depth: 3)) != nil)
      #expect(try text(#"{"a": ["x", 1]}"#).root.plain.description == #"{"a":["x",1]}"#)
    }
  }

  @Test func manyTextsLiveAtOnceOnManyThreads() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask {
          let texts = try (0..<200).map { try text(#"{"worker": \#(worker), "n": [\#($0), "\#($0)"]}"#) }
          return texts.enumerated().allSatisfy { number, text in
            text.root["worker"]?.integer == Int64(worker)
              && text.root["n"]?.elements.map(\.plain) == [.integer(Int64(number)), .string("\(number)")]
          }
        }
      }
      for try await held in group { #expect(held) }
    }
  }
}
