/// One option of a command.
struct OptionRow {
  var name: String
  var short: Character?
  /// What the value is called in the help; `nil` for a switch.
  var value: String?
  /// The values allowed; empty where any is.
  var choices: [String] = []
  var mayRepeat = false
  var about: String

  /// What `Paint` reads.
  static let color = OptionRow(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"], about: "colours in text")
}

/// A command's options and arguments. The parser and the help read the same table.
struct OptionTable {
  var name: String
  var operands: String
  /// The operands allowed; empty where they are files.
  var operandChoices: [String] = []
  var about: String
  /// What else a reader has to know, after the options.
  var details = ""
  var options: [OptionRow]

  var allOptions: [OptionRow] { options + [OptionRow(name: "help", short: "h", about: "show this help")] }
}

/// Words that no command understands.
struct UsageError: Error, Equatable {
  var message: String
  /// What else there is to say, a line each.
  var details: [String] = []
}
