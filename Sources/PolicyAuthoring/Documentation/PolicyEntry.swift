internal import LuaSyntax
internal import ShareModel
internal import ShareWarden

/// A policy of a set, as a page tells of it.
struct PolicyEntry: Sendable {
  struct Verdict: Hashable, Sendable {
    /// `nil`: it is made when the script runs.
    var code: String?
    var message: String?
    var isDenial: Bool
  }

  let id: String
  /// The way from the set's directory.
  let file: String
  let summary: String
  let state: String
  let actions: String
  let parameters: [PolicyManifest.Parameter]
  let verdicts: [Verdict]
  var tests: [String] = []
  /// The ids of the rules that lint names.
  var findings: [String] = []

  init(_ script: PolicySource.Script, _ manifest: PolicyManifest) {
    id = script.id
    file = script.file
    state = !script.isListed ? "off" : script.isShadow ? "shadow: what it says is told, and never denies" : "enforced"
    actions = Self.words(manifest.actions)
    parameters = manifest.parameters
    let tree = SyntaxTree(parsing: script.source)
    summary = Self.summary(tree)
    var verdicts: [Verdict] = []
    for call in tree.verdictCalls {
      let verdict = Verdict(code: call.code, message: call.message, isDenial: call.isDenial)
      if !verdicts.contains(verdict) { verdicts.append(verdict) }
    }
    self.verdicts = verdicts
  }

  /// What the comment says that the script begins with.
  private static func summary(_ tree: SyntaxTree) -> String {
    var lines: [String] = []
    var next: Int?
    for comment in tree.comments {
      let place = tree.text.place(of: comment.span.start)
      guard place.line == next ?? 1, comment.text.hasPrefix("-") || next != nil else { break }
      lines.append(String(comment.text.drop { $0 == "-" || $0 == " " }))
      next = place.line + 1
    }
    return lines.joined(separator: " ")
  }

  private static func words(_ actions: [ActionName]) -> String {
    if actions.count == ActionName.allCases.count { return "every action" }
    var rest = Set(actions)
    var words: [String] = []
    for (group, text) in [("sharing", "all that concern the share and its people"), ("records", "records")] {
      guard let whole = ScriptSchema.actions(group), rest.isSuperset(of: whole) else { continue }
      rest.subtract(whole)
      words.append(text)
    }
    return (words + actions.filter(rest.contains).map(\.rawValue)).joined(separator: ", ")
  }
}
