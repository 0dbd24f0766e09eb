package import LuaSyntax

/// A name that a script makes for itself.
package struct Variable {
  package enum Kind: Hashable {
    case local, function, parameter, loop
  }

  /// Where its first value comes from.
  package enum Origin {
    /// What is written in its `local`; `result` tells which of a call's results, from 0.
    case value(Expression, result: Int)
    case function(FunctionBody)
    /// One of the parameters of the function, from 0.
    case parameter(of: FunctionBody, Int)
    /// A variable of `for … in`, from 0.
    case element(of: Expression, Int)
    /// The variable of `for … = from, to`.
    case counter
    /// None, or one that can't be told.
    case open
  }

  package let name: Name
  package let kind: Kind
  package let origin: Origin
  /// The function that it is made in, by where that starts; -1 for the script itself.
  package let function: Int
  /// Where it is read, by the starts of the names.
  package internal(set) var reads: [Int] = []
  package internal(set) var writes: [Int] = []

  /// The function that it is for as long as it is there.
  package var fixedFunction: FunctionBody? {
    guard writes.isEmpty else { return nil }
    switch origin {
    case .function(let body): return body
    case .value(let value, result: 0): if case .function(let body) = value.kind { return body } else { return nil }
    default: return nil
    }
  }
}

/// A name that a script uses and does not make.
package struct GlobalUse {
  package let name: Name
  package let isWrite: Bool
}
