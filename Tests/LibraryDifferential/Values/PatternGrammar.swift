import TestSupport

/// Writes patterns of Lua over a few characters, most of them well-formed.
struct PatternGrammar {
  let alphabet: [UInt8]
  var random: SeededRandom
  private var captures = 0

  init(alphabet: [UInt8], random: SeededRandom) {
    self.alphabet = alphabet
    self.random = random
  }

  mutating func pattern() -> [UInt8] {
    if random.once(in: 12) { return soup() }
    var bytes = random.once(in: 5) ? [UInt8(ascii: "^")] : []
    bytes += sequence(depth: 0)
    if random.once(in: 5) { bytes.append(UInt8(ascii: "$")) }
    if random.once(in: 10) { damage(&bytes) }
    return bytes
  }

  private mutating func soup() -> [UInt8] {
    (0..<random.length(upTo: 12)).map { _ in
      random.once(in: 3) ? random.pick(alphabet) : random.pick("%%%[]()^$.*+-?bf0123adswxglupcADSWXGLUPCz\0")
    }
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    if !bytes.isEmpty && random.once(in: 2) {
      bytes.remove(at: random.number(0...(bytes.count - 1)))
    } else {
      bytes.insert(random.pick("%[]()^$.*+-?bf1\0"), at: random.number(0...bytes.count))
    }
  }

  private mutating func sequence(depth: Int) -> [UInt8] {
    (0..<random.number(depth == 0 ? 1...4 : 0...2)).flatMap { _ in element(depth: depth) }
  }

  private mutating func element(depth: Int) -> [UInt8] {
    switch random.number(0...15) {
    case 0 where depth < 4, 1 where depth < 4:
      captures += 1
      return Array("(".utf8) + sequence(depth: depth + 1) + Array(")".utf8)
    case 2:
      captures += 1
      return Array("()".utf8)
    case 3 where captures > 0:
      return [UInt8(ascii: "%"), UInt8(ascii: "0") + UInt8(random.number(1...min(captures, 9)))]
    case 4:
      return Array("%b".utf8) + [random.pick(alphabet), random.once(in: 3) ? random.byte() : random.pick(alphabet)]
    case 5: return Array("%f".utf8) + set()
    default: return single() + suffix()
    }
  }

  private mutating func suffix() -> [UInt8] { random.once(in: 2) ? [random.pick("*+-?")] : [] }

  private mutating func single() -> [UInt8] {
    switch random.number(0...7) {
    case 0: return Array(".".utf8)
    case 1, 2: return characterClass()
    case 3, 4: return set()
    default:
      let character = random.pick(alphabet)
      return "^$*+?.([%-)]".utf8.contains(character) && !random.once(in: 8)
        ? [UInt8(ascii: "%"), character] : [character]
    }
  }

  private mutating func characterClass() -> [UInt8] {
    [UInt8(ascii: "%"), random.once(in: 12) ? random.byte() : random.pick("acdglpsuwxACDGLPSUWX.%-]")]
  }

  private mutating func set() -> [UInt8] {
    var bytes = Array((random.once(in: 3) ? "[^" : "[").utf8)
    for _ in 0..<random.number(1...3) {
      switch random.number(0...7) {
      case 0, 1: bytes += characterClass()
      case 2, 3:
        let ends = [random.once(in: 3) ? random.byte() : random.pick(alphabet), random.pick(alphabet)].sorted()
        bytes += [ends[0], UInt8(ascii: "-"), ends[1]]
      case 4: bytes.append(random.pick("]^-%.az"))
      default: bytes.append(random.pick(alphabet))
      }
    }
    return bytes + Array("]".utf8)
  }
}
