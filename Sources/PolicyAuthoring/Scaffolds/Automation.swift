/// What has policies looked at before and after each commit.
enum Automation {
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
            entry: sharewarden test
            language: system
            files: ^Policies/
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
            run: sharewarden test --format github

    """

  static let gitLab = """
    # The runner needs `sharewarden` on its PATH.
    policies:
      script:
        - sharewarden lint
        - sharewarden test --format junit > policies.xml
      artifacts:
        when: always
        reports:
          junit: policies.xml

    """
}
