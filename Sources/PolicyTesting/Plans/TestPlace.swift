internal import Glibc

/// A path that tests are asked for by: a policy set's directory, a folder in it, or a file of tests.
package struct TestPlace: Hashable, Sendable {
  /// The policy set's directory.
  package var directory: String
  /// The way from there to what is meant; empty: all of it.
  package var part: String

  package init(_ path: String) {
    var directory = path
    while directory.utf8.count > 1, directory.hasSuffix("/") { directory.removeLast() }
    var parts: [String] = []
    func goUp() {
      if directory == ".", let name = Self.nameOfWorkingDirectory {
        parts.insert(name, at: 0)
        directory = ".."
        return
      }
      let pieces = directory.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      parts.insert(pieces.last ?? "", at: 0)
      let rest = pieces.dropLast().joined(separator: "/")
      directory = pieces.count == 1 ? "." : rest.isEmpty ? "/" : rest
    }
    if !Self.isDirectory(directory) { goUp() }
    if directory.hasSuffix("/\(TestFinder.caseFolder)") || directory == TestFinder.caseFolder { goUp() }
    // A folder that holds one policy belongs to the set around it.
    if Self.isFile("\(directory)/policy.lua"), !Self.isFile("\(directory)/policyset.json") { goUp() }
    self.directory = directory
    part = parts.joined(separator: "/")
  }

  private static var nameOfWorkingDirectory: String? {
    guard let path = realpath(".", nil) else { return nil }
    defer { free(path) }
    return String(validatingCString: path)?.split(separator: "/").last.map(String.init)
  }

  /// Whether there is anything at the path.
  package static func exists(_ path: String) -> Bool { mode(path) != nil }

  /// Whether a file of the set is meant, by its way from the directory.
  package func covers(_ file: String) -> Bool { part.isEmpty || file == part || file.hasPrefix(part + "/") }

  private static func isDirectory(_ path: String) -> Bool { mode(path) == S_IFDIR }
  private static func isFile(_ path: String) -> Bool { mode(path) == S_IFREG }

  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
