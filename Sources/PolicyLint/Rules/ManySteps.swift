internal import LuaSyntax

enum ManySteps: LintRule {
  static let id = "many-steps"
  static let sentence = "A policy stays within its steps when a hundred people are in the share."
  static let explanation = """
    A policy has 100,000 steps for a decision, unless the set gives it more. Going through all people for each of all people
    takes 10,000 rounds at a hundred, of ten steps and more each; beyond the limit the policy fails, and denies everybody in
    just those shares that are large. Count once before the loop, or remember in a table what was seen.
    """
  static let bad = LintExample(
    """
    --- Nobody is in a share twice.
    return function(request)
      local people = request.after.participants
      for place, person in ipairs(people) do
        «for other, twin in ipairs(people) do
          if place ~= other and person.phone ~= nil and person.phone == twin.phone then
            return deny("twice", "Somebody would be in this share twice.")
          end
        end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody is in a share twice.
    return function(request)
      local seen = {}
      for _, person in ipairs(request.after.participants) do
        local phone = person.phone
        if phone and seen[phone] then return deny("twice", "Somebody would be in this share twice.") end
        if phone then seen[phone] = true end
      end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    let busy = policy.functionsGoingThroughEverybody
    policy.tree.walk { node, path in
      guard policy.goesThroughEverybody(node, busy) else { return }
      let isWithin = path.nodes.contains { policy.goesThroughEverybody($0, busy) && $0.span != node.span }
      if isWithin {
        remarks.append(
          Remark(
            node.span, "this goes through everybody for each of everybody, which is too many steps for 100 people",
            "count or look up before the loop, or remember what was seen in a table"))
      }
    }
    return remarks
  }
}

extension ReviewedScript {
  func isLoopOverEverybody(_ statement: Statement) -> Bool {
    guard case .genericFor(_, let values, _) = statement.kind, let iteration = values.first,
      case .call(let function, let arguments) = iteration.kind, let list = arguments.first,
      let name = tree.globalName(function), name == "ipairs" || name == "pairs"
    else { return false }
    return isEverybody(list)
  }

  private func isEverybody(_ list: Expression) -> Bool {
    [.list(.record("person")), .list(.record("target"))].contains(meanings.meaning(of: list))
  }

  /// The functions that do something for everybody themselves, by where they start.
  fileprivate var functionsGoingThroughEverybody: Set<Int> {
    var busy: Set<Int> = []
    tree.walk { node, path in
      if goesThroughEverybody(node, []) {
        for case .function(let function) in path.nodes { busy.insert(function.span.start) }
      }
    }
    return busy
  }

  /// Whether the part of the script does something for everybody: a loop, a helper with a function, or the call of one of
  /// the functions that do.
  fileprivate func goesThroughEverybody(_ node: SyntaxNode, _ busy: Set<Int>) -> Bool {
    switch node {
    case .statement(let statement): return isLoopOverEverybody(statement)
    case .expression(let expression):
      switch expression.kind {
      case .methodCall(let object, let method, let arguments):
        guard method.text == "count", meanings.meaning(of: object) == .record("share"),
          case .table(let fields)? = arguments.first?.kind
        else { return false }
        return fields.contains { $0.name?.text == "where" }
      case .call(let function, let arguments):
        if let name = tree.globalName(function) {
          return ["any", "all", "count"].contains(name) && arguments.first.map(isEverybody) == true
        }
        guard case .variable(let name) = function.kind, let body = tree.scopes[name]?.fixedFunction else {
          return false
        }
        return busy.contains(body.span.start)
      default: return false
      }
    case .block, .function: return false
    }
  }
}
