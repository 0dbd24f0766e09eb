internal import LuaSyntax
internal import PlainData
internal import ShareModel
internal import ShareWarden

extension CrowdTrial {
  /// Runs a policy with the values that its set gives it, and made ones for those that it lacks.
  ///
  /// - Returns: `nil` where it does not load, and for one that goes through nothing: what it takes is the same for few
  ///   people and for many.
  init?(
    of policy: PolicySource.Script, in source: PolicySource, _ tree: SyntaxTree, _ declaration: ScriptDeclaration,
    _ book: CrowdBook
  ) {
    guard tree.faults.isEmpty, tree.goesThroughSomething else { return nil }
    let values = MadeValues(declaration).completing(source.parameters(of: policy.id))
    let origin = JSONOrigin(file: source.directory.name(policy.file))
    guard let set = try? source.set(of: policy, parameters: values, from: origin) else { return nil }
    var texts = PlainValue.map(values).texts
    tree.block.visitExpressions { expression in
      if let text = expression.literalText { texts.append(text) }
    }
    self.init(set, actions: declaration.actions, texts: texts, book)
  }
}

extension SyntaxTree {
  /// Whether there is a loop, or a function that something may call again and again.
  fileprivate var goesThroughSomething: Bool {
    var isThere = functions.count > 1
    block.visitStatements { statement in
      switch statement.kind {
      case .while, .repeat, .numericFor, .genericFor, .goto: isThere = true
      default: break
      }
    }
    return isThere
  }
}

extension PlainValue {
  /// Every text in it, but for names.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .list(let elements): elements.flatMap(\.texts)
    case .map(let map): map.flatMap(\.value.texts)
    case .null, .boolean, .integer, .number: []
    }
  }
}
