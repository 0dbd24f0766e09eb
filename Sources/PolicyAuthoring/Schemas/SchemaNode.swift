internal import PlainData

/// A piece of a JSON Schema. Members are kept in the order in which they are to be read.
indirect enum SchemaNode {
  case boolean(Bool)
  case integer(Int64)
  case text(String)
  case list([SchemaNode])
  case object([(name: String, value: SchemaNode)])

  /// The text, in lines.
  func text(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .boolean(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .text(let value): return PlainValue.string(value).description
    case .list(let values):
      let isFlat = values.allSatisfy { if case .object = $0 { false } else { true } }
      if isFlat { return "[" + values.map { $0.text() }.joined(separator: ", ") + "]" }
      return "[\n" + values.map { inner + $0.text(indentation: inner) }.joined(separator: ",\n") + "\n\(indentation)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let rows = members.map { "\(inner)\(PlainValue.string($0.name)): \($0.value.text(indentation: inner))" }
      return "{\n" + rows.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }
}

extension SchemaNode {
  static let any = SchemaNode.object([])
  static let string = type("string")
  static let truth = type("boolean")

  static func type(_ name: String) -> SchemaNode { .object([("type", .text(name))]) }
  static func texts(_ texts: [String]) -> SchemaNode { .list(texts.map { .text($0) }) }
  static func words(_ words: [String]) -> SchemaNode { .object([("enum", texts(words))]) }
  static func constant(_ word: String) -> SchemaNode { .object([("const", .text(word))]) }
  static func reference(_ name: String) -> SchemaNode { .object([("$ref", .text("#/definitions/\(name)"))]) }
  static func anyOf(_ nodes: [SchemaNode]) -> SchemaNode { .object([("anyOf", .list(nodes))]) }
  static func list(of element: SchemaNode) -> SchemaNode {
    .object([("type", .text("array")), ("items", element)])
  }
  static func integer(_ range: ClosedRange<Int64>) -> SchemaNode {
    .object([
      ("type", .text("integer")), ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound)),
    ])
  }

  /// An object of these members; a closed one has no others.
  static func shape(
    _ members: [(name: String, value: SchemaNode)], required: [String] = [], isClosed: Bool = false
  ) -> SchemaNode {
    var node: [(name: String, value: SchemaNode)] = [("type", .text("object")), ("properties", .object(members))]
    if !required.isEmpty { node.append(("required", texts(required))) }
    if isClosed { node.append(("additionalProperties", .boolean(false))) }
    return .object(node)
  }

  /// The same, or null.
  var orNull: SchemaNode {
    guard case .object(let members) = self, !members.isEmpty else { return self }
    let about = members.filter { $0.name == "description" }
    let rest = members.filter { $0.name != "description" }
    switch rest.first {
    case ("type", .text(let type))?:
      return .object(about + [("type", .texts([type, "null"]))] + rest.dropFirst())
    case ("anyOf", .list(let nodes))?: return .object(about + [("anyOf", .list(nodes + [.type("null")]))])
    default: return .object(about + [("anyOf", .list([.object(rest), .type("null")]))])
    }
  }

  /// The same, of which one of several things has to hold besides.
  func withOneOf(_ nodes: [SchemaNode]) -> SchemaNode {
    guard case .object(let members) = self else { return self }
    return .object(members + [("anyOf", .list(nodes))])
  }

  /// The same, said in a sentence to whoever writes it.
  func about(_ sentence: String) -> SchemaNode {
    guard case .object(let members) = self else { return self }
    return .object([("description", .text(sentence))] + members)
  }
}
