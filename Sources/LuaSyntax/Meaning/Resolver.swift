/// Finds out what the names in a block stand for, and what the compiler refuses because of it.
struct Resolver {
  /// The most variables that a function may have at one place.
  static let mostVariables = 200

  let text: SourceText
  var faults: [SyntaxFault] = []
  private var variables: [Variable] = []
  private var globals: [GlobalUse] = []
  private var ids: [Int: Variable.ID] = [:]
  /// In how many functions each is declared.
  private var depths: [Int] = []
  /// The variables that can be named here, `nil` for what a loop keeps for itself; and what each of their names stands
  /// for, the latest last.
  private var active: [Variable.ID?] = []
  private var meanings: [String: [Variable.ID]] = [:]
  private var functions: [FunctionScope] = []
  var jumps = Jumps()

  private struct FunctionScope {
    /// `nil` of the script itself.
    var start: Int?
    var firstActive: Int
    var isTooFull = false
  }

  init(_ text: SourceText) { self.text = text }

  mutating func scopes(of block: Block) -> Scopes {
    functions = [FunctionScope(start: nil, firstActive: 0)]
    scope(of: block, isFunction: true) { $0.statements(of: block) }
    return Scopes(variables: variables, globals: globals, ids: ids)
  }

  mutating func fault(_ message: String, _ span: SourceSpan) {
    faults.append(SyntaxFault(message: message, span: span))
  }

  // MARK: Scopes

  var activeCount: Int { active.count }

  /// What is declared meanwhile can be named up to the end of the block.
  mutating func scope(of block: Block, isFunction: Bool = false, _ read: (inout Self) -> Void) {
    scope(to: block.span.end, isFunction: isFunction, read)
  }

  mutating func scope(to end: Int, isFunction: Bool = false, _ read: (inout Self) -> Void) {
    let first = active.count
    jumps.open(activeCount: first, isFunction: isFunction)
    read(&self)
    faults += jumps.close()
    while active.count > first {
      guard let id = active.removeLast() else { continue }
      variables[id].scope.end = max(end, variables[id].scope.start)
      meanings[variables[id].name.text]?.removeLast()
    }
  }

  mutating func function(_ body: FunctionBody) {
    functions.append(FunctionScope(start: body.span.start, firstActive: active.count))
    scope(of: body.block, isFunction: true) { resolver in
      let start = body.block.span.start
      if body.isMethod {
        let name = Name("self", SourceSpan(body.span.start, body.span.start))
        resolver.declare(name, .selfParameter, .none, from: start)
      }
      for (place, name) in body.parameters.enumerated() {
        resolver.declare(name, .parameter, .parameter(of: body, place), from: start)
      }
      resolver.statements(of: body.block)
    }
    functions.removeLast()
  }

  // MARK: Names

  mutating func declare(
    _ name: Name, _ kind: Variable.Kind, _ origin: Variable.Origin, from start: Int,
    attribute: LocalVariable.Attribute? = nil
  ) {
    let id = variables.count
    variables.append(
      Variable(
        id: id, name: name, kind: kind, origin: origin, attribute: attribute, function: functions.last?.start,
        scope: SourceSpan(start, start), shadowed: meanings[name.text]?.last))
    depths.append(functions.count)
    ids[name.span.start] = id
    meanings[name.text, default: []].append(id)
    activate(id, name.span)
  }

  /// A loop keeps some values of its own, which count as variables.
  mutating func hideVariables(_ count: Int, _ span: SourceSpan) { for _ in 0..<count { activate(nil, span) } }

  private mutating func activate(_ id: Variable.ID?, _ span: SourceSpan) {
    let function = functions.count - 1
    active.append(id)
    guard active.count - functions[function].firstActive > Self.mostVariables, !functions[function].isTooFull else {
      return
    }
    functions[function].isTooFull = true
    fault("more than \(Self.mostVariables) variables in one function; keep some in a table", span)
  }

  mutating func use(_ name: Name, isWrite: Bool = false) {
    guard !name.text.isEmpty else { return }
    guard let id = meanings[name.text]?.last else {
      globals.append(GlobalUse(name: name, isWrite: isWrite))
      // A variable of this name is what globals are fields of.
      if let environment = meanings["_ENV"]?.last { note(name, of: environment, isWrite: false) }
      return
    }
    ids[name.span.start] = id
    note(name, of: id, isWrite: isWrite)
    if isWrite, let attribute = variables[id].attribute {
      fault("`\(name.text)` is declared `<\(attribute.rawValue)>`, so nothing can be assigned to it", name.span)
    }
  }

  private mutating func note(_ name: Name, of id: Variable.ID, isWrite: Bool) {
    if isWrite { variables[id].writes.append(name.span) } else { variables[id].reads.append(name.span) }
    if depths[id] != functions.count { variables[id].isCaptured = true }
  }
}
