/// What other languages write with other characters than letters, and Lua never does: no script that the compiler takes
/// has any of these. It is read as what was meant, so that nothing else seems wrong behind it.
struct BorrowedSymbol {
  let spelling: [UInt8]
  /// `nil`: it is passed over.
  let meant: Token.Kind?
  /// What to do instead.
  let remedy: String

  private init(_ spelling: String, _ meant: Token.Kind?, _ remedy: String) {
    self.spelling = Array(spelling.utf8)
    self.meant = meant
    self.remedy = remedy
  }

  /// By the first character; of those that begin alike the longer ones first.
  private static let all: [UInt8: [Self]] = {
    let assignments = ["<<", ">>", "//", "..", "+", "-", "*", "/", "%", "^", "&", "|"].map { symbol in
      Self("\(symbol)=", .symbol(.assign), "write `x = x \(symbol) …`")
    }
    let others = [
      Self("!==", .symbol(.notEqual), "write `~=` for \"not equal\""),
      Self("!=", .symbol(.notEqual), "write `~=` for \"not equal\""),
      Self("<>", .symbol(.notEqual), "write `~=` for \"not equal\""),
      Self("===", .symbol(.equal), "write `==` for \"equal\""),
      Self("!", .keyword(.not), "write `not`"),
      Self("&&", .keyword(.and), "write `and`"),
      Self("||", .keyword(.or), "write `or`"),
      Self("??", .keyword(.or), "write `or`"),
      Self("?.", .symbol(.dot), "ask first, as in `x and x.y`"),
      Self("->", .symbol(.dot), "write `.` for a field, and `:` to call a function of something"),
      Self(":=", .symbol(.assign), "write `=`, with `local` before the name"),
      Self("++", nil, "write `x = x + 1`"),
    ]
    return Dictionary(grouping: assignments + others) { $0.spelling[0] }
  }()

  /// The one that the bytes begin with from a place on.
  static func at(_ start: Int, in bytes: [UInt8]) -> Self? {
    all[bytes[start]]?.first { bytes[start...].starts(with: $0.spelling) }
  }
}

/// Characters that are no Lua, and what is written in their place.
enum StrangeCharacter {
  private static let remedies: [(spelling: String, remedy: String)] = [
    ("`", "write a text in straight quotes"), ("\u{201C}", "write straight quotes"),
    ("\u{201D}", "write straight quotes"), ("\u{201E}", "write straight quotes"),
    ("\u{2018}", "write straight quotes"), ("\u{2019}", "write straight quotes"),
    ("\u{A0}", "this blank is a special one; write an ordinary one"), ("\u{2013}", "write `-`"),
    ("\u{2212}", "write `-`"), ("\u{2260}", "write `~=`"), ("\u{2264}", "write `<=`"), ("\u{2265}", "write `>=`"),
    ("?", "write `if … then … else … end`, or `x and y or z`"),
  ]

  static func remedy(at start: Int, in bytes: [UInt8]) -> String? {
    remedies.first { bytes[start...].starts(with: $0.spelling.utf8) }?.remedy
  }
}
