internal import LuaSyntax
internal import PlainData
internal import ShareModel
internal import ShareWarden

/// The codes that policies can give, as far as their text shows them.
struct DeclaredCodes {
  private struct Codes {
    var denials: Set<String> = []
    var warnings: Set<String> = []
    /// Whether some code is made when the script runs, so that any may come.
    var isOpen = false
  }

  private var byPolicy: [String: Codes] = [:]
  /// The ids of the policies that the set has on.
  private let listed: [String]

  init(_ source: PolicySource) {
    listed = source.scripts.filter(\.isListed).map(\.id)
    for script in source.scripts {
      let tree = SyntaxTree(parsing: script.source)
      var codes = Codes()
      codes.isOpen = ["deny", "warn"].contains { !tree.looseUses(of: $0).isEmpty }
      for call in tree.verdictCalls {
        guard let code = call.code else {
          codes.isOpen = true
          continue
        }
        if call.isDenial { codes.denials.insert(code) } else { codes.warnings.insert(code) }
      }
      byPolicy[script.id] = codes
    }
  }

  /// What is wrong with an expected code, if no policy that is asked can give it.
  func fault(_ code: String, isDenial: Bool, asked policy: String?) -> String? {
    let asked = self.asked(policy).map { byPolicy[$0] ?? Codes() }
    var known = Set(asked.flatMap { isDenial ? $0.denials : $0.warnings })
    // What the host says itself, and the built-in rules.
    known.formUnion(isDenial ? CloudKitError.allCases.map(\.name) : ["denials-cut", "warnings-cut"])
    guard !known.contains(code), !asked.contains(where: \.isOpen) else { return nil }
    let hint = suggestion(for: code, among: known.sorted())
    let what = isDenial ? "denial" : "warning"
    return "no policy that is asked has a \(what) of the code \(quoted(code))\(hint); mend the code, or the policy"
  }

  /// What is wrong with a policy that a denial is expected of.
  func fault(_ id: String, asked policy: String?) -> String? {
    let asked = asked(policy)
    guard !asked.contains(id) else { return nil }
    return
      "the policy \(quoted(id)) is not asked\(suggestion(for: id, among: asked)); asked is \(asked.joined(separator: ", "))"
  }

  private func asked(_ policy: String?) -> [String] { policy.map { [$0] } ?? listed }
}
