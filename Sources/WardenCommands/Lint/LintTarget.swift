internal import PolicyLint
internal import PolicyTesting
internal import ShareWarden

/// What is to be reviewed: a policy set, or one policy of it.
struct LintTarget {
  var directory: String
  var policy: String?

  /// - Parameter path: a set's directory, a policy's folder or anything in it, or the file of a policy.
  init(_ path: String) throws(UsageError) {
    guard !path.hasSuffix("_test.lua") else {
      throw UsageError(message: "\(path): is no policy but tests of one; run them by `sharewarden test`")
    }
    let place = TestPlace(path)
    directory = place.directory
    let first = place.part.split(separator: "/").first.map(String.init)
    policy = first.map { $0.hasSuffix(".lua") ? String($0.dropLast(4)) : $0 }
  }
}
