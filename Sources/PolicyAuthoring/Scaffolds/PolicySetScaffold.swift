/// What a new directory for policies starts with: one policy with its test, and what editors and CI need.
package enum PolicySetScaffold {
  /// The folder of the policy set.
  package static let folder = "Policies"
  /// What editors read: definitions and schemas. The loader of policies passes over what is hidden.
  package static let support = ".sharewarden"

  /// - Parameter name: of the policy set.
  package static func files(name: String) -> [ScaffoldFile] {
    policies(name: name) + generated + settings + automation
  }

  /// What is this program's alone to write, and follows its version: definitions for editors, schemas, the names that
  /// Luacheck knows.
  package static var generated: [ScaffoldFile] {
    [
      ScaffoldFile(path: "\(support)/lua/policies.lua", text: EditorDefinitions.policies),
      ScaffoldFile(path: "\(support)/lua/tests.lua", text: EditorDefinitions.tests),
    ]
      + SchemaDocument.forEditors.map {
        ScaffoldFile(path: "\(support)/\($0.rawValue).schema.json", text: $0.text)
      } + [ScaffoldFile(path: ".luacheckrc", text: LuacheckSettings.text)]
  }

  /// Whether a file may be written anew. Luacheck's settings are the reader's own once their first line is gone.
  package static func isGenerated(_ path: String, _ bytes: [UInt8]) -> Bool {
    path != ".luacheckrc" || bytes.starts(with: LuacheckSettings.mark.utf8)
  }

  private static func policies(name: String) -> [ScaffoldFile] {
    [
      ScaffoldFile(path: "\(folder)/policyset.json", text: StarterSet.policySet(name: name)),
      ScaffoldFile(path: "\(folder)/README.md", text: StarterSet.page(name: name)),
      ScaffoldFile(path: "\(folder)/our-domains-only/policy.lua", text: StarterSet.policy),
      ScaffoldFile(path: "\(folder)/our-domains-only/policy_test.lua", text: StarterSet.test),
      ScaffoldFile(path: "\(folder)/our-domains-only/README.md", text: StarterSet.policyPage),
      ScaffoldFile(path: "\(folder)/fixtures/team.json", text: StarterSet.fixture),
    ]
  }

  /// The reader's own from the first day on.
  private static var settings: [ScaffoldFile] {
    [
      ScaffoldFile(path: ".luarc.json", text: EditorSettings.luaLS),
      ScaffoldFile(path: ".editorconfig", text: EditorSettings.editorConfig),
      ScaffoldFile(path: ".vscode/settings.json", text: EditorSettings.visualStudioCode),
    ]
  }

  private static var automation: [ScaffoldFile] {
    [
      ScaffoldFile(path: ".pre-commit-config.yaml", text: Automation.preCommit),
      ScaffoldFile(path: ".github/workflows/policies.yml", text: Automation.gitHub),
      ScaffoldFile(path: ".gitlab-ci.yml", text: Automation.gitLab),
    ]
  }
}
