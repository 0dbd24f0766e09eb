import Foundation

/// Holds values against a JSON Schema, by the words that the shipped schemas use; any other word is a failure.
package struct SchemaCheck {
  private let root: JSONTree

  /// - Parameter schema: its text.
  package init(_ schema: String) throws { root = try JSONTree(parsing: schema) }

  /// What does not fit, with the way to it.
  package func faults(of value: JSONTree) -> [String] { faults(of: value, root, "$") }

  /// What does not fit of a text, which has to be JSON.
  package func faults(ofText text: String) throws -> [String] { faults(of: try JSONTree(parsing: text)) }

  private func faults(of value: JSONTree, _ schema: JSONTree, _ path: String) -> [String] {
    guard case .object(let words) = schema else { return ["\(path): no schema"] }
    return words.sorted { $0.key < $1.key }.flatMap { word, rule in
      faults(of: value, word, rule, in: words, path)
    }
  }

  private func faults(
    of value: JSONTree, _ word: String, _ rule: JSONTree, in schema: [String: JSONTree], _ path: String
  ) -> [String] {
    switch word {
    case "$schema", "title", "description", "definitions", "then", "format": return []
    case "$ref": return faults(of: value, definition(rule), path)
    case "type": return Self.type(of: value, rule) ? [] : ["\(path): is no \(rule)"]
    case "const": return value == rule ? [] : ["\(path): is not \(rule)"]
    case "enum": return rule.elements.contains(value) ? [] : ["\(path): \(value) is none of the words"]
    case "anyOf":
      return rule.elements.contains { faults(of: value, $0, path).isEmpty } ? [] : ["\(path): fits nothing"]
    case "allOf": return rule.elements.flatMap { faults(of: value, $0, path) }
    case "if":
      guard faults(of: value, rule, path).isEmpty, let then = schema["then"] else { return [] }
      return faults(of: value, then, path)
    case "items":
      return value.elements.enumerated().flatMap { faults(of: $1, rule, "\(path)[\($0)]") }
    case "minimum", "maximum":
      guard case .integer(let number) = value, case .integer(let bound) = rule else { return [] }
      return (word == "minimum" ? number >= bound : number <= bound) ? [] : ["\(path): is beyond \(bound)"]
    case "pattern":
      guard case .text(let text) = value, case .text(let pattern) = rule else { return [] }
      return text.range(of: pattern, options: .regularExpression) != nil ? [] : ["\(path): does not match \(pattern)"]
    case "properties", "required", "additionalProperties", "propertyNames", "minProperties":
      guard case .object(let members) = value else { return [] }
      return faults(of: members, word, rule, in: schema, path)
    default: return ["\(path): unknown word \(word)"]
    }
  }

  private func faults(
    of members: [String: JSONTree], _ word: String, _ rule: JSONTree, in schema: [String: JSONTree], _ path: String
  ) -> [String] {
    switch word {
    case "properties":
      return members.flatMap { name, value in rule[name].map { faults(of: value, $0, "\(path).\(name)") } ?? [] }
    case "required":
      return rule.elements.compactMap { name in
        if case .text(let name) = name, members[name] == nil { "\(path): has no \(name)" } else { nil }
      }
    case "propertyNames": return members.keys.flatMap { faults(of: .text($0), rule, "\(path).\($0)") }
    case "minProperties": return rule == .integer(1) && members.isEmpty ? ["\(path): is empty"] : []
    default:
      let others = members.filter { schema["properties"]?[$0.key] == nil }
      return others.flatMap { name, value in
        rule == .boolean(false) ? ["\(path): unknown member \(name)"] : faults(of: value, rule, "\(path).\(name)")
      }
    }
  }

  private func definition(_ reference: JSONTree) -> JSONTree {
    guard case .text(let text) = reference, let name = text.split(separator: "/").last else { return .null }
    return root["definitions"]?[String(name)] ?? .null
  }

  private static func type(of value: JSONTree, _ rule: JSONTree) -> Bool {
    if case .list(let types) = rule { return types.contains { type(of: value, $0) } }
    return switch (value, rule) {
    case (.null, .text("null")), (.object, .text("object")), (.list, .text("array")), (.text, .text("string")),
      (.boolean, .text("boolean")),
      (.integer, .text("integer")):
      true
    default: false
    }
  }
}
