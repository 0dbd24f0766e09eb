internal import LuaSyntax

enum UnreachableCode: LintRule {
  static let id = "unreachable-code"
  static let sentence = "Every statement can be come to."
  static let explanation = """
    What stands behind a `return` on every way, an `error` or an endless loop never runs. A denial there denies nobody.
    """
  static let bad = LintExample(
    """
    --- Links stay closed, and shares have a title.
    return function(request)
      if request.after.isPublic then
        return deny("link", "Links stay closed.")
      else
        return
      end
      «if not request.after.title then deny("no-title", "Give the share a title.") end
    end
    """)
  static let good = LintExample(
    """
    --- Links stay closed, and shares have a title.
    return function(request)
      if request.after.isPublic then deny("link", "Links stay closed.") end
      if not request.after.title then deny("no-title", "Give the share a title.") end
    end
    """)

  static let subject = LintSubject.scripts

  static func remarks(on script: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    script.tree.walk { node, _ in
      guard case .block(let block) = node else { return }
      for (statement, next) in zip(block.statements, block.statements.dropFirst()) {
        if case .label = next.kind { continue }
        guard isEnd(statement, script) else { continue }
        remarks.append(
          Remark(next.span, "this never runs; what is before it always ends there", "move it before, or delete it"))
        break
      }
    }
    return remarks
  }

  /// Whether nothing goes on behind the statement.
  private static func isEnd(_ statement: Statement, _ script: ReviewedScript) -> Bool {
    switch statement.kind {
    case .return, .break, .goto: true
    case .call(let call):
      if case .call(let function, _) = call.kind { script.tree.globalName(function) == "error" } else { false }
    case .do(let block): block.statements.contains { isEnd($0, script) }
    case .if(let branches, let otherwise?):
      (branches.map(\.block) + [otherwise]).allSatisfy { block in
        block.statements.last.map { isEnd($0, script) } ?? false
      }
    case .while(let condition, let block): condition.kind == .true && !leaves(block)
    default: false
    }
  }

  /// Whether a loop's block may leave the loop otherwise than by returning.
  private static func leaves(_ block: Block) -> Bool {
    block.statements.contains { statement in
      switch statement.kind {
      case .break, .goto: true
      default: statement.isLoop ? false : statement.blocks.contains { leaves($0) }
      }
    }
  }
}
