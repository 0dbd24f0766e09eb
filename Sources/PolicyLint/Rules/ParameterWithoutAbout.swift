internal import LuaSyntax
internal import PlainData

enum ParameterWithoutAbout: LintRule {
  static let id = "parameter-without-about"
  static let sentence = "Every parameter says what it is about."
  static let explanation = """
    Whoever sets a parameter sees its name, its type and its `about`. Whether a maximum counts the owner, or a domain stands
    for its sub-domains, is in no name.
    """
  static let bad = LintExample(
    """
    --- At most so many people are in a share.
    return {
      parameters = { «maximum = { type = "integer", default = 5 } },
      check = function(request, parameters)
        if request.after:count{} > parameters.maximum then deny("too-many", "There would be too many people.") end
      end,
    }
    """)
  static let good = LintExample(
    """
    --- At most so many people are in a share.
    return {
      parameters = { maximum = { type = "integer", default = 5, about = "most people, the owner included" } },
      check = function(request, parameters)
        if request.after:count{} > parameters.maximum then deny("too-many", "There would be too many people.") end
      end,
    }
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    (policy.declaration.parameters ?? []).filter { parameter in
      parameter["about"].map { $0.literalText?.isEmpty ?? false } ?? true
    }.map { parameter in
      Remark(
        parameter.nameSpan, "parameter \(quoted(parameter.name)) does not say what it is about",
        "add about = \"…\", for whoever sets it")
    }
  }
}
