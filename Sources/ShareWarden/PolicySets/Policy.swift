internal import LuaSandbox
internal import LuaWorkers

/// A policy that is on, loaded and checked. It never changes, so any number of cages can be made from it.
struct Policy: Sendable {
  var id: String
  /// The script's file, under the name that the policy set was loaded by.
  var file: String
  var source: [UInt8]
  /// `nil` where it is for workers to compile it.
  var script: LuaScript?
  /// SHA-256 of the script, in hexadecimal.
  var sha256: String
  var isShadow: Bool
  var actions: PolicyActions
  var limits: PolicyLimits
  var parameters: FlatView
  /// The parameters that it declares, in the order of their names.
  var declared: [ParameterDeclaration]
  var data: FlatView?

  /// A cage with the script, ready to be asked.
  func cage() throws(LuaLoadError) -> LuaCage {
    let cage = try LuaCage(book: ViewSchemas.book, memoryLimit: limits.memory, deadline: limits.deadline)
    _ = try cage.load(compiled(in: cage), data: data, stepLimit: limits.steps)
    try cage.seal(parameters: parameters)
    return cage
  }

  func compiled(in cage: LuaCage) throws(LuaLoadError) -> LuaScript {
    if let script { return script }
    return try LuaScript(compiling: source, in: cage, stepLimit: limits.steps)
  }

  /// The script, for a worker to make a cage with.
  var workerScript: WorkerScript {
    WorkerScript(
      source: source, memoryLimit: limits.memory, stepLimit: limits.steps, deadline: limits.deadline,
      parameters: parameters)
  }
}
