internal import ShareWarden

/// How a recorded case is called: by a name of its own, or by that of a policy and its own.
struct CaseName: Equatable {
  /// The policy that is asked by itself; `nil`: the whole set is.
  var policy: String?
  var name: String

  /// - Throws: what is wrong with it.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, parts.allSatisfy({ PolicyID.isValid($0) }), let last = parts.last else {
      throw UsageError(
        message:
          "option `--record`: `\(text)` is no name of a case; give `case-name`, or `policy-id/case-name` for that "
          + "policy's own verdict, and \(PolicyID.rule) characters in each")
    }
    name = last
    policy = parts.count == 2 ? parts[0] : nil
  }

  /// Where it lies.
  func path(in directory: String) -> String {
    let folder = directory.hasSuffix("/") ? String(directory.dropLast()) : directory
    return ([folder] + (policy.map { [$0] } ?? []) + ["cases", "\(name).json"]).joined(separator: "/")
  }
}
