import Glibc
internal import PolicyLint
internal import ShareWarden

/// What is to be reviewed: a policy set, or one policy of it.
struct LintTarget {
  var directory: String
  var policy: String?

  /// - Parameter path: a set's directory, a policy's folder in it, or a policy's file.
  init(_ path: String) throws(UsageError) {
    let way = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let (parent, name) = Self.split(way)
    if way.hasSuffix(".lua") {
      if name == "policy.lua" {
        let (set, id) = Self.split(parent)
        self.init(directory: set, policy: id)
      } else {
        guard !name.hasSuffix("_test.lua") else {
          throw UsageError(message: "\(path): is no policy but tests of one; run them by `sharewarden test`")
        }
        self.init(directory: parent, policy: String(name.dropLast(4)))
      }
    } else if access("\(way)/policy.lua", F_OK) == 0 {
      self.init(directory: parent, policy: name)
    } else {
      self.init(directory: way, policy: nil)
    }
  }

  private init(directory: String, policy: String?) {
    self.directory = directory
    self.policy = policy
  }

  private static func split(_ path: String) -> (parent: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let parent = slash == path.startIndex ? "/" : String(path[..<slash])
    return (parent, String(path[path.index(after: slash)...]))
  }
}
