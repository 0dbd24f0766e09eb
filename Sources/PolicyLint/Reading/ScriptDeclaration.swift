package import LuaSyntax
package import ShareModel
internal import ShareWarden

/// What a script says of itself, as far as it is written there and not computed.
package struct ScriptDeclaration {
  package struct Parameter {
    package var name: String
    package var nameSpan: SourceSpan
    /// As it is written; `nil` where it is computed or missing.
    package var type: String?
    package var elementType: String?
    package var members: [(name: String, value: Expression)]

    package subscript(member: String) -> Expression? { members.first { $0.name == member }?.value }
  }

  /// The function that decides.
  package private(set) var check: FunctionBody?
  /// `nil`: all, or not known.
  package private(set) var actions: Set<ActionName>?
  /// Where the actions are written.
  package private(set) var actionsSpan: SourceSpan?
  /// `nil` where they are computed.
  package private(set) var parameters: [Parameter]? = []
  /// Where what it declares is written: the actions and the parameters.
  package private(set) var declared: [SourceSpan] = []
  /// Where the policy is returned.
  package private(set) var span: SourceSpan?

  /// Of a script that declares nothing.
  init() {}

  init(_ tree: SyntaxTree) {
    let scopes = tree.scopes
    guard case .return(let values)? = tree.block.statements.last?.kind, let value = values.first else { return }
    span = value.span
    let policy = Self.resolved(value, scopes)
    if case .function(let body) = policy.kind { check = body }
    guard case .table(let fields) = policy.kind else { return }
    for field in fields {
      guard let name = field.name else { continue }
      let value = Self.resolved(field.value, scopes)
      switch name.text {
      case "check": if case .function(let body) = value.kind { check = body }
      case "actions":
        actionsSpan = value.span
        declared.append(value.span)
        actions = Self.actions(value)
      case "parameters":
        declared.append(value.span)
        parameters = Self.parameters(value, scopes)
      default: break
      }
    }
  }

  /// What a variable that never changes stands for.
  private static func resolved(_ expression: Expression, _ scopes: Scopes) -> Expression {
    guard case .variable(let name) = expression.kind, let variable = scopes[name] else { return expression }
    if let body = variable.fixedFunction { return Expression(.function(body), body.span) }
    return variable.fixedValue ?? expression
  }

  private static func actions(_ value: Expression) -> Set<ActionName>? {
    guard case .table(let fields) = value.kind else { return nil }
    var actions: Set<ActionName> = []
    for field in fields {
      guard let word = field.value.literalText, let named = ScriptSchema.actions(word) else { return nil }
      actions.formUnion(named)
    }
    return actions
  }

  private static func parameters(_ value: Expression, _ scopes: Scopes) -> [Parameter]? {
    guard case .table(let fields) = value.kind else { return nil }
    var parameters: [Parameter] = []
    for field in fields {
      guard let name = field.name else { return nil }
      var members: [(String, Expression)] = []
      if case .table(let written) = resolved(field.value, scopes).kind {
        members = written.compactMap { member in member.name.map { ($0.text, member.value) } }
      }
      let text = { (wanted: String) in members.first { $0.0 == wanted }?.1.literalText }
      parameters.append(
        Parameter(name: name.text, nameSpan: name.span, type: text("type"), elementType: text("of"), members: members))
    }
    return parameters
  }
}

extension ScriptDeclaration.Parameter {
  /// What the script is handed.
  var meaning: Meaning {
    switch type {
    case "list": .list(Self.meaning(of: elementType))
    case "set": .set(Self.meaning(of: elementType))
    case "map": .map(Self.meaning(of: elementType))
    default: Self.meaning(of: type)
    }
  }

  private static func meaning(of scalar: String?) -> Meaning {
    switch scalar {
    case "boolean": .boolean
    case "integer", "number", "duration": .number
    case "string", "domain", "email": .text
    case "permission": .words(ScriptSchema.permissions)
    case "role": .words(ScriptSchema.roles)
    case "time": .time
    default: .unknown
    }
  }
}

extension TableField {
  /// The name that it is given, written plainly or as a text in brackets.
  var name: Name? {
    switch key {
    case .name(let name): name
    case .expression(let expression): expression.literalText.map { Name($0, expression.span) }
    case .position: nil
    }
  }
}
