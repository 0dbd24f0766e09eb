package import LuaWorkers
internal import PlainData
public import ShareRules

/// The policies of an organization, loaded and checked: what every decision is narrowed by. All of a set is loaded or
/// nothing of it.
public struct PolicySet: Sendable {
  /// The names that `policyset.json` gives, if it does.
  public let name: String?
  public let version: String?
  /// How the set reads what Apple leaves open.
  public let profile: RuleProfile

  /// The ids of the policies that are on, sorted.
  public var policyIDs: [String] { policies.map(\.id) }

  var quarantinedIDs: [String] { pool.quarantine.policies.map { policies[$0].id } }

  let policies: [Policy]
  let concerned: ConcernedActions
  let pool: CagePool

  /// Loads the set in a directory: a folder or a `.lua` file for each policy, and `policyset.json`.
  ///
  /// The directory is read once; later changes to it do not matter. Symbolic links in it must not lead out of it.
  ///
  /// - Parameters:
  ///   - directory: also the name by which decisions and faults cite the files.
  ///   - isolation: where the scripts run, now and in every decision.
  /// - Throws: everything that is wrong, with file and line.
  public init(directory: String, isolation: Isolation = .inProcess) throws(PolicyLoadError) {
    try self.init(directory: directory, deadline: nil, program: WorkerProgram(isolation))
  }

  /// - Parameters:
  ///   - deadline: how long loading a policy, and asking it once, may have the processor; nil: as its steps need.
  ///   - program: what worker processes are to be, if the scripts are to run in any.
  package init(directory: String, deadline: Duration?, program: WorkerProgram? = nil) throws(PolicyLoadError) {
    let found: PolicyDirectory
    do throws(PolicyLoadError.Fault) { found = try PolicyDirectory(directory) } catch {
      throw PolicyLoadError([error])
    }
    try self.init(found, deadline: deadline, program)
  }

  private init(
    _ directory: PolicyDirectory, deadline: Duration?, _ program: WorkerProgram?
  ) throws(PolicyLoadError) {
    var faults = LoadFaults()
    let file = PolicySetFile(in: directory, &faults)
    let scripts = PolicyFinder(directory: directory).scripts(all: file.listings == nil, &faults)
    let countBefore = faults.all.count
    let data = PolicyData.view(file.data, in: directory, &faults)
    var limits = file.limits
    limits.givenDeadline = deadline
    let program = program?.awaiting(limits.deadline)
    let loader = PolicyLoader(
      directory: directory, limits: limits, data: data, isDataWhole: faults.all.count == countBefore,
      worker: try program.map { program throws(PolicyLoadError) in
        try WorkerSupply(program, scripts: [], data: data).startedWorker()
      })
    var policies: [Policy] = []
    for (script, listing) in file.chosen(of: scripts, in: directory, &faults) {
      if let policy = loader.load(script, listing: listing, &faults) { policies.append(policy) }
    }
    try faults.throwIfAny()
    name = file.name
    version = file.version
    profile = file.profile
    self.policies = policies
    concerned = ConcernedActions(policies)
    pool = CagePool(
      policies,
      try program.map { program throws(PolicyLoadError) in
        try WorkerSupply(program, scripts: policies.map(\.workerScript), data: data)
      })
  }
}

extension PolicySet {
  /// A set of one policy, in this process.
  init(of policy: Policy, file: PolicySetFile) {
    name = file.name
    version = file.version
    profile = file.profile
    policies = [policy]
    concerned = ConcernedActions(policies)
    pool = CagePool(policies, nil)
  }
}

extension PolicySetFile {
  init(in directory: PolicyDirectory, _ faults: inout LoadFaults) {
    self.init()
    guard directory.contains(PolicyFinder.setFile) else { return }
    // Until it is known what the file lists, nothing is on.
    listings = []
    let bytes = faults.keep { () throws(PolicyLoadError.Fault) in
      try directory.read(PolicyFinder.setFile, limit: Self.longest, remedy: "move long lists to data")
    }
    guard let bytes else { return }
    let text = faults.reading { () throws(InputFault) in
      try JSONText(
        parsing: bytes.withoutMark, limits: JSONLimits(bytes: Self.longest),
        origin: JSONOrigin(file: directory.name(PolicyFinder.setFile)))
    }
    if let text { self.init(text.root, &faults) }
  }

  /// The scripts that are on, each with what the file says of it.
  fileprivate func chosen(
    of scripts: [PolicyFinder.Script], in directory: PolicyDirectory, _ faults: inout LoadFaults
  ) -> [(script: PolicyFinder.Script, listing: Listing?)] {
    guard let listings else {
      if scripts.isEmpty, faults.all.isEmpty {
        faults.add(.init(directory.label, "holds no policy; add a folder with a policy.lua, or a .lua file"))
      }
      return scripts.map { ($0, nil) }
    }
    let byID = Dictionary(uniqueKeysWithValues: scripts.map { ($0.id, $0) })
    var chosen: [(script: PolicyFinder.Script, listing: Listing?)] = []
    for listing in listings {
      if let script = byID[listing.id] {
        chosen.append((script, listing))
      } else {
        let hint = suggestion(for: listing.id, among: scripts.map(\.id))
        faults.add(.init(listing.key.fault("no such policy in the directory\(hint)")))
      }
    }
    return chosen
  }
}
