internal import Foundation

/// A piece of a data file, or of an answer that is held against one.
package indirect enum JSONTree: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([String: JSONTree])

  package subscript(name: String) -> JSONTree? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  package var elements: [JSONTree] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// Whether all that this tree says is so in `other`, which may say more: of an object every member, of a list every
  /// element and no further ones. `null` stands for an absent member.
  package func isMet(by other: JSONTree?) -> Bool {
    switch (self, other) {
    case (.null, nil), (.null, .null): true
    case (.list(let mine), .list(let theirs)):
      mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.isMet(by: $1) }
    case (.object(let mine), .object(let theirs)): mine.allSatisfy { $0.value.isMet(by: theirs[$0.key]) }
    default: self == other
    }
  }
}

extension JSONTree: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let truth = try? value.decode(Bool.self) {
      self = .boolean(truth)
    } else if let integer = try? value.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONTree].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONTree].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .boolean(let truth): try value.encode(truth)
    case .integer(let integer): try value.encode(integer)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let members): try value.encode(members)
    }
  }
}

extension JSONTree {
  package init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
  }
}
