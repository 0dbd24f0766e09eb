/// A command's arguments, read by its table: `--x=y`, `--x y`, `-abc`, `-xy`, and `--` before plain operands.
struct ParsedArguments {
  private var values: [String: [String]] = [:]
  private(set) var operands: [String] = []

  init(_ arguments: [String], table: OptionTable) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument.hasPrefix("--") {
        try readLong(argument, rest: &rest, table: table)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument, rest: &rest, table: table)
      } else {
        operands.append(argument)
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.last }

  private mutating func readLong(
    _ argument: String, rest: inout ArraySlice<String>, table: OptionTable
  ) throws(UsageError) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let row = table.allOptions.first(where: { $0.name == name }) else {
      let hint = Spelling.hint("--\(name)", among: table.allOptions.map { "--\($0.name)" })
      throw UsageError(message: "unknown option `--\(name)`\(hint)")
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if row.value == nil {
      guard attached == nil else { throw UsageError(message: "option `--\(name)` takes no value") }
      values[name, default: []].append("")
    } else {
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError(message: "option `--\(name)` needs a value")
      }
      try store(value, for: row)
    }
  }

  private mutating func readShort(
    _ argument: String, rest: inout ArraySlice<String>, table: OptionTable
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let row = table.allOptions.first(where: { $0.short == letter }) else {
        throw UsageError(message: "unknown option `-\(letter)` in `\(argument)`")
      }
      guard row.value != nil else {
        values[row.name, default: []].append("")
        continue
      }
      guard let value = letters.isEmpty ? rest.popFirst() : String(letters) else {
        throw UsageError(message: "option `-\(letter)` needs a value")
      }
      try store(value, for: row)
      return
    }
  }

  private mutating func store(_ value: String, for row: OptionRow) throws(UsageError) {
    guard row.choices.isEmpty || row.choices.contains(value) else {
      let hint = Spelling.hint(value, among: row.choices)
      let choices = row.choices.joined(separator: ", ")
      throw UsageError(message: "option `--\(row.name)`: unknown value `\(value)`\(hint); one of \(choices)")
    }
    guard row.mayRepeat || values[row.name] == nil else {
      throw UsageError(message: "option `--\(row.name)` is given twice")
    }
    values[row.name, default: []].append(value)
  }
}
