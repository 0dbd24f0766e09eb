/// The page about the rules, made from them.
package enum LintDocumentation {
  package static var page: String {
    """
    # What the reviewer looks at

    `sharewarden lint` says what a careful reviewer would about the policies of a set. It reads scripts, loads the set as
    `sharewarden check` does, and runs policies on shares of a hundred people to see what they take. At tests in Lua it
    looks by the rules that hold for any script. This page is made from the rules; their examples are their tests.

    A comment `-- lint: allow RULE reason` silences a rule on its line, or on the next if it stands alone.

    | rule | what it asks for |
    |---|---|
    \(LintRules.all.map { "| [`\($0.id)`](#\($0.id)) | \($0.sentence) |" }.joined(separator: "\n"))

    \(LintRules.all.map(section).joined(separator: "\n\n"))

    """
  }

  private static func section(_ rule: any LintRule.Type) -> String {
    """
    ## \(rule.id)

    \(rule.sentence)

    \(rule.explanation)

    Bad\(surroundings(rule.bad)):

    ```lua
    \(rule.bad.shown)
    ```

    Good:

    ```lua
    \(rule.good.shown)
    ```
    """
  }

  /// What is missing around an example, since the script does not show it.
  private static func surroundings(_ example: LintExample) -> String {
    if !example.hasTests { return ", without tests beside it" }
    if !example.isListed { return ", beside a policyset.json that does not list it" }
    guard let readme = example.readme else { return ", without a README.md beside it" }
    let says = readme.split(separator: "\n").last.map(String.init) ?? ""
    return says.isEmpty ? "" : ", where README.md says \"\(says)\""
  }
}

extension LintExample {
  /// The script without the line end of its last line.
  fileprivate var shown: String { script.last == "\n" ? String(script.dropLast()) : script }
}
