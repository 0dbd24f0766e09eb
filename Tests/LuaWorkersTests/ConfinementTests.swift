import Foundation
import Glibc
import TestSupport
import Testing

/// What a confined process can do. The probe confines itself by the same function as a worker.
@Suite struct ConfinementTests {
  /// Ends as the probe does when nothing is wrong.
  static let allowed = ["nothing", "allocate", "talk"]

  static let attempts: [String] = {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: Workers.built("confinement-probe"))
    process.standardOutput = output
    try? process.run()
    let text = String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }()

  static func run(_ attempt: String...) throws -> (reason: Process.TerminationReason, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: Workers.built("confinement-probe"))
    process.arguments = attempt
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationReason, process.terminationStatus)
  }

  @Test func `there are attempts`() { #expect(Self.attempts.count > 30) }

  /// The sanitizer advises the kernel about its own memory, so that any advice is let through there.
  static let letThrough = Sanitizer.watchesAddresses ? allowed + ["stop", "share_memory"] : allowed + ["stop"]

  @Test(arguments: attempts.filter { !letThrough.contains($0) })
  func `whatever reaches out ends the process`(attempt: String) throws {
    let end = try Self.run(attempt)
    #expect(end.reason == .uncaughtSignal && end.status == SIGSYS, "\(end)")
  }

  @Test(arguments: allowed) func `computing and talking do not`(attempt: String) throws {
    let end = try Self.run(attempt)
    #expect(end.reason == .exit && end.status == 0, "\(end)")
  }

  @Test func `a process that gives up ends as it would elsewhere`() throws {
    let end = try Self.run("stop")
    #expect(end.reason == .uncaughtSignal && end.status == SIGABRT, "\(end)")
  }

  @Test func `where calls cannot be filtered the reason is the system's`() throws {
    let end = try Self.run("without-filters", "seccomp cannot be applied")
    #expect(end.reason == .exit && end.status == EPERM, "\(end)")
  }

  @Test func `the page about workers names the calls that they may make, and no other`() throws {
    let filter = String(decoding: try RepositoryFile.bytes("Sources/CConfinement/filter.c"), as: UTF8.self)
    let page = String(decoding: try RepositoryFile.bytes("Sources/LuaWorkers/README.md"), as: UTF8.self)
    let section = try #require(page.split(separator: "## ").first { $0.hasPrefix("What a worker may call") })
    let calls = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "|").first }
      .flatMap { $0.matches(of: #/`(\w+)`/#).map { String($0.1) } }
    #expect(calls.sorted() == filter.matches(of: #/SCMP_SYS\((\w+)\)/#).map { String($0.1) }.sorted())
  }
}
