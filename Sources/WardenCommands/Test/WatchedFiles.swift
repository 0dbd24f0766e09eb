internal import Glibc
internal import ShareWarden

/// What the files below some directories look like from outside, to see when one of them changes.
struct WatchedFiles {
  private struct Look: Equatable {
    var inode: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// A policy's folder, and `cases` or `fixtures` in it: what lies deeper nobody reads, and links could lead in circles.
  private static let deepest = 2

  private var looks: [String: Look] = [:]
  /// Files that are passed over.
  private let own: Set<UInt64>

  /// What can't be read looks as if it were not there.
  ///
  /// - Parameter written: files that the work itself writes: they change each time.
  init(below directories: [String], except written: [String] = []) {
    own = Set(
      written.compactMap { path in
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
      })
    for path in directories {
      guard let directory = try? PolicyDirectory(path), let entries = try? directory.entries() else { continue }
      for entry in entries { add(entry, of: directory, depth: 0) }
    }
  }

  /// The files that are not as they were, sorted.
  func changes(since before: WatchedFiles) -> [String] {
    Set(looks.keys).union(before.looks.keys).filter { looks[$0] != before.looks[$0] }.sorted()
  }

  private mutating func add(_ entry: PolicyDirectory.Entry, of directory: PolicyDirectory, depth: Int) {
    guard !entry.isDirectory else {
      guard depth < Self.deepest else { return }
      for inner in (try? directory.entries(in: entry.name)) ?? [] { add(inner, of: directory, depth: depth + 1) }
      return
    }
    let name = directory.name(entry.name)
    var status = stat()
    guard stat(name, &status) == 0, !own.contains(UInt64(status.st_ino)) else { return }
    looks[name] = Look(
      inode: UInt64(status.st_ino), size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}
