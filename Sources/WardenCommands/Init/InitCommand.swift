internal import PolicyAuthoring
internal import ShareWarden

/// `init`: begins a directory for policies.
enum InitCommand: Command {
  static let table = OptionTable(
    name: "init", operands: "[DIR]", about: "begins a directory for policies, with tests, editor and CI support",
    details: """
      Writes a policy set with one policy and its tests into DIR/Policies, and beside it definitions for editors (LuaLS), JSON
      Schemas, settings for Luacheck, and files for pre-commit, GitHub Actions and GitLab CI. DIR is the working directory
      where none is given. A file that is there already is never written over: then nothing is written.

      `--refresh` is for a directory that has a policy set, after an upgrade of sharewarden: it writes anew what is in
      .sharewarden, and .luacheckrc as long as its first line is that of `init`. Policies, tests, policyset.json, and
      settings of editors and CI stay as they are.

      exit codes:
        0  everything is written, or needs not be
        2  usage, something is in the way, or there is nothing to refresh

      examples:
        sharewarden init
        sharewarden init acme --name acme
        sharewarden init --dry-run
        sharewarden init --refresh
      """,
    options: [
      OptionRow(name: "name", value: "TEXT", about: "the policy set's name (default: DIR's, or `policies`)"),
      OptionRow(name: "refresh", about: "write definitions and schemas anew, and nothing else"),
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
    if arguments.has("refresh") { return try refresh(directory, arguments, console) }
    let files = PolicySetScaffold.files(name: arguments.value("name") ?? name(of: directory))
    if !arguments.has("dry-run") {
      if let begun = begun(directory) {
        let refresh = "sharewarden init --refresh\(directory.isEmpty ? "" : " \(directory)")"
        console.complain(
          "\(begun): is there already, so nothing is written; `\(refresh)` renews definitions and schemas, "
            + "`sharewarden new NAME` begins a policy")
        return .undecided
      }
      let wayOut = "move what is there away, or name another directory"
      guard console.createAll(files, below: directory, wayOut: wayOut) else { return .undecided }
    }
    try console.print(files.map { "\(Console.path($0.path, below: directory))\n" }.joined())
    guard !arguments.has("dry-run") else { return .allowed }
    let going = directory.isEmpty || directory == "." ? "" : "go to \(directory), then "
    try console.print("\n\(going)run `sharewarden test` and `sharewarden lint`\n")
    return .allowed
  }

  private static func refresh(
    _ directory: String, _ arguments: ParsedArguments, _ console: Console
  ) throws(FileError) -> ExitCode {
    guard !arguments.has("name") else {
      console.complain("`--refresh` and `--name` exclude each other; the name stands in policyset.json")
      return .undecided
    }
    guard begun(directory) != nil else {
      let places = places(directory).joined(separator: " and no ")
      console.complain("no \(places) to refresh; without `--refresh` a policy set is begun")
      return .undecided
    }
    let writes = !arguments.has("dry-run")
    let renewed = console.renewAll(PolicySetScaffold.generated, below: directory, writes: writes)
    guard let renewed else { return .undecided }
    try console.print(renewed.map { "\($0)\n" }.joined())
    if renewed.isEmpty {
      try console.print("nothing to refresh for sharewarden \(WardenCommand.version)\n")
    }
    return .allowed
  }

  /// What says that a directory has a policy set; `nil` where it has none.
  private static func begun(_ directory: String) -> String? {
    places(directory).first { place in
      guard let entries = try? PolicyDirectory(place).entries() else { return false }
      return !entries.isEmpty
    }
  }

  private static func places(_ directory: String) -> [String] {
    [PolicySetScaffold.folder, PolicySetScaffold.support].map { Console.path($0, below: directory) }
  }

  private static func name(of directory: String) -> String {
    let name = directory.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty || name == "." || name == ".." ? "policies" : name
  }
}
