internal import LuaSyntax
internal import PlainData
internal import ShareWarden

/// The names of data that policies read, as far as their text shows them.
struct ReadData {
  private let files: [String]
  /// By the policy's id; none of a policy that may read any.
  private var names: [String: Set<String>] = [:]

  init(_ source: PolicySource) {
    files = source.dataNames
    for script in source.scripts { names[script.id] = Self.names(in: SyntaxTree(parsing: script.source)) }
  }

  /// `nil` where `data` is used other than by the names in it.
  private static func names(in tree: SyntaxTree) -> Set<String>? {
    var names: Set<String> = []
    var isOpen = false
    tree.walk { node, path in
      guard case .expression(let expression) = node, tree.globalName(expression) == "data" else { return }
      guard case .expression(let parent) = path.parent else {
        isOpen = true
        return
      }
      switch parent.kind {
      case .member(_, let name): names.insert(name.text)
      case .index(_, let key) where key.literalText != nil: names.insert(key.literalText ?? "")
      default: isOpen = true
      }
    }
    return isOpen ? nil : names
  }

  /// What is wrong with a name that a test gives data under; `nil`: the policy may read it.
  func fault(_ name: String, asked policy: String) -> String? {
    guard let names = names[policy], !names.contains(name), !files.contains(name) else { return nil }
    let hint = suggestion(for: name, among: names.union(files).sorted())
    return "the policy reads no data \(quoted(name))\(hint); mend the name"
  }
}
