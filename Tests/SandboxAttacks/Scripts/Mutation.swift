/// Small changes to a script: in kind, so that most compile still, and some out of kind.
struct Mutation {
  var random: SeededRandom

  private static let names = [
    "request", "T", "S", "N", "string", "table", "math", "pcall", "pairs", "next", "entry", "error", "tostring",
    "select",
    "deny", "warn", "any", "count", "set", "matches", "data", "share", "action", "actor", "rawset", "_G", "_ENV", "rep",
    "sort",
    "concat", "unpack", "gsub", "find", "format", "i", "t", "s", "f", "n", "x", "self",
  ].map { Array($0.utf8) }
  private static let symbols = (Literals.binaryOperators.filter { !$0.contains { $0.isLetter } } + [","]).map {
    Array($0.utf8)
  }

  mutating func changed(_ source: [UInt8], with other: [UInt8]) -> [UInt8] {
    switch random.below(10) {
    case 0: return lines(source, other)
    case 1: return fused(source, other)
    case 2 where random.chance(40): return bytes(source)
    default: return tokens(source, other)
    }
  }

  /// Lines of the other between, or instead of, lines of the one.
  private mutating func lines(_ source: [UInt8], _ other: [UInt8]) -> [UInt8] {
    var lines = source.split(separator: 0x0A, omittingEmptySubsequences: false)
    let others = other.split(separator: 0x0A, omittingEmptySubsequences: false)
    let start = random.below(lines.count)
    let from = random.below(others.count)
    let cut = random.chance(50) ? min(random.below(3), lines.count - start) : 0
    lines.replaceSubrange(start..<start + cut, with: others[from..<min(from + 1 + random.below(4), others.count)])
    return Array(lines.joined(separator: [0x0A]))
  }

  /// Both, one after the other, each within a protected call.
  private mutating func fused(_ source: [UInt8], _ other: [UInt8]) -> [UInt8] {
    let parts = [source, other].map { "(function()\n\(String(decoding: $0, as: UTF8.self))\nend)()" }
    return Array(
      """
      local one, two = \(parts[0]), \(parts[1])
      local function run(f, ...) return type(f) == "table" and f.check(...) or f(...) end
      return function(...)
        pcall(run, one, ...) pcall(run, two, ...)
        \(random.chance(30) ? "for i = 1, 20 do pcall(run, two, ...) pcall(run, one, ...) end" : "")
      end
      """.utf8)
  }

  private mutating func bytes(_ source: [UInt8]) -> [UInt8] {
    var bytes = source
    for _ in 0...random.below(2) where !bytes.isEmpty {
      let at = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes.remove(at: at)
      case 1: bytes[at] = UInt8(truncatingIfNeeded: 0x20 + random.below(95))
      default: bytes.insert(bytes[random.below(bytes.count)], at: at)
      }
    }
    return bytes
  }

  private mutating func tokens(_ source: [UInt8], _ other: [UInt8]) -> [UInt8] {
    var script = LuaTokens(source)
    let others = LuaTokens(other).tokens
    for _ in 0...random.below(5) where !script.tokens.isEmpty {
      let at = random.below(script.tokens.count)
      switch random.below(48) {
      case 0: script.tokens.remove(at: at)
      case 1:
        let end = min(at + 1 + random.below(8), script.tokens.count)
        script.tokens.insert(contentsOf: script.tokens[at..<end], at: at)
      case 2 where !others.isEmpty:
        let from = random.below(others.count)
        script.tokens.insert(contentsOf: others[from..<min(from + 1 + random.below(8), others.count)], at: at)
      case 3:
        script.tokens.swapAt(at, random.below(script.tokens.count))
      default: replaceInKind(&script.tokens[at], others)
      }
    }
    return script.source
  }

  private mutating func replaceInKind(_ token: inout LuaTokens.Token, _ others: [LuaTokens.Token]) {
    let kind = token.kind
    let same = others.filter { $0.kind == kind }
    if kind != .keyword, kind != .symbol, !same.isEmpty, random.chance(40) {
      token.text = random.pick(same).text
      return
    }
    switch token.kind {
    case .name: token.text = random.pick(Self.names)
    case .number: token.text = Array("(\(random.pick(Literals.numbers)))".utf8)
    case .text: token.text = Array("(\(random.pick(Literals.texts)))".utf8)
    case .symbol where Self.symbols.contains(token.text): token.text = random.pick(Self.symbols)
    case .symbol: break
    case .keyword:
      let swaps = ["and": "or", "or": "and", "true": "nil", "false": "true", "nil": "0", "break": "do end"]
      guard let other = swaps[String(decoding: token.text, as: UTF8.self)] else { return }
      token.text = Array(other.utf8)
    }
  }
}
