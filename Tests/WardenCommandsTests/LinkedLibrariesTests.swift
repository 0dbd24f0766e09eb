import Foundation
import Testing

/// What the program needs where it runs.
@Suite struct LinkedLibrariesTests {
  private static func needed(by program: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/readelf")
    process.arguments = ["--dynamic", program]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).matches(of: /\(NEEDED\).*\[(.+)\]/).map { String($0.1) }
  }

  @Test func `the program needs no Foundation, which would double the time of its start`() throws {
    let libraries = try Self.needed(by: ReadmeTests.program)
    #expect(libraries.contains { $0.hasPrefix("liblua5.4") })
    #expect(!libraries.contains { $0.contains("Foundation") || $0.contains("ICU") || $0.contains("dispatch") })
  }
}
