/// What has policies looked at before and after each commit.
enum Automation {
  /// Where pages about the policy set are looked for.
  private static let pages = "Documentation"
  private static let docs = "sharewarden docs --output \(pages) --check"

  /// Before a commit nobody waits for mutants.
  static let preCommit = """
    repos:
      - repo: local
        hooks:
          - id: sharewarden-lint
            name: sharewarden lint
            entry: sharewarden lint
            language: system
            files: ^Policies/
            pass_filenames: false
          - id: sharewarden-test
            name: sharewarden test
            entry: sharewarden test --min-coverage 100
            language: system
            files: ^Policies/
            pass_filenames: false
          - id: sharewarden-docs
            name: sharewarden docs, where \(pages)/policies.md is there
            entry: sh -c 'test ! -e \(pages)/policies.md || \(docs)'
            language: system
            files: ^(Policies|\(pages))/
            pass_filenames: false

    """

  static let gitHub = """
    # The runner needs `sharewarden` on its PATH.
    name: policies
    on:
      push:
      pull_request:
    permissions:
      contents: read
    jobs:
      policies:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          - name: lint
            run: sharewarden lint --format github
          - name: test
            if: ${{ !cancelled() }}
            run: sharewarden test --min-coverage 100 --mutate --format github
          - name: docs
            if: ${{ !cancelled() && hashFiles('\(pages)/policies.md') != '' }}
            run: \(docs)

    """

  static let gitLab = """
    # The runner needs `sharewarden` on its PATH.
    policies:
      script:
        - sharewarden lint
        - sharewarden test --format junit > policies.xml
        - sharewarden test --min-coverage 100 --mutate
        - test ! -e \(pages)/policies.md || \(docs)
      artifacts:
        when: always
        reports:
          junit: policies.xml

    """
}
