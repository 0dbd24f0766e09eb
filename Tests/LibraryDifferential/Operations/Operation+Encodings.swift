import TestSupport

extension Operation {
  static let encodings: [Operation] = [
    Operation("utf8.char", weight: 3) { random in
      (0..<random.length(upTo: 8)).map { _ in
        random.once(in: 15) ? random.numericOrNumeral() : .integer(Int64(random.codePoint()))
      }
    },
    Operation("utf8.codepoint", weight: 4) { random in random.encodedSlice() },
    Operation("utf8.len", weight: 4) { random in random.encodedSlice() },
    Operation("utf8.offset", weight: 4) { random in
      let text = random.encodedText()
      return [.text(text), random.position(in: 6)] + (random.once(in: 2) ? [random.position(in: text.count)] : [])
    },
    Operation("utf8.codes", weight: 4) { random in
      [.text(random.encodedText())] + (random.once(in: 2) ? [random.lax()] : [])
    },
    Operation("utf8.codes of faulty text", weight: 4) { random in
      [.text(random.encodedText())] + (random.once(in: 2) ? [random.lax()] : [])
    },
    Operation("utf8.codes step", weight: 3) { random in
      let text = random.encodedText()
      return [.text(text), random.position(in: text.count), random.lax()]
    },
  ]
}

extension SeededRandom {
  fileprivate mutating func lax() -> Argument { .boolean(Bool.random(using: &self)) }

  fileprivate mutating func encodedSlice() -> [Argument] {
    let text = encodedText()
    switch number(0...3) {
    case 0: return [.text(text)]
    case 1: return [.text(text), position(in: text.count)]
    case 2: return [.text(text), position(in: text.count), position(in: text.count)]
    default: return [.text(text), .integer(1), once(in: 2) ? .integer(-1) : position(in: text.count), lax()]
    }
  }
}
