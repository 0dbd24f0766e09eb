internal import Glibc
internal import PlainData

/// What the system said no to.
struct SystemFault: Error {
  var reason: String

  init(reason: String) { self.reason = reason }
  init(_ code: Int32) { reason = Self.text(code) }

  static func text(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "no such file"
    case EACCES, EPERM: "permission denied; make it readable"
    case ELOOP: "is a link that leads nowhere"
    case ENAMETOOLONG: "the name is too long"
    case ENXIO: "is no regular file"
    default: "system error \(code)"
    }
  }
}

enum FileBytes {
  /// The bytes of a regular file whose links are all followed already. Anything else could block for ever.
  ///
  /// - Parameter remedy: what to do with a file that has more bytes than the limit.
  static func read(_ path: String, limit: Int, remedy: String) throws(SystemFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemFault(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemFault(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      throw SystemFault(reason: isDirectory ? "is a directory, not a file" : "is no regular file")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(Int(status.st_size), limit) + 1)
    var chunk = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 4095), 65535) + 1)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemFault(errno) }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else {
        throw SystemFault(reason: "is longer than the limit of \(limit.grouped) bytes; \(remedy)")
      }
    }
  }
}
