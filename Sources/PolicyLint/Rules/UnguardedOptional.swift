internal import LuaSyntax
internal import PlainData
internal import ShareModel
internal import ShareWarden

enum UnguardedOptional: LintRule {
  static let id = "unguarded-optional"
  static let sentence = "What can be nil is asked for before something of it is read."
  static let explanation = """
    Somebody invited by telephone has no e-mail address, a new share had no people before, and a stranger is no
    participant. Reading a field of nil is an error, and a policy that fails denies: people are turned away without a
    reason. Ask first, as in `person.email and person.email.domain`, and say what holds for those who have none.
    """
  static let bad = LintExample(
    """
    --- Only people at example.com are let in.
    return function(request)
      for _, person in ipairs(request.gains) do
        if «person.email.domain ~= "example.com" then return deny("outside", "Only our own people are let in.") end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Only people at example.com are let in.
    return function(request)
      for _, person in ipairs(request.gains) do
        if not person.email or person.email.domain ~= "example.com" then
          return deny("outside", "Only our own people are let in.")
        end
      end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    let asked = Asked(policy)
    var said: Set<Way> = []
    var remarks: [Remark] = []
    policy.visitExpressions { expression in
      for object in NeededValues.of(expression, in: policy) {
        guard let name = optional(object, policy) else { continue }
        if let way = policy.way(to: object) {
          guard !asked.contains(way, before: expression.span.start), said.insert(way).inserted else { continue }
        }
        remarks.append(
          Remark(object.span, "\(name) can be nil here, and then this is an error", remedy(object, policy)))
      }
    }
    return remarks
  }

  private static func remedy(_ object: Expression, _ policy: ReviewedScript) -> String {
    guard policy.way(to: object) != nil else { return "keep it in a local, and ask first whether it is there" }
    let written = policy.text.text(object.span)
    return "ask first, as in \(written) and …, and say what holds without one"
  }

  /// The name of what stands there, if it can be nil; a variable stands for what it is made from.
  private static func optional(_ object: Expression, _ policy: ReviewedScript) -> String? {
    guard let source = policy.source(of: object) else { return nil }
    if let function = functionGivingNil(source, policy) { return "what `\(function)` gives" }
    // What has no way is part of data, whose form the author knows.
    guard let way = policy.way(to: object), let (of, name, _) = source.fieldRead else { return nil }
    let isOptional =
      switch policy.meanings.meaning(of: of) {
      case .map(.unknown): true
      case .context: name != "time"
      case .parameters: policy.declaration.parameters?.first { $0.name == name }?.isOptional ?? false
      case .record: isOptionalField(name, of: of, way, policy)
      default: false
      }
    return isOptional ? name : nil
  }

  /// Whether a field, by the schema, can be nil.
  private static func isOptionalField(
    _ name: String, of: Expression, _ way: Way, _ policy: ReviewedScript
  ) -> Bool {
    guard policy.meanings.schemaField(name, of: of)?.isOptional == true else { return false }
    let actions = policy.declaration.actions
    if way == Way(start: .request, fields: ["share"]) { return actions?.contains(.createShare) ?? true }
    if policy.meanings.meaning(of: of) == .record("action"), let actions {
      return !actions.allSatisfy { ScriptSchema.properties(of: $0).contains(name) && !$0.isBatch }
        || name == "oneTimeURL"
    }
    return true
  }

  /// The function that is called, if it gives nil where it finds nothing.
  private static func functionGivingNil(_ source: Expression, _ policy: ReviewedScript) -> String? {
    switch source.kind {
    case .call(let function, let arguments):
      // What is written out the author has seen.
      guard arguments.first?.literalText == nil else { return nil }
      let name = policy.tree.globalName(function)
      return name.flatMap { ["email", "time", "tonumber", "string.find", "string.match"].contains($0) ? $0 : nil }
    case .methodCall(let object, let method, _):
      switch policy.meanings.meaning(of: object) {
      case .record("share"): return method.text == "find" ? "find" : nil
      case .text, .words: return ["find", "match"].contains(method.text) ? method.text : nil
      default: return nil
      }
    default: return nil
    }
  }
}

extension ScriptDeclaration.Parameter {
  /// Whether it has no value where the set gives it none.
  fileprivate var isOptional: Bool {
    self["type"] != nil && self["default"] == nil && self["required"].map { $0.kind == .false } ?? true
  }
}

/// What a policy asks for before it goes on: the ways that stand in conditions. That is less than following what the
/// conditions come to, so that nothing is said about a policy that asks somewhere before.
private struct Asked {
  private var first: [Way: Int] = [:]
  /// What is handed to functions of the script's own, which may ask for anything in it.
  private var handed: [Way: Int] = [:]
  private var namesAction = Int.max

  init(_ policy: ReviewedScript) {
    policy.visitExpressions { expression in
      switch expression.kind {
      case .binary(let symbol, let left, let right, _) where [.and, .or].contains(symbol):
        note(left, policy)
        note(right, policy)
      case .binary(let symbol, let left, let right, _) where [.equal, .notEqual].contains(symbol):
        note(left, policy)
        note(right, policy)
      case .unary(.not, let operand): note(operand, policy)
      case .call(let function, let arguments):
        // What would fail with nil asks for nothing.
        let needed = NeededValues.of(expression, in: policy)
        for argument in arguments where !needed.contains(argument) { note(argument, policy) }
        if case .variable(let name) = function.kind, policy.scopes[name] != nil {
          for argument in arguments {
            if let way = policy.way(to: argument) { handed[way] = min(handed[way] ?? .max, argument.span.start) }
          }
        }
      default: break
      }
    }
    policy.visitStatements { statement in
      switch statement.kind {
      case .if(let branches, _): for branch in branches { note(branch.condition, policy) }
      case .while(let condition, _), .repeat(_, let condition): note(condition, policy)
      default: break
      }
    }
  }

  private mutating func note(_ expression: Expression, _ policy: ReviewedScript) {
    guard let way = policy.way(to: expression) else { return }
    let start = expression.span.start
    first[way] = min(first[way] ?? start, start)
    if way == Way(start: .request, fields: ["action", "name"]) { namesAction = min(namesAction, start) }
  }

  /// Whoever asks for the action's name knows what there is for it, and whether there was a share.
  func contains(_ way: Way, before place: Int) -> Bool {
    if let start = first[way], start < place || way.fields.isEmpty { return true }
    let isHanded = way.fields.indices.contains { count in
      handed[Way(start: way.start, fields: Array(way.fields[..<count]))].map { $0 < place } ?? false
    }
    return isHanded || way.start == .request && ["action", "share"].contains(way.fields.first) && namesAction < place
  }
}
