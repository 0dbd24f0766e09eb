import DecisionWorkload

/// The requests of a file, one a line.
enum RequestLines {
  static func read(_ path: String) throws -> [[UInt8]] {
    let lines = try TextFile.bytes(path).split(separator: UInt8(ascii: "\n")).map(Array.init)
    guard !lines.isEmpty else { throw DriverFault(message: "\(path): holds no request") }
    return lines
  }
}
