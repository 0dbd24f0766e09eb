import TestSupport

extension Operation {
  static let texts: [Operation] =
    ["string.", "text:"].flatMap { prefix in
      let weight = prefix == "text:" ? 1 : 3
      return [
        Operation(prefix + "byte", weight: weight) { random in random.slice() },
        Operation(prefix + "sub", weight: weight) { random in random.slice() },
        Operation(prefix + "format", weight: weight * 6) { random in random.formatCall() },
        Operation(prefix + "len", weight: 1) { random in [.text(random.text())] },
        Operation(prefix + "lower", weight: weight) { random in [.text(random.text())] },
        Operation(prefix + "upper", weight: weight) { random in [.text(random.text())] },
        Operation(prefix + "reverse", weight: weight) { random in [.text(random.text())] },
        Operation(prefix + "rep", weight: weight, isBounded: isBoundedRepetition) { random in
          let count = random.once(in: 8) ? random.numericOrNumeral() : .integer(Int64(random.number(-2...40)))
          return [.text(random.text()), count] + (random.once(in: 2) ? [.text(random.text())] : [])
        },
      ]
    } + [
      Operation("string.char") { random in
        (0..<random.length(upTo: 12)).map { _ in
          random.once(in: 20) ? random.numericOrNumeral() : .integer(Int64(random.number(0...255)))
        }
      }
    ]

  /// The stock library goes round for each repetition, also of nothing. What it gives up at once is bounded as well.
  private static let isBoundedRepetition: @Sendable ([Argument]) -> Bool = { arguments in
    guard arguments.count > 1, let count = arguments[1].wholeValue else {
      return arguments.count < 2 || !arguments[1].isObscureNumeral
    }
    let unit = [0, 2].reduce(0) { $0 + (arguments.count > $1 ? arguments[$1].writtenSize : 0) }
    return count < 200 || (count > 1 << 40 && unit > 0)
  }
}

extension Argument {
  /// Bytes of the value as text, about.
  fileprivate var writtenSize: Int {
    switch self {
    case .text(let bytes): bytes.count
    case .integer, .number: 1
    default: 0
    }
  }
}

extension SeededRandom {
  fileprivate mutating func slice() -> [Argument] {
    let text = text()
    return [.text(text)] + (0..<number(0...2)).map { _ in position(in: text.count) }
  }
}
