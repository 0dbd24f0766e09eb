/// The operators that stand before their operand, as they are written.
package enum UnaryOperator: String, CaseIterable, Sendable {
  case not
  case minus = "-"
  case length = "#"
  case bitwiseNot = "~"
}

/// The operators between two operands, as they are written.
package enum BinaryOperator: String, CaseIterable, Sendable {
  case or, and
  case less = "<"
  case greater = ">"
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case notEqual = "~="
  case equal = "=="
  case bitwiseOr = "|"
  case bitwiseXor = "~"
  case bitwiseAnd = "&"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case concatenate = ".."
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case floorDivide = "//"
  case modulo = "%"
  case power = "^"
}
