import Glibc

/// The requests of a file, one a line.
enum RequestLines {
  static func read(_ path: String) throws -> [[UInt8]] {
    guard let file = fopen(path, "rb") else { throw DriverFault(message: "\(path): cannot be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 20)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    guard !lines.isEmpty else { throw DriverFault(message: "\(path): holds no request") }
    return lines
  }
}
