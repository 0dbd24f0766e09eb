import Dispatch
import Foundation
import LuaSandbox
import ShareModel
import ShareWarden
import Synchronization
import TestSupport
import Testing

/// The same request and the same policies give the same bytes: in any order, on any number of threads, in any process.
@Suite struct DeterminismTests {
  static let count = Sanitizer.watchesAddresses ? 2_500 : 10_000

  @Test func `thousands of requests give the same bytes in any order, on four threads and in another process`() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let lines = GeneratedRequests.lines(Self.count, seed: 2026)
    let requests = try GeneratedRequests.read(lines)
    let warden = Warden(policies: try PolicySet(directory: RepositoryFile.path("Policies")))

    let expected = requests.map { warden.decide($0) }
    let written = expected.map(\.json)
    #expect(expected.count { $0.policies.isEmpty == false } > Self.count / 20)
    #expect(expected.contains(where: \.isAllowed) && expected.contains { $0.denials.contains { $0.layer == .policy } })
    let ordered = clock.now

    var random = SeededRandom(seed: 1)
    let order = requests.indices.shuffled(using: &random)
    #expect(Self.digest(Self.decide(requests, order, warden, threads: 1)) == Self.digest(written))
    let shuffled = clock.now
    #expect(Self.digest(Self.decide(requests, order, warden, threads: 4)) == Self.digest(written))
    let threaded = clock.now
    let other = try Self.decideElsewhere(lines)
    #expect(other.count == Self.count)
    for (index, (here, there)) in zip(written, other).enumerated() where here != there {
      Issue.record("request \(index): \(here) here, \(there) in another process")
      break
    }
    print(
      "\(Self.count) decisions: in order \(ordered - start), shuffled \(shuffled - ordered), on four threads \(threaded - shuffled), in another process \(clock.now - threaded)"
    )
  }

  /// The decisions in the order of the requests, made in another.
  static func decide(_ requests: [ShareRequest], _ order: [Int], _ warden: Warden, threads: Int) -> [String] {
    let written = Mutex([String](repeating: "", count: requests.count))
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for place in stride(from: thread, to: order.count, by: threads) {
        let json = warden.decide(requests[order[place]]).json
        written.withLock { $0[order[place]] = json }
      }
    }
    return written.withLock { $0 }
  }

  static func digest(_ lines: [String]) -> String {
    SourceDigest(of: Array(lines.joined(separator: "\n").utf8)).hexadecimal
  }

  /// The lines that the command line answers with.
  static func decideElsewhere(_ lines: [String]) throws -> [String] {
    let file = NSTemporaryDirectory() + "requests-\(UUID().uuidString).ndjson"
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let tests = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appending(path: "sharewarden")
    process.arguments = ["check", "--policies", RepositoryFile.path("Policies"), "--format", "ndjson", file]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
