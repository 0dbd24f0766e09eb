import Foundation
import Testing

/// A decision is the same wherever and whenever it is made: its time is part of the request.
@Suite struct ClockTests {
  static let words = [
    "localtime", "gmtime", "mktime", "tzset", "strftime", "gettimeofday", "clock_gettime", "timespec_get", "time(NULL)",
    "time(nil)", "ContinuousClock", "SuspendingClock",
  ]

  @Test func `one file reads the clock, and none the zone of the machine`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: WallTests.sources.path()).filter { path in
      [".swift", ".c", ".cpp", ".h"].contains { path.hasSuffix($0) }
    }
    #expect(files.count > 100)
    let found = try files.flatMap { file in
      let text = try String(contentsOf: WallTests.sources.appending(path: file), encoding: .utf8)
      return Self.words.filter(text.contains).map { "\(file): \($0)" }
    }
    #expect(found == ["WardenCommands/Console+Process.swift: clock_gettime"])
  }
}
