/// Text that does nothing to a terminal, a log or a report but show.
package enum TerminalText {
  private static let joiner: UInt32 = 0x200D
  private static let nonJoiner: UInt32 = 0x200C
  /// More marks on one character paint over the lines around it.
  private static let mostMarks = 8
  /// The flags of England, Scotland and Wales, the only ones that are made of tags.
  private static let flags: [[UInt32]] = ["gbeng", "gbsct", "gbwls"].map { name in
    name.unicodeScalars.map { 0xE0000 + $0.value } + [0xE007F]
  }

  /// The text with control characters, line ends and marks that reorder, hide or overload text written as `\u{…}`. So is
  /// the second of two `#`, with which some build services begin a command.
  package static func clean(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var marks = 0
    var tags = 0
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1].value : 0
      let next = index + 1 < scalars.count ? scalars[index + 1].value : 0
      let isShown: Bool
      if isHidden(scalar) {
        isShown = tags > 0 || belongs(scalar.value, after: previous, before: next)
      } else {
        marks = isMark(scalar) ? marks + 1 : 0
        // What goes on with a flood is left out.
        if marks > mostMarks + 1 { continue }
        isShown = marks <= mostMarks && !(scalar == "#" && previous == scalar.value)
      }
      if scalar == "\u{1F3F4}", let flag = flags.first(where: { starts(scalars[(index + 1)...], with: $0) }) {
        tags = flag.count
      } else if tags > 0 {
        tags -= 1
      }
      if isShown {
        result.append(scalar)
      } else {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      }
    }
    return String(result)
  }

  private static func starts(_ scalars: ArraySlice<Unicode.Scalar>, with values: [UInt32]) -> Bool {
    scalars.prefix(values.count).map(\.value) == values
  }

  /// What acts, shows nothing by itself or stands for no character.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // Signs of Arabic, Syriac and Kaithi that stand before numbers are seen.
    case .format: return !isNumberSign(scalar.value)
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  private static func isNumberSign(_ value: UInt32) -> Bool {
    (0x600...0x605).contains(value) || [0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD].contains(value)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// Whether a hidden character does here what it is for: it joins pictures, shapes letters or chooses a form.
  private static func belongs(_ value: UInt32, after previous: UInt32, before next: UInt32) -> Bool {
    switch value {
    case joiner where isPicture(previous) || previous == 0xFE0F: isPicture(next)
    case joiner, nonJoiner: isOfJoiningScript(previous)
    case 0xFE0E, 0xFE0F: isPicture(previous) || [0x23, 0x2A].contains(previous) || (0x30...0x39).contains(previous)
    case 0xFE00...0xFE02, 0xE0100...0xE01EF:
      (0x3400...0x9FFF).contains(previous) || (0xF900...0xFAFF).contains(previous)
        || (0x20000...0x3FFFD).contains(previous)
    default: false
    }
  }

  private static func isPicture(_ value: UInt32) -> Bool {
    (0x2100...0x2BFF).contains(value) || (0x1F000...0x1FAFF).contains(value)
      || [0xA9, 0xAE, 0x203C, 0x2049, 0x3030, 0x303D, 0x3297, 0x3299].contains(value)
  }

  private static func isOfJoiningScript(_ value: UInt32) -> Bool {
    let isLetter =
      (0x620...0xDFF).contains(value) || (0x1000...0x109F).contains(value)
      || (0x1780...0x18AF).contains(value)
    return isLetter && Unicode.Scalar(value).map(isHidden) != true
  }
}
