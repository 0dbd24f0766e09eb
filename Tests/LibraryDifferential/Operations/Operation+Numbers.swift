import TestSupport

extension Operation {
  static let numbers: [Operation] =
    ["abs", "ceil", "floor", "modf", "sqrt", "tointeger", "type"].map { name in
      Operation("math." + name, weight: 3) { random in
        [random.once(in: 12) ? random.anything() : random.numericOrNumeral()]
      }
    }
    + ["fmod", "ult"].map { name in
      Operation("math." + name, weight: 4) { random in [random.numericOrNumeral(), random.numericOrNumeral()] }
    }
    + ["max", "min"].map { name in
      Operation("math." + name, weight: 3) { random in
        let isMixed = random.once(in: 8)
        return (0..<random.number(1...5)).map { _ in isMixed ? random.numericOrNumeral() : random.numeric() }
      }
    }

  static let operators: [Operation] =
    ["a + b", "a - b", "a * b", "a / b", "a // b", "a % b"].map { name in
      Operation(name, weight: 4) { random in [random.numericOrNumeral(), random.numericOrNumeral()] }
    }
    + ["-a", "a ^ 2"].map { name in Operation(name) { random in [random.numericOrNumeral()] } }
    + ["a < b", "a <= b", "a == b"].map { name in
      Operation(name) { random in
        if random.once(in: 2) { return [random.numeric(), random.numeric()] }
        let text = random.text()
        return [.text(text), .text(random.once(in: 3) ? text + random.text() : random.text())]
      }
    }
    + [
      Operation("a .. b") { random in [random.plain(), random.plain()] },
      Operation("#a", weight: 1) { random in [random.once(in: 2) ? .text(random.text()) : random.table()] },
    ]
}
