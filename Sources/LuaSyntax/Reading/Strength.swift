/// How tight an operator binds to what stands on either side of it; those that bind tighter on the left group from the
/// right.
struct Strength {
  static let unary = 12

  var left: Int
  var right: Int

  init(_ left: Int, _ right: Int? = nil) {
    self.left = left
    self.right = right ?? left
  }
}

extension BinaryOperator {
  var strength: Strength {
    switch self {
    case .or: Strength(1)
    case .and: Strength(2)
    case .less, .greater, .lessOrEqual, .greaterOrEqual, .notEqual, .equal: Strength(3)
    case .bitwiseOr: Strength(4)
    case .bitwiseXor: Strength(5)
    case .bitwiseAnd: Strength(6)
    case .shiftLeft, .shiftRight: Strength(7)
    case .concatenate: Strength(9, 8)
    case .add, .subtract: Strength(10)
    case .multiply, .divide, .floorDivide, .modulo: Strength(11)
    case .power: Strength(14, 13)
    }
  }
}

extension Parser {
  func binaryOperator() -> (BinaryOperator, Strength)? {
    let found: BinaryOperator? =
      switch token.kind {
      case .keyword(.and): .and
      case .keyword(.or): .or
      case .symbol(let symbol): symbol.binaryOperator
      default: nil
      }
    return found.map { ($0, $0.strength) }
  }

  func unaryOperator() -> UnaryOperator? {
    switch token.kind {
    case .keyword(.not): .not
    case .symbol(.minus): .minus
    case .symbol(.hash): .length
    case .symbol(.tilde): .bitwiseNot
    default: nil
    }
  }
}

extension Symbol {
  fileprivate var binaryOperator: BinaryOperator? {
    switch self {
    case .less: .less
    case .greater: .greater
    case .lessOrEqual: .lessOrEqual
    case .greaterOrEqual: .greaterOrEqual
    case .notEqual: .notEqual
    case .equal: .equal
    case .bar: .bitwiseOr
    case .tilde: .bitwiseXor
    case .ampersand: .bitwiseAnd
    case .shiftLeft: .shiftLeft
    case .shiftRight: .shiftRight
    case .concatenate: .concatenate
    case .plus: .add
    case .minus: .subtract
    case .star: .multiply
    case .slash: .divide
    case .doubleSlash: .floorDivide
    case .percent: .modulo
    case .caret: .power
    default: nil
    }
  }
}
