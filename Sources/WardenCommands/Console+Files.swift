import Glibc

extension Console {
  /// Puts a whole file in place of what is there: readers see the one before or this one, never a part, and what goes wrong
  /// leaves the one before. What is no file, such as `/dev/stdout`, is written to.
  static func replaceFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    try makeFolders(on: path)
    var status = stat()
    let isThere = stat(path, &status) == 0
    guard isThere || errno == ENOENT else { throw FileError(errno: errno) }
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      return try write(bytes, to: try opened(path, O_WRONLY | O_TRUNC))
    }
    let target = isThere ? try behindLinks(path) : path
    let (descriptor, draft) = try draft(beside: target)
    do throws(FileError) {
      if isThere, fchmod(descriptor, status.st_mode & 0o7777) != 0 {
        let failure = FileError(errno: errno)
        close(descriptor)
        throw failure
      }
      try write(bytes, to: descriptor)
      guard rename(draft, target) == 0 else { throw FileError(errno: errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Writes a whole new file; one that is there stays as it is and is an error.
  static func createFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    try makeFolders(on: path)
    let descriptor = try opened(path, O_WRONLY | O_CREAT | O_EXCL)
    do throws(FileError) { try write(bytes, to: descriptor) } catch {
      unlink(path)
      throw error
    }
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw FileError(errno: errno)
      }
    }
  }

  /// All of it, and closes.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    do throws(FileError) { try writeAll(bytes, to: descriptor) } catch {
      close(descriptor)
      throw error
    }
    // A disk in the network may say only now that it is full.
    guard close(descriptor) == 0 else { throw FileError(errno: errno) }
  }

  private static func opened(_ path: String, _ flags: Int32) throws(FileError) -> Int32 {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(errno: errno) }
    return descriptor
  }

  /// A new file in the same folder, which alone can be renamed in one step.
  private static func draft(beside path: String) throws(FileError) -> (descriptor: Int32, path: String) {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    var number = 0
    while true {
      let draft = "\(folder).sharewarden-\(getpid())-\(number)"
      do throws(FileError) { return (try opened(draft, O_WRONLY | O_CREAT | O_EXCL), draft) } catch {
        guard error == FileError(errno: EEXIST) else { throw error }
        number += 1
      }
    }
  }

  private static func behindLinks(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw FileError(errno: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func makeFolders(on path: String) throws(FileError) {
    for (place, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && place > 0 {
      let folder = String(decoding: path.utf8.prefix(place), as: UTF8.self)
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw FileError(errno: errno) }
    }
  }
}
