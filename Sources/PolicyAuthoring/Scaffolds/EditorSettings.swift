/// Settings of editors.
enum EditorSettings {
  static let luaLS = """
    {
      "runtime.version": "Lua 5.4",
      "runtime.builtin": {
        "coroutine": "disable",
        "debug": "disable",
        "io": "disable",
        "os": "disable",
        "package": "disable"
      },
      "workspace.library": ["\(PolicySetScaffold.support)/lua"],
      "workspace.checkThirdParty": false
    }

    """

  static let editorConfig = """
    root = true

    [*]
    charset = utf-8
    end_of_line = lf
    insert_final_newline = true
    trim_trailing_whitespace = true
    indent_style = space
    indent_size = 2

    [*.lua]
    max_line_length = 120

    """

  static let visualStudioCode = """
    {
      "json.schemas": [
        {
          "fileMatch": ["/\(PolicySetScaffold.folder)/policyset.json"],
          "url": "./\(PolicySetScaffold.support)/policyset.schema.json"
        },
        {
          "fileMatch": ["/\(PolicySetScaffold.folder)/**/cases/*.json", "/\(PolicySetScaffold.folder)/**/*_test.json"],
          "url": "./\(PolicySetScaffold.support)/test-case.schema.json"
        }
      ]
    }

    """
}
