internal import PolicyTesting

/// What is to be reviewed: a policy set, or a part of it.
struct LintTarget {
  var directory: String
  /// A policy, or the way to a file of tests in Lua; `nil`: all of the set.
  var part: String?

  /// - Parameter path: a set's directory, a policy's folder or anything in it, or the file of a policy or of tests.
  init(_ path: String) {
    let place = TestPlace(path)
    directory = place.directory
    if place.part.hasSuffix("_test.lua") {
      part = place.part
    } else {
      let first = place.part.split(separator: "/").first.map(String.init)
      part = first.map { $0.hasSuffix(".lua") ? String($0.dropLast(4)) : $0 }
    }
  }
}
