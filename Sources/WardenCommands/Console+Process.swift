import Glibc
import PlainData
import ShareModel

extension Console {
  /// The console of this process.
  static func process() -> Console {
    Console(
      variable: { name in getenv(name).map { String(cString: $0) } },
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      now: {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
      },
      readInput: { () throws(FileError) in try readAll(STDIN_FILENO) },
      readFile: { (path: String) throws(FileError) in
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(errno: errno) }
        defer { close(descriptor) }
        return try readAll(descriptor)
      },
      replaceFile: replaceFile,
      createFile: createFile,
      holdInterruptions: {
        let interruptions = held(SIGINT, SIGTERM, SIGHUP)
        return {
          var interruptions = interruptions
          var moment = timespec(tv_sec: 0, tv_nsec: 250_000_000)
          return sigtimedwait(&interruptions, nil, &moment) < 0
        }
      },
      writeOutput: { (bytes: [UInt8]) throws(FileError) in try writeAll(bytes, to: STDOUT_FILENO) },
      // There is nowhere left to say that standard error is closed.
      writeError: { bytes in try? writeAll(bytes, to: STDERR_FILENO) })
  }

  /// More than this is no input for one run; nothing may take all memory. In bytes.
  static let mostInput = 1 << 30

  /// What a descriptor gives until its end. A file's size says how much room that takes; others grow.
  static func readAll(_ descriptor: Int32, most: Int = mostInput) throws(FileError) -> [UInt8] {
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    guard !isFile || status.st_size <= most else { throw FileError(longerThan: most) }
    // One more byte, so that the end of a file is seen without making the room larger.
    var room = isFile ? Int(status.st_size) + 1 : 65536
    var bytes: [UInt8] = []
    while true {
      var failure: Int32 = 0
      let piece = [UInt8](unsafeUninitializedCapacity: room) { piece, count in
        let given = read(descriptor, piece.baseAddress, piece.count)
        if given < 0 { failure = errno }
        count = max(0, given)
      }
      guard failure == 0 || failure == EINTR else { throw FileError(errno: failure) }
      if failure == 0, piece.isEmpty { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      guard bytes.count <= most else { throw FileError(longerThan: most) }
      room = 65536
    }
  }

  /// Blocks signals for this thread and those that it starts, so that they wait to be asked for.
  private static func held(_ signals: Int32...) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    return set
  }
}

extension FileError {
  fileprivate init(longerThan limit: Int) {
    reason = "is longer than the limit of \(limit.grouped) bytes; check it in parts"
  }

  static let isMissing = FileError(reason: "no such file")

  init(errno code: Int32) {
    switch code {
    case ENOENT: reason = Self.isMissing.reason
    case EEXIST: reason = "is there already"
    case EISDIR: reason = "is a directory"
    case EACCES: reason = "permission denied"
    case EPIPE: reason = "the reader is gone"
    default:
      let text = String(cString: strerror(code))
      reason = text.prefix(1).lowercased() + text.dropFirst()
    }
  }
}
