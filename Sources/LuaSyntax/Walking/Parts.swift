extension Expression {
  /// The expressions that it is made of, in the order of the text; what a function does is none of them.
  package var parts: [Expression] {
    switch kind {
    case .nil, .true, .false, .vararg, .integer, .number, .string, .function, .variable, .missing: []
    case .member(let of, _): [of]
    case .index(let of, let key): [of, key]
    case .call(let function, let arguments): [function] + arguments
    case .methodCall(let object, _, let arguments): [object] + arguments
    case .unary(_, let operand): [operand]
    case .binary(_, let left, let right, _): [left, right]
    case .parenthesized(let inner): [inner]
    case .table(let fields):
      fields.flatMap { field in
        if case .expression(let key) = field.key { [key, field.value] } else { [field.value] }
      }
    }
  }

  /// The text that it is, if it is one and nothing is computed.
  package var literalText: String? {
    switch kind {
    case .string(let bytes): String(decoding: bytes, as: UTF8.self)
    case .parenthesized(let inner): inner.literalText
    default: nil
    }
  }

  /// Its name as it is written if it is a variable or a field of one: `string.format`.
  package var dottedName: String? {
    switch kind {
    case .variable(let name): name.text
    case .member(let of, let name): of.dottedName.map { "\($0).\(name.text)" }
    default: nil
    }
  }
}

extension Statement {
  /// The expressions that stand in it and in no block of it, in the order of the text.
  package var expressions: [Expression] {
    switch kind {
    case .local(_, let values), .return(let values): values
    case .assignment(let targets, let values): targets + values
    case .call(let call): [call]
    case .while(let condition, _): [condition]
    case .repeat(_, let condition): [condition]
    case .if(let branches, _): branches.map(\.condition)
    case .numericFor(_, let start, let limit, let step, _): [start, limit] + (step.map { [$0] } ?? [])
    case .genericFor(_, let values, _): values
    case .function(let target, _): [target]
    case .do, .localFunction, .break, .goto, .label, .missing: []
    }
  }

  /// The blocks in it, in the order of the text, that of a function that it defines included.
  package var blocks: [Block] {
    switch kind {
    case .do(let block), .while(_, let block), .repeat(let block, _), .numericFor(_, _, _, _, let block),
      .genericFor(_, _, let block):
      [block]
    case .if(let branches, let otherwise): branches.map(\.block) + (otherwise.map { [$0] } ?? [])
    case .function(_, let function), .localFunction(_, let function): [function.block]
    case .local, .assignment, .call, .return, .break, .goto, .label, .missing: []
    }
  }
}
