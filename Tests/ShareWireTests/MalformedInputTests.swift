import PlainData
import ShareModel
import TestSupport
import Testing

@testable import ShareWire

@Suite struct MalformedInputTests {
  private let reader = RequestReader(now: Timestamp(microseconds: 0))

  /// The first fault of input in which nothing may be readable.
  private func fault(_ bytes: [UInt8]) throws -> InputFault {
    var faults: [InputFault] = []
    do throws(InputFault) {
      for item in try reader.read(bytes, file: "in").items {
        switch item.content {
        case .success: Issue.record("something was read")
        case .failure(let fault): faults.append(fault)
        }
      }
    } catch {
      faults.append(error)
    }
    return try #require(faults.first)
  }

  @Test func `what the others are made of is a request`() throws {
    #expect(try reader.read(Array(MalformedInput.request.utf8)).items.count == 1)
  }

  @Test(arguments: MalformedInput.all) func `malformed input is refused with its place`(input: MalformedInput) throws {
    let bytes = input.bytes
    var fault = InputFault(message: "")
    let time = try ContinuousClock().measure { fault = try self.fault(bytes) }
    print("\(time) for \(input): \(fault)")
    // Counting takes longer than reading, without optimization.
    let lines = bytes.count < 1_000_000 ? bytes.count { $0 == UInt8(ascii: "\n") } + 1 : bytes.count
    #expect(fault.file == "in" && (1...lines).contains(fault.line) && fault.column >= 1)
    #expect(!fault.message.isEmpty && fault.message != "not valid JSON")
    #expect(fault.description.utf8.count < 1000)
    #expect(time < .seconds(30))
  }

  static let examples =
    try? RepositoryFile.paths(in: "Examples/Requests").filter { $0.hasSuffix(".json") } + [
      "Tests/ShareWireTests/Examples/invite-partner.json"
    ]

  @Test(arguments: try #require(examples)) func `a request cut short anywhere is refused`(path: String) throws {
    let bytes = try RepositoryFile.bytes(path)
    let request = try reader.read(bytes).items.map { try $0.content.get() }
    let end = (bytes.lastIndex { !" \r\n\t".utf8.contains($0) } ?? 0) + 1
    for length in 0..<end {
      let lines = bytes[..<length].count { $0 == UInt8(ascii: "\n") } + 1
      let fault = try fault(Array(bytes[..<length]))
      #expect((1...lines).contains(fault.line) && fault.message != "not valid JSON", "\(length) bytes: \(fault)")
    }
    for length in end...bytes.count {
      #expect(try reader.read(Array(bytes[..<length])).items.map { try $0.content.get() } == request)
    }
  }

  @Test func `a share record cut short anywhere is refused`() throws {
    let record = try Example.bytes("web-services-share.json")
    let parts = Example.request(participants: "").split(separator: #"{"publicPermission":"none","participants":[]}"#)
    let (before, after) = (Array(parts[0].utf8), Array(parts[1].utf8))
    _ = try reader.request((before + record + after)[...])
    for length in record.indices.dropLast() {
      _ = try fault(before + record[..<length] + after)
    }
  }

  @Test(arguments: try #require(examples)) func `lines may end in CRLF, and nothing changes`(path: String) throws {
    let text = String(decoding: try RepositoryFile.bytes(path), as: UTF8.self)
    let plain = try reader.read(Array(text.utf8)).items.map { try $0.content.get() }
    let bytes = Array(text.replacing("\n", with: "\r\n").utf8)
    #expect(try reader.read(bytes).items.map { try $0.content.get() } == plain)
  }

  @Test func `requests a line may end in CRLF`() throws {
    let line = MalformedInput.request + "\r\n"
    #expect(try reader.read(Array((line + "\r\n" + line).utf8)).items.map { try $0.content.get() }.count == 2)
  }

  @Test func `minus zero is zero`() throws {
    let request = try Example.read(Example.request(context: #"{"time":"2026-11-30T12:00:00Z","x":-0}"#))
    #expect(request.context["x"] == .integer(0))
    #expect(RequestWriter.json(request).contains(#""x":0"#))
  }
}
