extension ScriptWriter {
  mutating func statement(_ depth: Int) -> String {
    if depth > 0, random.chance(depth > 3 ? 70 : 30) {
      return "pcall(function()\n\(block(1 + random.below(3), depth: depth - 1))end)\n"
    }
    switch random.below(depth > 0 ? 22 : 9) {
    case 0, 1: return local(depth)
    case 2: return assignment(depth)
    case 3, 4: return call(depth)
    case 5:
      return
        "\(random.chance(50) ? "deny" : "warn")(\(value(.code, depth)), \(value(.text, depth)), \(values(depth)))\n"
    case 6: return ";\(method(depth))\n"
    case 7: return "T[\(value(.any, depth))] = \(value(.any, depth))\n"
    case 8: return "\(random.pick(["T.x", "GLOBAL", "T[1]", "string.upper", "S"])) = \(value(.any, depth))\n"
    case 9, 10: return condition(depth)
    case 11, 12: return numericLoop(depth)
    case 13, 14: return genericLoop(depth)
    case 15: return conditionalLoop(depth)
    case 16: return "do\n\(block(2, depth: depth - 1))end\n"
    case 17: return localFunction(depth)
    case 18: return recursion(depth)
    case 19: return jump(depth)
    case 20: return "do return \(random.chance(70) ? "" : values(depth)) end\n"
    default: return attributes(depth)
    }
  }

  private mutating func local(_ depth: Int) -> String {
    let kind = kind()
    let text = value(kind, depth)
    let name = fresh(kind)
    names.append(name)
    return "local \(name.text) = \(text)\n"
  }

  private mutating func assignment(_ depth: Int) -> String {
    guard random.chance(80), let target = name(of: kind()) else { return "T.a, T.b = T.b, \(value(.any, depth))\n" }
    return "\(target) = \(value(.any, depth))\n"
  }

  private mutating func call(_ depth: Int) -> String { call(of: random.pick(LibraryFunction.all), depth) + "\n" }

  private mutating func condition(_ depth: Int) -> String {
    var text = "if \(value(.boolean, depth)) then\n\(block(2, depth: depth - 1))"
    if random.chance(30) { text += "elseif \(value(.any, depth)) then\n\(block(1, depth: depth - 1))" }
    if random.chance(40) { text += "else\n\(block(1, depth: depth - 1))" }
    return text + "end\n"
  }

  private mutating func numericLoop(_ depth: Int) -> String {
    let name = fresh(.number, prefix: "i")
    let isHostile = random.chance(15)
    let bounds =
      isHostile
      ? "\(value(.number, 1)), \(value(.number, 1)), \(value(.number, 1))"
      : "1, \(random.pick(["3", "10", "40", "200"]))"
    return "for \(name.text) = \(bounds) do\n\(body(with: [name], depth))end\n"
  }

  private mutating func genericLoop(_ depth: Int) -> String {
    let key = fresh(.any, prefix: "k")
    let item = fresh(.any, prefix: "w")
    let source: String =
      switch random.below(8) {
      case 0: "ipairs(\(value(.table, depth)))"
      case 1: "next, \(value(.table, depth))"
      case 2: "string.gmatch(\(value(.text, depth)), \(value(.pattern, depth)))"
      case 3: "utf8.codes(\(value(.text, depth)))"
      case 4: "pairs(\(value(.view, depth)))"
      case 5: "\(value(.function, depth)), \(value(.any, depth)), \(value(.any, depth))"
      default: "pairs(\(value(.table, depth)))"
      }
    return "for \(key.text), \(item.text) in \(source) do\n\(body(with: [key, item], depth))end\n"
  }

  private mutating func body(with own: [Name], _ depth: Int) -> String {
    names += own
    loops += 1
    var text = block(2, depth: depth - 1)
    if random.chance(15) { text += "if \(value(.boolean, 1)) then break end\n" }
    loops -= 1
    names.removeLast(own.count)
    return text
  }

  private mutating func conditionalLoop(_ depth: Int) -> String {
    let counter = fresh(.integer, prefix: "c")
    let limit = random.pick(["3", "20", "300", "math.huge"])
    let body = body(with: [counter], depth)
    let step = "\(counter.text) = \(counter.text) + 1\n"
    let head = "local \(counter.text) = 0\n"
    if random.chance(50) { return "\(head)while \(counter.text) < \(limit) do\n\(step)\(body)end\n" }
    return "\(head)repeat\n\(step)\(body)until \(counter.text) > \(limit)\n"
  }

  private mutating func localFunction(_ depth: Int) -> String {
    let name = fresh(.function, prefix: "f")
    let body = function(depth).dropFirst("function".count)
    names.append(name)
    return "local function \(name.text)\(body)\n"
  }

  private mutating func recursion(_ depth: Int) -> String {
    let name = fresh(.function, prefix: "r")
    let inner = block(1, depth: depth - 1)
    let call = random.pick([
      "return \(name.text)(n - 1)", "return 1 + \(name.text)(n - 1)", "return pcall(\(name.text), n - 1)",
      "\(name.text)(n - 1) \(name.text)(n - 2)",
      "return string.gsub(\"a\", \".\", function() return \(name.text)(n - 1) end)",
      "table.sort({3, 1, 2}, function() return \(name.text)(n - 1) end)", "return \(name.text)(n, n)",
      "return any({1}, function() return \(name.text)(n - 1) end)",
    ])
    let start = random.pick(["5", "12", "60", "190", "250", "100000"])
    return
      "local function \(name.text)(n, ...)\nif n < 1 then return 0 end\n\(inner)\(call)\nend\npcall(\(name.text), \(start))\n"
  }

  private mutating func jump(_ depth: Int) -> String {
    labels += 1
    let label = "l\(labels)"
    let counter = fresh(.integer, prefix: "c")
    return
      "do local \(counter.text) = 0\n::\(label)::\n\(counter.text) = \(counter.text) + 1\ndo\n\(block(1, depth: depth - 1))end\nif \(counter.text) < \(random.pick(["2", "9", "1e9"])) then goto \(label) end\nend\n"
  }

  private mutating func attributes(_ depth: Int) -> String {
    let name = fresh(.any, prefix: "z")
    if random.chance(60) {
      // Not among the names, to which anything is assigned.
      return "do local \(name.text) <const> = \(value(.any, depth))\nT.x = \(name.text)\nend\n"
    }
    return
      "do local \(name.text) <close> = \(random.pick(["nil", "false", value(.any, depth)]))\n\(block(1, depth: depth - 1))end\n"
  }
}
