import PlainData
import TestSupport
import Testing

@testable import WardenCommands

@Suite struct MalformedInputTests {
  private func check(_ bytes: [UInt8]) -> (code: ExitCode, output: String) {
    let bench = Bench()
    bench.inputBytes = bytes
    let code = WardenCommand.run(
      ["check", "--no-policies", "--format", "ndjson", "-"], console: bench.console, engine: .product(version: "0"))
    return (code, bench.output)
  }

  @Test func `what the others are made of is allowed`() {
    #expect(check(Array(MalformedInput.request.utf8)).code == .allowed)
  }

  @Test(arguments: MalformedInput.all) func `malformed input decides nothing and says where`(input: MalformedInput) {
    let bytes = input.bytes
    var run = (code: ExitCode.allowed, output: "")
    let time = ContinuousClock().measure { run = check(bytes) }
    print("\(time) for \(input)")
    #expect(run.code == .undecided)
    let lines = run.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"error\":{\"message\":\"") && $0.contains("\"line\":") })
    #expect(!run.output.contains("\"decision\""))
  }

  @Test func `a request cut short anywhere decides nothing`() throws {
    let examples = try RepositoryFile.paths(in: "Examples/Requests").filter { $0.hasSuffix(".json") }
    #expect(!examples.isEmpty)
    for path in examples {
      let bytes = try RepositoryFile.bytes(path)
      let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
      for length in 0...end { #expect(check(Array(bytes[..<length])).code == .undecided, "\(path): \(length) bytes") }
    }
  }
}
