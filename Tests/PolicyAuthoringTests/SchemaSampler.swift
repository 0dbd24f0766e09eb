import PolicyAuthoring
import TestSupport

/// Makes values that a schema permits, of all that it names: the same ones in every run.
struct SchemaSampler {
  private let root: JSONTree
  private var random: SeededRandom
  /// Of the person that is being made, so that all that is said of one agrees.
  private var serial = 0
  /// The names of the members that were made.
  private(set) var made: Set<String> = []

  init(_ document: SchemaDocument, seed: UInt64) throws {
    root = try JSONTree(parsing: document.text)
    random = SeededRandom(seed: seed)
  }

  /// The names of all members that the schema has a form for.
  var named: Set<String> { Self.names(in: root) }

  private static func names(in schema: JSONTree) -> Set<String> {
    switch schema {
    case .object(let words):
      words.reduce(into: Set<String>()) { names, word in
        if word.key == "properties", case .object(let members) = word.value, word.value["enum"] == nil {
          names.formUnion(members.keys)
          for form in members.values { names.formUnion(Self.names(in: form)) }
        } else {
          names.formUnion(Self.names(in: word.value))
        }
      }
    case .list(let parts): parts.reduce(into: []) { $0.formUnion(names(in: $1)) }
    default: []
    }
  }

  mutating func next() -> JSONTree { value(of: root, "", depth: 0) }

  private mutating func value(of schema: JSONTree, _ name: String, depth: Int) -> JSONTree {
    if case .text(let reference)? = schema["$ref"], let key = reference.split(separator: "/").last {
      return value(of: root["definitions"]?[String(key)] ?? .null, name, depth: depth)
    }
    if let parts = schema["allOf"]?.elements, parts.count == 2, parts[0]["$ref"] != nil {
      return action(named: parts[1]["properties"]?["name"]?["enum"]?.elements, depth: depth)
    }
    if schema["type"] == nil, let choices = schema["anyOf"]?.elements {
      return value(of: random.pick(choices), name, depth: depth)
    }
    if let word = schema["const"] { return word }
    if let words = schema["enum"]?.elements { return random.pick(words) }
    let types = schema["type"]?.elements ?? []
    // Who has no id would need another identity.
    if !types.isEmpty, name != "id", random.once(in: 8) { return .null }
    switch types.first ?? schema["type"] {
    case .text("null")?: return .null
    case .text("object")?: return object(of: schema, name, depth: depth)
    case .text("array")?:
      let count = depth > 12 ? 0 : Int.random(in: 0...2, using: &random)
      return .list((0..<count).map { _ in value(of: schema["items"] ?? .null, name, depth: depth + 1) })
    case .text("boolean")?:
      return .boolean(name.lowercased().hasSuffix("onetimeurl") ? serial.isMultiple(of: 3) : .random(using: &random))
    case .text("integer")?: return integer(schema)
    default: return .text(text(name))
    }
  }

  private mutating func action(named words: [JSONTree]?, depth: Int) -> JSONTree {
    object(of: root["definitions"]?["action"] ?? .null, "part", depth: depth, named: words)
  }

  private mutating func object(
    of schema: JSONTree, _ name: String, depth: Int, named allowed: [JSONTree]? = nil
  ) -> JSONTree {
    guard case .object(var properties)? = schema["properties"] else { return .object(["label": .integer(7)]) }
    var required = schema["required"]?.elements ?? []
    if properties["id"] != nil { required.append(.text("id")) }
    if properties["id"] != nil || properties["userIdentity"] != nil { serial += 1 }
    var members: [String: JSONTree] = [:]
    // Of an action the word decides what it has.
    if let conditions = schema["allOf"]?.elements, let words = allowed ?? properties["name"]?["enum"]?.elements {
      let word = random.pick(words)
      members["name"] = word
      made.insert("name")
      properties["name"] = nil
      properties["properties"] = nil
      let then = conditions.first { $0["if"]?["properties"]?["name"]?["const"] == word }?["then"]
      if case .object(let own)? = then?["properties"] { properties.merge(own) { $1 } }
      required += then?["required"]?.elements ?? []
    }
    for (key, form) in properties.sorted(by: { $0.key < $1.key }) {
      guard required.contains(.text(key)) || random.once(in: depth > 12 ? 20 : 2) else { continue }
      members[key] = value(of: form, key, depth: depth + 1)
      made.insert(key)
    }
    return .object(members)
  }

  private mutating func integer(_ schema: JSONTree) -> JSONTree {
    guard case .integer(let least)? = schema["minimum"] else {
      return .integer(Int64.random(in: 0...30, using: &random))
    }
    guard case .integer(let most)? = schema["maximum"] else {
      return .integer(Int64.random(in: least...least + 9, using: &random))
    }
    return .integer(Int64.random(in: least...most, using: &random))
  }

  /// A text that is what its member's name says.
  private mutating func text(_ name: String) -> String {
    let number = 100_000 + serial
    switch name {
    case "emailAddress", "id": return "p\(number)@example.com"
    case "phoneNumber": return "+1555\(number)"
    case "time", "dateAddedToShare": return "2026-01-01T00:00:00Z"
    default: return "\(name)-\(number)"
    }
  }
}
