/// What a JSON value is.
package enum JSONKind: UInt8, Sendable {
  case null
  case boolean
  /// A number that is written without fraction and exponent.
  case integer
  case number
  case string
  case array
  case object
  /// The name of a member.
  case key
}

extension JSONKind: CustomStringConvertible {
  /// The kind as a message names it: `expected a string, found an array`.
  package var description: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .key: "a member name"
    }
  }
}
