import Glibc

/// Files of text, without Foundation, which would be in the figures.
package enum TextFile {
  package struct Fault: Error, CustomStringConvertible {
    package let path: String
    package let code: Int32

    /// - Parameter code: `errno`.
    package init(path: String, code: Int32) {
      self.path = path
      self.code = code
    }

    package var description: String { "\(path): \(String(cString: strerror(code)))" }
  }

  package static func read(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  package static func bytes(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Fault(path: path, code: errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 20)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return bytes
  }

  package static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "wb") else { throw Fault(path: path, code: errno) }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else { throw Fault(path: path, code: errno) }
  }

  package static func makeDirectory(_ path: String) throws {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Fault(path: path, code: errno) }
  }

  package static func temporaryDirectory() throws -> String {
    var name = Array("/tmp/decision-workload-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw Fault(path: "/tmp", code: errno) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func names(in directory: String) -> [String] {
    guard let entries = opendir(directory) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Removes a directory of files.
  package static func removeDirectory(_ path: String) {
    for name in names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
