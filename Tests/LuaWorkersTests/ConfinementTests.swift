import Foundation
import Glibc
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

  static func run(_ attempt: String) throws -> (reason: Process.TerminationReason, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: Workers.built("confinement-probe"))
    process.arguments = [attempt]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationReason, process.terminationStatus)
  }

  @Test func `there are attempts`() { #expect(Self.attempts.count > 30) }

  @Test(arguments: attempts.filter { !allowed.contains($0) && $0 != "stop" })
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
}
