package import LuaSyntax
internal import ShareWarden

/// Tells what the expressions of a policy are.
package final class Meanings {
  private let scopes: Scopes
  private let declaration: ScriptDeclaration
  private let applications: Applications
  private let schema = ScriptSchema.current
  /// What is known of variables, by their numbers.
  private var known: [Int: Meaning] = [:]
  /// Those that are being looked at, since a function may call itself.
  private var open: Set<Int> = []

  init(_ tree: SyntaxTree, _ declaration: ScriptDeclaration) {
    scopes = tree.scopes
    self.declaration = declaration
    applications = Applications(tree)
  }

  package func meaning(of expression: Expression) -> Meaning {
    switch expression.kind {
    case .nil: .nil
    case .true, .false: .boolean
    case .integer, .number: .number
    case .string: .text
    case .function: .function
    case .table: .table
    case .vararg, .missing: .unknown
    case .parenthesized(let inner): meaning(of: inner)
    case .variable(let name): meaning(of: name)
    case .member(let of, let name): field(name.text, of: meaning(of: of))
    case .index(let of, let key): element(of: meaning(of: of), key)
    case .call(let function, let arguments): result(of: function, arguments)
    case .methodCall(let object, let method, _): result(of: method.text, of: meaning(of: object))
    case .unary(.not, _): .boolean
    case .unary(.length, _), .unary(.bitwiseNot, _): .number
    case .unary(.minus, let operand): meaning(of: operand) == .unknown ? .unknown : .number
    case .binary(let symbol, let left, let right, _): result(of: symbol, left, right)
    }
  }

  /// What a name is where it is made or read.
  package func meaning(of name: Name) -> Meaning {
    guard let number = scopes[name]?.id else {
      if name.text == "data" { return .map(.unknown) }
      return .global(name.text)
    }
    if let meaning = known[number] { return meaning }
    guard open.insert(number).inserted else { return .unknown }
    defer { open.remove(number) }
    let variable = scopes.variables[number]
    let meaning = variable.writes.isEmpty ? first(of: variable) : .unknown
    known[number] = meaning
    return meaning
  }

  private func first(of variable: Variable) -> Meaning {
    switch variable.origin {
    case .value(let value, result: 0): meaning(of: value)
    case .value, .none: .unknown
    case .function: .function
    case .counter: .number
    case .element(let list, let place): element(of: list, place)
    case .parameter(let body, let place): parameter(place, of: body)
    }
  }

  private func parameter(_ place: Int, of body: FunctionBody) -> Meaning {
    if body.span == declaration.check?.span {
      return place == 0 ? .record("request") : place == 1 ? .parameters : .unknown
    }
    guard let all = applications[body] else { return .unknown }
    let meanings = all.map { application -> Meaning in
      switch application {
      case .arguments(let arguments): place < arguments.count ? meaning(of: arguments[place]) : .nil
      case .element(let list): place == 0 ? element(of: meaning(of: list)) : .unknown
      case .person: place == 0 ? .record("person") : .unknown
      }
    }
    return meanings.dropFirst().reduce(meanings.first ?? .unknown) { $0.joined($1) }
  }

  /// What a variable of `for … in ipairs(list)` or `pairs(map)` is.
  private func element(of iteration: Expression, _ place: Int) -> Meaning {
    guard case .call(let function, let arguments) = iteration.kind, case .global(let name) = meaning(of: function),
      let list = arguments.first
    else { return .unknown }
    switch (name, place) {
    case ("ipairs", 0): return .number
    case ("ipairs", 1), ("pairs", 1): return element(of: meaning(of: list))
    case ("pairs", 0): if case .map = meaning(of: list) { return .text } else { return .unknown }
    default: return .unknown
    }
  }

  private func element(of meaning: Meaning) -> Meaning {
    switch meaning {
    case .list(let element), .map(let element): element
    default: .unknown
    }
  }

  private func element(of meaning: Meaning, _ key: Expression) -> Meaning {
    if let text = key.literalText { return field(text, of: meaning) }
    return element(of: meaning)
  }

  package func field(_ name: String, of meaning: Meaning) -> Meaning {
    switch meaning {
    case .record(let record):
      if record == "request", name == "context" { return .context }
      return schema.record(record)?[name].map { Meaning($0.kind) } ?? .unknown
    case .parameters: return declaration.parameters?.first { $0.name == name }?.meaning ?? .unknown
    case .map(let element): return element
    case .context: return name == "time" ? .time : .unknown
    case .time where name == "text": return .text
    default: return .unknown
    }
  }

  private func result(of function: Expression, _ arguments: [Expression]) -> Meaning {
    switch meaning(of: function) {
    case .global("type"):
      return .words(["nil", "boolean", "number", "string", "table", "function"])
    case .global("matches"), .global("any"), .global("all"), .global("rawequal"): return .boolean
    case .global("count"), .global("rawlen"), .global("tonumber"): return .number
    case .global("set"): return .set(.text)
    case .global("email"): return .record("email")
    case .global("time"): return .time
    case .global("tostring"): return .text
    default:
      guard case .member(let library, let name) = function.kind, meaning(of: library) == .global("string") else {
        return .unknown
      }
      return ["format", "lower", "rep", "reverse", "sub", "upper"].contains(name.text) ? .text : .unknown
    }
  }

  private func result(of method: String, of object: Meaning) -> Meaning {
    switch (object, method) {
    case (.record("share"), "find"): .record("person")
    case (.record("share"), "count"): .number
    case (.set, "has"): .boolean
    case (.time, "add"): .time
    case (.text, "lower"), (.text, "upper"), (.text, "sub"), (.words, "lower"), (.words, "upper"): .text
    default: .unknown
    }
  }

  private func result(of symbol: BinaryOperator, _ left: Expression, _ right: Expression) -> Meaning {
    switch symbol {
    case .less, .greater, .lessOrEqual, .greaterOrEqual, .notEqual, .equal: .boolean
    case .concatenate: .text
    case .and: meaning(of: left) == .boolean ? meaning(of: right).joined(.boolean) : meaning(of: right)
    case .or: meaning(of: left).joined(meaning(of: right))
    default: .number
    }
  }
}
