import Foundation
import Testing

/// A decision is the same wherever and whenever it is made: its time is part of the request.
@Suite struct ClockTests {
  static let words = [
    "localtime", "gmtime", "mktime", "tzset", "strftime", "gettimeofday", "clock_gettime", "timespec_get", "time(NULL)",
    "time(nil)", "ContinuousClock", "SuspendingClock",
  ]

  /// The files that may, and why.
  static let readers = [
    // No reading: one of the calls that a confined process may make.
    "CConfinement/filter.c: clock_gettime",
    // The backstop should a step take longer than it may: it ends a policy, which denies, and nobody learns the time.
    "CLuaSandbox/deadline.c: clock_gettime",
    // How long a worker process takes to answer, for the same end.
    "CWorkerProcess/clock.c: clock_gettime",
    // The door: fills in the time of a request that gives none.
    "WardenCommands/Console+Process.swift: clock_gettime",
  ]

  @Test func `few files read a clock, and none the zone of the machine`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: WallTests.sources.path()).filter { path in
      [".swift", ".c", ".cpp", ".h"].contains { path.hasSuffix($0) }
    }
    #expect(files.count > 100)
    let found = try files.flatMap { file in
      let text = try String(contentsOf: WallTests.sources.appending(path: file), encoding: .utf8)
      return Self.words.filter(text.contains).map { "\(file): \($0)" }
    }
    #expect(found.sorted() == Self.readers)
  }
}
