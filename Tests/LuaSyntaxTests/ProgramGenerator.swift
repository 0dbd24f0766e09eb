import TestSupport

/// Makes programs word by word: most of them are Lua, and some break a rule that only shows beyond the grammar.
struct ProgramGenerator {
  var random: SeededRandom
  private var words: [String] = []
  private var depth = 0
  /// Whether each function around takes any number of arguments, and how many loops of it are around.
  private var variadic = [true]
  private var loops = [0]

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  static let names = ["a", "b", "c", "x", "self", "_ENV", "print", "continue"]
  static let literals = [
    "0", "1", "3", "255", "0x7f", "0xA.8p1", "1e3", "3.", ".5", "9223372036854775807", "9223372036854775808",
    "0xffffffffffffffffff", "0x1p-1074", "1e400", "5e-324", "''", "\"text\"", #"'\a\b\f\n\r\t\v\\\"\''"#,
    #"'\x41\065\u{7FFFFFFF}\u{e9}\u{0}'"#, "'\\z  \n  x'", "'a\\\nb'", "[[long]]", "[==[\n a ]] ]=] \r\n ]==]", "nil",
    "true", "false",
  ]
  static let binary = [
    "or", "and", "<", ">", "<=", ">=", "~=", "==", "|", "~", "&", "<<", ">>", "..", "..", "+", "-", "*", "/", "//", "%",
    "^", "^",
  ]
  static let unary = ["not", "-", "#", "~"]
  static let blanks = [
    " ", " ", " ", " ", " ", "\n", "\r\n", "\t", " --[[ a\ncomment ]] ", " -- a comment\n", " --[==[ ]] ]==]",
  ]

  /// The words of a program.
  mutating func program() -> [String] {
    words = []
    block(statements: 1...6)
    return words
  }

  /// Words as a source, with what may stand between them.
  mutating func source(_ words: [String]) -> String {
    var source = ""
    for word in words { source += word + random.pick(Self.blanks) }
    return source
  }

  /// Words of which one was left out, said twice, put elsewhere or replaced.
  mutating func mutated(_ words: [String]) -> [String] {
    var words = words
    let other = words.isEmpty ? "end" : random.pick(words)
    guard !words.isEmpty else { return [other] }
    let place = Int.random(in: 0..<words.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2: words.swapAt(place, Int.random(in: 0..<words.count, using: &random))
    case 3: words[place] = other
    default: words.insert(other, at: place)
    }
    return words
  }

  private mutating func say(_ new: String...) { words += new }
  private mutating func name() { say(random.pick(Self.names)) }

  private mutating func list(_ range: ClosedRange<Int>, _ element: (inout Self) -> Void) {
    for place in 0..<Int.random(in: range, using: &random) {
      if place > 0 { say(",") }
      element(&self)
    }
  }

  private mutating func block(statements range: ClosedRange<Int> = 0...3) {
    depth += 1
    defer { depth -= 1 }
    for _ in 0..<Int.random(in: range, using: &random) {
      statement()
      if random.once(in: 4) { say(";") }
    }
    if random.once(in: 5) {
      say("return")
      list(0...3) { $0.expression() }
      if random.once(in: 2) { say(";") }
    }
  }

  private mutating func statement() {
    switch depth > 4 ? Int.random(in: 0..<5, using: &random) : Int.random(in: 0..<15, using: &random) {
    case 0, 1: local()
    case 2:
      list(1...3) { $0.target() }
      say("=")
      list(1...3) { $0.expression() }
    case 3: call()
    case 4: random.once(in: 6) ? jump() : call()
    case 5:
      say("do")
      block()
      say("end")
    case 6: conditional()
    case 7, 8: loop()
    case 9, 10: forLoop()
    case 11, 12: function()
    case 13:
      say("local", "function")
      name()
      body()
    default: jump()
    }
  }

  private mutating func local() {
    say("local")
    list(1...3) {
      $0.name()
      if $0.random.once(in: 20) {
        $0.say("<", $0.random.once(in: 20) ? "other" : $0.random.once(in: 3) ? "close" : "const", ">")
      }
    }
    guard !random.once(in: 4) else { return }
    say("=")
    list(1...3) { $0.expression() }
  }

