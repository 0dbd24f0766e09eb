internal import LuaSyntax
internal import ShareWarden

extension ReviewedScript {
  private static let functions: Set<String> = [
    "count", "set", "tostring", "type", "string.format", "string.len", "string.lower", "string.rep",
    "string.reverse", "string.sub", "string.upper", "table.concat", "table.pack",
  ]

  /// Why a condition holds every time: what stands there is never nil, and no boolean. What to do follows.
  func presence(of condition: Expression) -> (message: String, remedy: String)? {
    guard let source = source(of: condition) else { return nil }
    let held = "so this holds every time"
    switch source.kind {
    case .unary(let symbol, _) where symbol != .not:
      return ("a number counts as true, 0 as well, \(held)", "write … > 0")
    case .binary(let symbol, _, _, _) where symbol.makesValue:
      return ("a number or text counts as true, whichever it is, \(held)", "compare it with something")
    case .call(let function, _):
      guard let name = tree.globalName(function), Self.functions.contains(name) else { return nil }
      return ("what `\(name)` gives is never nil, \(held)", "compare it with something")
    case .methodCall(let object, let method, _):
      guard method.text == "count", meanings.meaning(of: object) == .record("share") else { return nil }
      return ("a number counts as true, 0 as well, \(held)", "write … > 0")
    default: break
    }
    guard let (object, name, _) = source.fieldRead, let field = meanings.schemaField(name, of: object),
      !field.isOptional, field.kind != .boolean
    else { return nil }
    if case .list = field.kind {
      return (
        "\(name) is always there, empty as well, \(held)",
        "ask how many there are, as in #\(text.text(condition.span)) > 0"
      )
    }
    return ("\(name) is always there, \(held)", "compare it with something, or drop it")
  }
}
