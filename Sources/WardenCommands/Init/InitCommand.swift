internal import PolicyAuthoring

/// `init`: begins a directory for policies.
enum InitCommand: Command {
  static let table = OptionTable(
    name: "init", operands: "[DIR]", about: "begins a directory for policies, with tests, editor and CI support",
    details: """
      Writes a policy set with one policy and its tests into DIR/Policies, and beside it definitions for editors (LuaLS), JSON
      Schemas, settings for Luacheck, and files for pre-commit, GitHub Actions and GitLab CI. DIR is the working directory
      where none is given. A file that is there already is never written over: then nothing is written.

      exit codes:
        0  everything is written
        2  usage, or something is in the way

      examples:
        sharewarden init
        sharewarden init acme --name acme
        sharewarden init --dry-run
      """,
    options: [
      OptionRow(name: "name", value: "TEXT", about: "the policy set's name (default: DIR's, or `policies`)"),
      OptionRow(name: "dry-run", about: "list the files, write none"),
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    guard arguments.operands.count <= 1 else {
      console.complain("one DIR can be given, found \(arguments.operands.count); see `sharewarden init --help`")
      return .undecided
    }
    let directory = arguments.operands.first ?? ""
    let files = PolicySetScaffold.files(name: arguments.value("name") ?? name(of: directory))
    guard arguments.has("dry-run") || console.createAll(files, below: directory) else { return .undecided }
    try console.print(files.map { "\(Console.path($0.path, below: directory))\n" }.joined())
    guard !arguments.has("dry-run") else { return .allowed }
    let going = directory.isEmpty || directory == "." ? "" : "go to \(directory), then "
    try console.print("\n\(going)run `sharewarden test` and `sharewarden lint`\n")
    return .allowed
  }

  private static func name(of directory: String) -> String {
    let name = directory.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty || name == "." || name == ".." ? "policies" : name
  }
}
