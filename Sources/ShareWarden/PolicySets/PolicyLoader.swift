internal import LuaSandbox
internal import LuaWorkers
internal import PlainData

/// Loads one policy: runs its script once, and checks what it declares and what it is given.
struct PolicyLoader {
  let directory: PolicyDirectory
  let limits: PolicyLimits
  let data: FlatView?
  /// Whether all the data could be read. If not, a script may fail for that alone.
  let isDataWhole: Bool
  /// Runs scripts in another process; it has the data too.
  let worker: LuaWorker?

  /// As the cage says it of a longer source.
  private static let splitting = "split it into several policies, or move lists to parameters or data"

  func load(
    _ script: PolicyFinder.Script, listing: PolicySetFile.Listing?, _ faults: inout LoadFaults
  ) -> Policy? {
    let source = faults.keep { () throws(PolicyLoadError.Fault) in try read(script) }
    return source.flatMap { load(script, $0, listing: listing, &faults) }
  }

  func read(_ script: PolicyFinder.Script) throws(PolicyLoadError.Fault) -> [UInt8] {
    try directory.read(script.file, limit: PolicyLimits.longestSource, remedy: Self.splitting)
  }

  func load(
    _ script: PolicyFinder.Script, _ source: [UInt8], listing: PolicySetFile.Listing?, _ faults: inout LoadFaults
  ) -> Policy? {
    let name = directory.name(script.file)
    let countBefore = faults.all.count
    guard let (compiled, declaration) = run(source, name, &faults) else { return nil }
    let declared = PolicyDeclaration(declaration, file: name, outline: SourceOutline(source), &faults)
    guard faults.all.count == countBefore else { return nil }
    let values = ParameterTable(declared.parameters).values(
      given: listing, file: name, outline: declared.outline, &faults)
    guard let values else { return nil }
    return Policy(
      id: script.id, file: name, source: source, script: compiled, sha256: SourceDigest(of: source).hexadecimal,
      isShadow: listing?.isShadow ?? false, actions: declared.actions, limits: limits, parameters: values,
      declared: declared.parameters,
      data: data)
  }

  /// Runs a script once, as far as it says what it is.
  func run(_ source: [UInt8], _ name: String, _ faults: inout LoadFaults) -> (LuaScript?, LuaDeclaration)? {
    do throws(LuaLoadError) {
      if let worker {
        let trial = LoadingTrial(
          source: source, memoryLimit: limits.memory, stepLimit: limits.steps, deadline: limits.deadline)
        return (nil, try worker.load(trial))
      }
      let cage = try LuaCage(book: ViewSchemas.book, memoryLimit: limits.memory, deadline: limits.deadline)
      let script = try LuaScript(compiling: source, in: cage, stepLimit: limits.steps)
      return (script, try cage.load(script, data: data, stepLimit: limits.steps))
    } catch {
      if isDataWhole || error.kind == .source {
        faults.add(
          .init(
            name, line: error.line ?? SourceOutline(source).checkLine, column: error.column,
            limits.reason(error)))
      }
      return nil
    }
  }
}
