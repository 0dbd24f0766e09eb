/// Colours for a terminal, or none.
struct Paint {
  var isOn: Bool

  func red(_ text: String) -> String { coded(text, 31) }
  func green(_ text: String) -> String { coded(text, 32) }
  func yellow(_ text: String) -> String { coded(text, 33) }

  private func coded(_ text: String, _ code: Int) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }

  /// What the `--color` option, `NO_COLOR` and the terminal come to.
  static func chosen(_ option: String?, console: Console) -> Paint {
    switch option {
    case "always": Paint(isOn: true)
    case "never": Paint(isOn: false)
    default:
      Paint(
        isOn: console.outputIsTerminal && (console.variable("NO_COLOR") ?? "").isEmpty
          && console.variable("TERM") != "dumb")
    }
  }
}
