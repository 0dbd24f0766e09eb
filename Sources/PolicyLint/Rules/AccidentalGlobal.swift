internal import LuaSyntax
internal import PlainData
internal import ShareWarden

enum AccidentalGlobal: LintRule {
  static let id = "accidental-global"
  static let sentence = "A script assigns to no name that it has not made."
  static let explanation = """
    A name without `local` is shared by everything in the script, and a second use of it by chance is a value from
    somewhere else. Assigning to a helper such as `deny` takes it away from the whole script.
    """
  static let bad = LintExample(
    """
    --- At most five people are in a share.
    return function(request)
      «people = request.after:count{}
      if people > 5 then deny("too-many", "There would be too many people.") end
    end
    """)
  static let good = LintExample(
    """
    --- At most five people are in a share.
    return function(request)
      local people = request.after:count{}
      if people > 5 then deny("too-many", "There would be too many people.") end
    end
    """)

  static let subject = LintSubject.scripts

  static func remarks(on script: ReviewedScript) -> [Remark] {
    var said: Set<String> = []
    let given = script.givenNames
    return script.scopes.globals.filter { $0.isWrite && said.insert($0.name.text).inserted }.map { use in
      let isThere = given.contains(use.name.text)
      return Remark(
        use.name.span,
        isThere
          ? "`\(use.name.text)` is taken away from the whole script" : "`\(use.name.text)` is a global, by accident",
        isThere ? "choose another name, and make it with `local`" : "write `local \(use.name.text)`")
    }
  }
}

extension ScriptSchema {
  /// The functions, libraries and values that scripts find.
  var globals: [String] {
    functions.map(\.name) + libraries.filter { $0.name != "_G" }.map(\.name)
      + libraries.filter { $0.name == "_G" }.flatMap { $0.functions + $0.values }
  }

  /// Why there is no such name, if that is on purpose.
  func reasonWithout(_ name: String) -> String? { leftOut.first { $0.name == name }?.reason }

  /// Why there is no such library, if that is on purpose.
  func reasonWithoutLibrary(_ name: String) -> String? { reasonWithout("\(name).*") }
}
