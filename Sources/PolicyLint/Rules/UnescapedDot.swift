internal import LuaSyntax
internal import PlainData

enum UnescapedDot: LintRule {
  static let id = "unescaped-dot"
  static let sentence = "A dot or dash in a pattern is one, and is written `%.` or `%-`."
  static let explanation = """
    In Lua's patterns `.` stands for any character and `-` for as few as possible of what is before it, so `example.com`
    finds `exampleXcom` and `my-team` does not find itself. Write `%.` and `%-`, or look for plain text:
    `text:find("example.com", 1, true)`.
    """
  static let bad = LintExample(
    """
    --- Titles name no address of the old site.
    return function(request)
      local title = request.after.title
      if title and title:find(«"old.example") then deny("old-site", "The title names the old site.") end
    end
    """)
  static let good = LintExample(
    """
    --- Titles name no address of the old site.
    return function(request)
      local title = request.after.title
      if title and title:find("old.example", 1, true) then deny("old-site", "The title names the old site.") end
    end
    """)

  private static let functions = ["find", "gmatch", "gsub", "match"]

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    policy.tree.block.visitExpressions { expression in
      let rest: ArraySlice<Expression>
      let function: String
      switch expression.kind {
      case .methodCall(_, let method, let arguments):
        function = method.text
        rest = arguments[...]
      case .call(let called, let arguments):
        guard let name = policy.tree.globalName(called), name.hasPrefix("string.") else { return }
        function = String(name.dropFirst("string.".count))
        rest = arguments.dropFirst()
      default: return
      }
      guard functions.contains(function), let pattern = rest.first, let text = pattern.literalText else { return }
      let plain = rest.dropFirst(2).first.map { $0.kind == .true } ?? false
      guard !(function == "find" && plain), let mark = unescaped(Array(text.utf8)) else { return }
      let remedy = function == "find" ? "write %\(mark), or look for plain text: find(text, 1, true)" : "write %\(mark)"
      remarks.append(
        Remark(
          pattern.span,
          mark == "."
            ? "the dot in \(quoted(text)) stands for any character"
            : "the dash in \(quoted(text)) stands for as few as possible of what is before it", remedy))
    }
    return remarks
  }

  /// A dot or dash between letters that is none; what is in a set is meant so.
  private static func unescaped(_ pattern: [UInt8]) -> String? {
    var isInSet = false
    var place = 0
    while place < pattern.count {
      let byte = pattern[place]
      if byte == UInt8(ascii: "%") {
        place += 2
        continue
      }
      if byte == UInt8(ascii: "[") { isInSet = true }
      if byte == UInt8(ascii: "]") { isInSet = false }
      let isMark = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      let isEscaped = place >= 2 && pattern[place - 2] == UInt8(ascii: "%")
      if isMark, !isInSet, !isEscaped, place > 0, place + 1 < pattern.count, pattern[place - 1].isWordByte,
        pattern[place + 1].isWordByte
      {
        return byte == UInt8(ascii: ".") ? "." : "-"
      }
      place += 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self) || self >= 0x80
  }
}
