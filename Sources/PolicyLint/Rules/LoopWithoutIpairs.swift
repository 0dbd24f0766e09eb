internal import LuaSyntax

enum LoopWithoutIpairs: LintRule {
  static let id = "loop-without-ipairs"
  static let sentence = "A loop goes through a list by `ipairs`, and through a map by `pairs`."
  static let explanation = """
    `for … in` takes an iterator, which a list is not: without `ipairs` the loop is an error, and a policy that fails denies.
    Of what `ipairs` gives, the place in the list comes first, so that the element is the second variable: `for _, person in
    ipairs(request.gains) do`.
    """
  static let bad = LintExample(
    """
    --- Nobody is let in without an e-mail address.
    return function(request)
      for _, person in «request.gains do
        if not person.email then return deny("no-address", "People are let in by their address.") end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody is let in without an e-mail address.
    return function(request)
      for _, person in ipairs(request.gains) do
        if not person.email then return deny("no-address", "People are let in by their address.") end
      end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    policy.visitStatements { statement in
      switch statement.kind {
      case .genericFor(let variables, let values, let block):
        guard let iteration = values.first, let last = variables.last else { return }
        if let remark = remark(iteration, last, policy) ?? place(variables, iteration, block, policy) {
          remarks.append(remark)
        }
      case .numericFor(_, let start, let limit, _, _):
        for bound in [start, limit] {
          guard let noun = policy.meanings.meaning(of: bound).nounOfNoNumber else { continue }
          remarks.append(
            Remark(bound.span, "\(noun) is no number, so this is an error", "write #\(written(bound, policy))"))
        }
      default: break
      }
    }
    return remarks
  }

  private static func remark(_ iteration: Expression, _ variable: Name, _ policy: ReviewedScript) -> Remark? {
    guard case .call(let function, let arguments) = iteration.kind else {
      let meaning = policy.meanings.meaning(of: iteration)
      guard meaning != .function, meaning != .nil, let noun = meaning.noun else { return nil }
      return Remark(
        iteration.span, "\(noun) is no iterator, so this is an error",
        "write for _, \(variable.text) in \(meaning.iterator)(\(written(iteration, policy))) do")
    }
    guard let list = arguments.first, let name = policy.tree.globalName(function) else { return nil }
    let meaning = policy.meanings.meaning(of: list)
    guard let noun = meaning.noun else { return nil }
    let isWrong =
      switch (name, meaning) {
      case ("ipairs", .map), ("ipairs", .record), ("ipairs", .context), ("ipairs", .parameters): true
      case ("ipairs", _), ("pairs", _): [.text, .number, .boolean, .time].contains(meaning)
      default: false
      }
    guard isWrong else { return nil }
    return Remark(
      list.span, "`\(name)` does not go through \(noun), so this is an error",
      meaning.iterator == "pairs" ? "write pairs(\(written(list, policy)))" : "go through a list")
  }

  /// A loop by `ipairs` with one variable, of which fields are read as if it were the element.
  private static func place(
    _ variables: [Name], _ iteration: Expression, _ block: Block, _ policy: ReviewedScript
  ) -> Remark? {
    guard variables.count == 1, case .call(let function, let arguments) = iteration.kind, let list = arguments.first,
      policy.tree.globalName(function) == "ipairs", let variable = policy.scopes[variables[0]]
    else { return nil }
    var isElement = false
    block.visitExpressions { expression in
      switch expression.kind {
      case .member(let of, _), .methodCall(let of, _, _), .index(let of, _):
        if case .variable(let name) = of.kind, policy.scopes[name]?.id == variable.id { isElement = true }
      default: break
      }
    }
    guard isElement else { return nil }
    return Remark(
      variables[0].span, "`\(variables[0].text)` is the place in the list, a number",
      "write for _, \(variables[0].text) in ipairs(\(written(list, policy))) do")
  }

  private static func written(_ expression: Expression, _ policy: ReviewedScript) -> String {
    let text = policy.text.text(expression.span)
    return text.utf8.count > 60 || text.contains(where: \.isNewline) ? "…" : text
  }
}

extension Meaning {
  /// What goes through it, if anything does.
  fileprivate var iterator: String {
    switch self {
    case .map, .context, .parameters, .record: "pairs"
    default: "ipairs"
    }
  }

  /// As a message names it, if it is known to be no number.
  fileprivate var nounOfNoNumber: String? {
    switch self {
    case .list, .table, .record, .map, .set, .boolean, .time, .context, .parameters: noun
    default: nil
    }
  }
}