  private mutating func conditional() {
    say("if")
    expression()
    say("then")
    block()
    while random.once(in: 3) {
      say("elseif")
      expression()
      say("then")
      block()
    }
    if random.once(in: 2) {
      say("else")
      block()
    }
    say("end")
  }

  private mutating func loop() {
    if random.once(in: 2) {
      say("while")
      expression()
      say("do")
      loopBlock()
      say("end")
    } else {
      say("repeat")
      loopBlock()
      say("until")
      expression()
    }
  }

  private mutating func forLoop() {
    say("for")
    if random.once(in: 2) {
      name()
      say("=")
      list(2...3) { $0.expression() }
    } else {
      list(1...3) { $0.name() }
      say("in")
      list(1...3) { $0.expression() }
    }
    say("do")
    loopBlock()
    say("end")
  }

  private mutating func loopBlock() {
    loops[loops.count - 1] += 1
    let hasLabel = random.once(in: 3)
    if hasLabel {
      say("do")
      if random.once(in: 2) { say("if", "a", "then", "goto", "continue", "end") }
    }
    block()
    if hasLabel { say("end", "::", "continue", "::") }
    loops[loops.count - 1] -= 1
  }

  private mutating func jump() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1: if loops.last != 0 || random.once(in: 30) { say("break") }
    case 2: if random.once(in: 4) { say("goto", random.pick(["continue", "top"])) }
    default: say("::", random.once(in: 4) ? "top" : "other\(words.count)", "::")
    }
  }

  private mutating func function() {
    say("function")
    name()
    while random.once(in: 3) {
      say(".")
      name()
    }
    if random.once(in: 3) {
      say(":")
      name()
    }
    body()
  }

  private mutating func body() {
    say("(")
    list(0...3) { $0.name() }
    if random.once(in: 3) { say(words.last == "(" ? "..." : ",") }
    if words.last == "," { say("...") }
    variadic.append(words.last == "...")
    loops.append(0)
    say(")")
    block()
    say("end")
    variadic.removeLast()
    loops.removeLast()
  }

  private mutating func target() {
    name()
    while random.once(in: 3) { suffix(mayCall: false) }
  }

  private mutating func call() {
    prefix()
    arguments()
  }

  private mutating func prefix() {
    if random.once(in: 6) {
      say("(")
      expression()
      say(")")
    } else {
      name()
    }
    while random.once(in: 3) { suffix(mayCall: true) }
  }

  private mutating func suffix(mayCall: Bool) {
    switch Int.random(in: 0..<(mayCall ? 4 : 2), using: &random) {
    case 0:
      say(".")
      name()
    case 1:
      say("[")
      expression()
      say("]")
    case 2: arguments()
    default:
      say(":")
      name()
      arguments()
    }
  }

  private mutating func arguments() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: say("'text'")
    case 1: table()
    default:
      say("(")
      list(0...3) { $0.expression() }
      say(")")
    }
  }

  private mutating func table() {
    say("{")
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        name()
        say("=")
      case 1:
        say("[")
        expression()
        say("]", "=")
      default: break
      }
      expression()
      say(random.pick([",", ";"]))
    }
    say("}")
  }

  private mutating func expression() {
    depth += 1
    defer { depth -= 1 }
    switch depth > 6 ? Int.random(in: 0..<4, using: &random) : Int.random(in: 0..<16, using: &random) {
    case 0, 1: say(random.pick(Self.literals))
    case 2, 3: name()
    case 4:
      say("function")
      body()
    case 5: table()
    case 6:
      say("(")
      expression()
      say(")")
    case 7: say(variadic.last == true || random.once(in: 50) ? "..." : "nil")
    case 8, 9:
      say(random.pick(Self.unary))
      expression()
    case 10...13:
      expression()
      say(random.pick(Self.binary))
      expression()
    default: prefix()
    }
  }
}
