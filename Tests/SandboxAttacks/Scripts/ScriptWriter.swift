/// Writes a script from Lua's grammar. What it writes compiles unless it says otherwise, and mostly runs: a statement
/// that fails is mostly within a protected call, so that the next ones are reached.
struct ScriptWriter {
  struct Name {
    let text: String
    let kind: ValueKind
  }

  var random: SeededRandom
  /// Locals in scope, innermost last.
  var names: [Name] = []
  /// Names ever given in this script.
  var named = 0
  /// Statements that may still be written.
  var room: Int
  var loops = 0
  var labels = 0

  init(random: SeededRandom) {
    self.random = random
    room = 6
    room = 4 + self.random.below(40)
  }

  /// A whole script.
  mutating func script() -> String {
    var text = "local T, S, N = {3, 1, 2, x = 1, [true] = {}, [0.5] = \"half\"}, \"some text\", 7\n"
    text += "local G = function(a, b, ...) return a, b, ... end\n"
    names = [
      Name(text: "T", kind: .table), Name(text: "S", kind: .text), Name(text: "N", kind: .integer),
      Name(text: "G", kind: .function), Name(text: "data", kind: .view),
    ]
    if random.chance(40) { text += "pcall(function()\n\(block(1 + random.below(3), depth: 3))end)\n" }
    let head = random.chance(20) ? "request, parameters, ..." : "request, parameters"
    names += [Name(text: "request", kind: .view), Name(text: "parameters", kind: .view)]
    let body = block(3 + random.below(12), depth: 4, isMain: true)
    let declared = random.chance(15)
    text += declared ? "return {name = \(literal(.text)), size = \(literal(.number)), check = " : "return "
    text += "function(\(head))\nlocal E = request.edges\n\(body)end"
    text += declared ? "}\n" : "\n"
    return text
  }

  mutating func fresh(_ kind: ValueKind, prefix: String = "v") -> Name {
    named += 1
    return Name(text: "\(prefix)\(named)", kind: kind)
  }

  mutating func name(of kind: ValueKind) -> String? {
    let fitting = names.filter { $0.kind == kind || kind == .any || (kind == .number && $0.kind == .integer) }
    return fitting.isEmpty ? nil : random.pick(fitting).text
  }

  mutating func kind() -> ValueKind { random.pick(ValueKind.allCases) }

  /// Statements in a scope of their own.
  mutating func block(_ count: Int, depth: Int, isMain: Bool = false) -> String {
    let outer = names.count
    var text = ""
    for _ in 0..<count where room > 0 || isMain {
      room -= 1
      text += statement(depth)
    }
    names.removeLast(names.count - outer)
    return text
  }
}
