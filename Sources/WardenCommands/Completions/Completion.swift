/// What a shell offers for a word.
enum Completion: Equatable {
  case words([String])
  case files
  case directories
  case nothing

  /// By what the help calls the word, such as `[FILE…|-]`.
  init(_ name: String, choices: [String]) {
    if !choices.isEmpty {
      self = .words(choices)
    } else if name.contains("FILE") || name.contains("PATH") {
      self = .files
    } else {
      self = name.contains("DIR") ? .directories : .nothing
    }
  }
}

extension OptionRow {
  /// Of its value; `nil` for a switch.
  var completion: Completion? { value.map { Completion($0, choices: choices) } }
}

extension OptionTable {
  var operandCompletion: Completion { Completion(operands, choices: operandChoices) }
}
