/// What a new directory for policies starts with: one policy with its test, and what editors and CI need.
package enum PolicySetScaffold {
  /// The folder of the policy set.
  package static let folder = "Policies"
  /// What editors read: definitions and schemas. The loader of policies passes over what is hidden.
  static let support = ".sharewarden"

  /// - Parameter name: of the policy set.
  package static func files(name: String) -> [ScaffoldFile] {
    policies(name: name) + editors + automation
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

  private static var editors: [ScaffoldFile] {
    [
      ScaffoldFile(path: "\(support)/lua/policies.lua", text: EditorDefinitions.policies),
      ScaffoldFile(path: "\(support)/lua/tests.lua", text: EditorDefinitions.tests),
      ScaffoldFile(path: ".luarc.json", text: EditorSettings.luaLS),
      ScaffoldFile(path: ".luacheckrc", text: LuacheckSettings.text),
      ScaffoldFile(path: ".editorconfig", text: EditorSettings.editorConfig),
      ScaffoldFile(path: ".vscode/settings.json", text: EditorSettings.visualStudioCode),
    ]
      + SchemaDocument.allCases.map {
        ScaffoldFile(path: "\(support)/\($0.rawValue).schema.json", text: $0.text)
      }
  }

  private static var automation: [ScaffoldFile] {
    [
      ScaffoldFile(path: ".pre-commit-config.yaml", text: Automation.preCommit),
      ScaffoldFile(path: ".github/workflows/policies.yml", text: Automation.gitHub),
      ScaffoldFile(path: ".gitlab-ci.yml", text: Automation.gitLab),
    ]
  }
}
