internal import LuaSyntax
internal import PolicyTesting
internal import ShareWarden

enum LoadFault: LintRule {
  static let id = "load-fault"
  static let sentence = "A policy set loads, and its tests are found."
  static let explanation = """
    A set is loaded as a whole or not at all, so that one fault keeps all of it from deciding. The reviewer loads the set
    as `sharewarden check` does, and tells everything that is wrong with it. Tests that lie where nobody looks are told
    too: they would never run.
    """
  static let bad = LintExample(
    """
    --- At most so many people are in a share.
    return {
      parameters = { «maximum = { type = "whole number", default = 5, about = "most people" } },
      check = function(request, parameters)
        if request.after:count{} > parameters.maximum then deny("too-many", "There would be too many people.") end
      end,
    }
    """)
  static let good = LintExample(
    """
    --- At most so many people are in a share.
    return {
      parameters = { maximum = { type = "integer", default = 5, about = "most people" } },
      check = function(request, parameters)
        if request.after:count{} > parameters.maximum then deny("too-many", "There would be too many people.") end
      end,
    }
    """)

  /// Said where the set is loaded.
  static func remarks(on policy: ReviewedScript) -> [Remark] { [] }

  static func finding(_ fault: PolicyLoadError.Fault) -> LintFinding {
    LintFinding(
      rule: id, file: fault.file, place: fault.line.map { SourcePlace(line: $0, column: fault.column ?? 1) },
      message: (fault.path.isEmpty ? "" : "\(fault.path): ") + fault.message,
      remedy: "mend it; until then the whole set does not load")
  }

  static func finding(_ fault: TestFault) -> LintFinding {
    let parts = fault.message.split(separator: ";", maxSplits: 1)
    return LintFinding(
      rule: id, file: fault.file, place: nil, message: String(parts.first ?? ""),
      remedy: parts.count > 1 ? String(parts[1].dropFirst()) : "mend it; until then no test of the set runs")
  }
}
