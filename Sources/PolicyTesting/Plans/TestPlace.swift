internal import Glibc

/// A path that tests are asked for by: a policy set's directory, a folder in it, or a file of tests.
package struct TestPlace: Hashable, Sendable {
  /// The policy set's directory.
  package var directory: String
  /// The way from there to what is meant; empty: all of it.
  package var part: String

  package init(_ path: String) {
    var directory = Self.withoutSlash(path)
    var parts: [String] = []
    func goUp() {
      parts.insert(Self.ownName(of: directory), at: 0)
      let pieces = directory.split(separator: "/", omittingEmptySubsequences: false)
      if pieces.last == "." || pieces.last == ".." {
        directory = directory == "." ? ".." : directory + "/.."
      } else {
        let rest = pieces.dropLast().joined(separator: "/")
        directory = pieces.count == 1 ? "." : rest.isEmpty ? "/" : Self.withoutSlash(rest)
      }
    }
    if !Self.isDirectory(directory) { goUp() }
    if Self.ownName(of: directory) == TestFinder.caseFolder { goUp() }
    // A folder that holds one policy belongs to the set around it.
    if Self.isFile("\(directory)/policy.lua"), !Self.isFile("\(directory)/policyset.json") { goUp() }
    self.directory = directory
    part = parts.joined(separator: "/")
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The name that something has in the directory around it.
  private static func ownName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard name == "." || name == "..", let resolved = realpath(path, nil) else { return name }
    defer { free(resolved) }
    return String(validatingCString: resolved)?.split(separator: "/").last.map(String.init) ?? name
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
