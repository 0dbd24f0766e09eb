internal import LuaSyntax

enum Shadowing: LintRule {
  static let id = "shadowing"
  static let sentence = "No name hides another of the same name."
  static let explanation = """
    Where two things have one name, the reader takes one for the other, and a `local` too many leaves the outer variable
    as it was. A local by the name of a helper, such as `count` or `email`, takes the helper away.
    """
  static let bad = LintExample(
    """
    --- At most five guests are in a share.
    return function(request)
      local guests = 0
      for _, person in ipairs(request.after.participants) do
        if not matches(person.email and person.email.domain, { "example.com" }) then
          local «guests = guests + 1
          if guests > 5 then return deny("too-many", "There would be too many guests.") end
        end
      end
    end
    """)
  static let good = LintExample(
    """
    --- At most five guests are in a share.
    return function(request)
      local guests = request.after:count{ where = function(person)
        return not matches(person.email and person.email.domain, { "example.com" })
      end }
      if guests > 5 then deny("too-many", "There would be too many guests.") end
    end
    """)

  static let subject = LintSubject.scripts

  static func remarks(on script: ReviewedScript) -> [Remark] {
    let variables = script.scopes.variables
    let hidden = variables.compactMap { inner -> Remark? in
      guard let shadowed = inner.shadowed, inner.name.text != "_", inner.kind != .selfParameter else { return nil }
      let outer = variables[shadowed].name
      return Remark(
        inner.name.span,
        "`\(outer.text)` hides the one of line \(script.text.line(of: outer.span.start))",
        "give one of them another name")
    }
    // The names that tests have are ordinary names of what tests are about: a request, parameters, an address.
    guard script.kind == .policy else { return hidden }
    let given = script.givenNames
    let helpers = variables.filter { variable in
      given.contains(variable.name.text) && variable.name.text != "_G"
    }.map { variable in
      Remark(
        variable.name.span, "`\(variable.name.text)` hides what the language has by that name", "give it another name")
    }
    return hidden + helpers
  }
}
