internal import ShareWarden

/// What an expression of a policy is, as far as that is known without running it.
package indirect enum Meaning: Hashable {
  case unknown
  case `nil`
  case text, boolean, number, time
  /// One of a few texts.
  case words([String])
  /// A record of the request's schema.
  case record(String)
  case list(Meaning)
  case set(Meaning)
  /// Free-form.
  case map(Meaning)
  /// What the caller gave, and the time.
  case context
  case parameters
  /// A table that the script makes.
  case table
  case function
  /// A function or library that is there without being made.
  case global(String)

  init(_ kind: ScriptSchema.Kind) {
    self =
      switch kind {
      case .text: .text
      case .boolean: .boolean
      case .integer: .number
      case .time: .time
      case .words(let words): .words(words)
      case .record(let name): .record(name)
      case .list(let element): .list(Meaning(element))
      case .map: .map(.unknown)
      }
  }

  /// What both are; `nil` counts for nothing.
  func joined(_ other: Meaning) -> Meaning {
    switch (self, other) {
    case (.nil, let meaning), (let meaning, .nil): meaning
    case (.words(let left), .words(let right)): .words(left + right.filter { !left.contains($0) })
    case (.words, .text), (.text, .words): .text
    case (.record("gain"), .record("person")), (.record("person"), .record("gain")): .record("person")
    default: self == other ? self : .unknown
    }
  }

  /// As a message names it; `nil` for what is not known.
  var noun: String? {
    switch self {
    case .unknown, .global: nil
    case .nil: "nil"
    case .text, .words: "a text"
    case .boolean: "a boolean"
    case .number: "a number"
    case .time: "a time"
    case .record("email"): "an e-mail address"
    case .record(let name): name == "actor" || name == "action" ? "an \(name)" : "a \(name)"
    case .list: "a list"
    case .set: "a set"
    case .map, .table, .context: "a table"
    case .parameters: "the table of parameters"
    case .function: "a function"
    }
  }
}
