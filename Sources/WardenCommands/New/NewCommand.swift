internal import PolicyAuthoring
internal import PolicyTesting
internal import ShareWarden

/// `new`: begins a policy.
enum NewCommand: Command {
  static let table = OptionTable(
    name: "new", operands: "NAME", about: "begins a policy in a policy set, with its tests and page",
    details: """
      NAME is the policy's id: a-z, 0-9 and -, at most 64. What is written works, and is there to be changed. Where the set
      has a policyset.json, the policy is off until it is listed there: the line to add is said, the file itself is left as
      it is.

      exit codes:
        0  the policy is written
        2  usage, no such policy set, or something is in the way

      examples:
        sharewarden new guest-cap
        sharewarden new guest-cap --policies acme/Policies
      """,
    options: [
      OptionRow(name: "policies", short: "p", value: "DIR", about: "the policy set (default: Policies)")
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    if let absence = AbsentPolicySet.remark(arguments) {
      console.complain(absence)
      return .undecided
    }
    guard let id = arguments.operands.first, arguments.operands.count == 1 else {
      console.complain("one NAME has to be given; see `sharewarden new --help`")
      return .undecided
    }
    guard PolicyID.isValid(id) else {
      console.complain("`\(id)` is no policy id; \(PolicyID.rule)")
      return .undecided
    }
    guard !TestFinder.folders.contains(id) else {
      console.complain("`\(id)` is the folder of what tests of the set share; choose another NAME")
      return .undecided
    }
    let path = arguments.value("policies") ?? AbsentPolicySet.usualPlace
    let directory: PolicyDirectory
    do throws(PolicyLoadError.Fault) { directory = try PolicyDirectory(path) } catch {
      console.complain("\(error.description); `sharewarden init` begins one")
      return .undecided
    }
    guard !directory.contains("\(id).lua") else {
      console.complain("\(directory.name("\(id).lua")): is a policy of this id already; choose another NAME")
      return .undecided
    }
    let files = PolicyScaffold.files(id: id)
    let wayOut = "choose another NAME, or move \(directory.name(id)) away"
    guard console.createAll(files, below: directory.label, wayOut: wayOut) else { return .undecided }
    try console.print(files.map { "\(directory.name($0.path))\n" }.joined())
    guard directory.contains("policyset.json") else { return .allowed }
    try console.print("\n\(ListingAdvice.text(id, file: directory.name("policyset.json"), console: console))")
    return .allowed
  }
}
