internal import LuaSyntax
internal import PlainData
internal import ShareWarden

enum UndefinedName: LintRule {
  static let id = "undefined-name"
  static let sentence = "Every name that a script reads is one that it makes or that is there."
  static let explanation = """
    Reading a global that nobody made is an error, and a policy that fails denies. Such a name is misspelt most often, or
    of a local that is not seen here: a `local` is seen from the next statement to the end of its block.
    """
  static let bad = LintExample(
    """
    --- Only people at example.com are let in.
    return function(request)
      for _, person in ipairs(request.gains) do
        local domain = person.email and person.email.domain
        if not «match_es(domain, { "example.com" }) then return deny("outside", "Only our own people are let in.") end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Only people at example.com are let in.
    return function(request)
      for _, person in ipairs(request.gains) do
        local domain = person.email and person.email.domain
        if not matches(domain, { "example.com" }) then return deny("outside", "Only our own people are let in.") end
      end
    end
    """)

  /// What other languages have by another name.
  private static let borrowed = [
    "null": "write nil", "NULL": "write nil", "None": "write nil", "undefined": "write nil", "Nil": "write nil",
    "True": "write true", "TRUE": "write true", "False": "write false", "FALSE": "write false",
    "len": "write #list", "length": "write #list", "str": "write tostring(x)", "int": "write math.tointeger(x)",
  ]

  static let subject = LintSubject.scripts

  static func remarks(on script: ReviewedScript) -> [Remark] {
    let schema = ScriptSchema.current
    let given = script.givenNames
    let made = Set(script.scopes.globals.filter(\.isWrite).map(\.name.text))
    let locals = Set(script.scopes.variables.map(\.name.text)).subtracting(["_"]).sorted()
    var remarks = script.scopes.globals.filter { use in
      !use.isWrite && !given.contains(use.name.text) && !made.contains(use.name.text)
        && schema.reasonWithout(use.name.text) == nil && schema.reasonWithoutLibrary(use.name.text) == nil
    }.map { use in
      let name = use.name.text
      let hidden =
        locals.contains(name) ? "the local of that name is not seen here; make it before, or hand it over" : nil
      let remedy =
        hidden ?? borrowed[name] ?? didYouMean(name, among: given + locals).map { "write \($0)" }
        ?? "make it with `local`, or drop it"
      return Remark(use.name.span, "there is no `\(name)`", remedy)
    }
    script.visitExpressions { expression in
      guard let (object, name, span) = expression.fieldRead, case .variable(let variable) = object.kind,
        script.scopes[variable] == nil,
        let library = schema.libraries.first(where: { $0.name == variable.text && $0.name != "_G" })
      else { return }
      let known = library.functions + library.values
      let whole = "\(library.name).\(name)"
      guard !known.contains(name), schema.reasonWithout(whole) == nil else { return }
      remarks.append(
        Remark(
          span, "there is no `\(whole)`",
          didYouMean(name, among: known).map { "write \(library.name).\($0)" } ?? "there are \(listed(known))"))
    }
    return remarks
  }
}
