internal import LuaSyntax

enum ComparedWithItself: LintRule {
  static let id = "compared-with-itself"
  static let sentence = "Nothing is compared with itself."
  static let explanation = """
    What is written the same on both sides is the same: the condition always comes out alike. One of the two was meant to be
    something else, often `request.share` beside `request.after`.
    """
  static let bad = LintExample(
    """
    --- The title of a share stays.
    return function(request)
      if request.share and «request.after.title ~= request.after.title then deny("title", "The title stays.") end
    end
    """)
  static let good = LintExample(
    """
    --- The title of a share stays.
    return function(request)
      if request.share and request.share.title ~= request.after.title then deny("title", "The title stays.") end
    end
    """)

  static let subject = LintSubject.scripts

  static func remarks(on script: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    script.tree.block.visitExpressions { expression in
      guard case .binary(let symbol, let left, let right, _) = expression.kind,
        symbol.isOrder || [.equal, .notEqual, .and, .or].contains(symbol),
        script.text.text(left.span) == script.text.text(right.span)
      else { return }
      remarks.append(Remark(expression.span, "both sides are the same", "compare it with what was meant, or drop it"))
    }
    return remarks
  }
}
