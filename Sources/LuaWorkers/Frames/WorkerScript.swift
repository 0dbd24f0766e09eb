package import LuaSandbox

/// A script that workers can be asked to evaluate.
package struct WorkerScript: Sendable {
  package var source: [UInt8]
  /// Bytes that its cage may take.
  package var memoryLimit: Int
  /// For loading.
  package var stepLimit: Int
  /// Processor time for loading, and for each evaluation.
  package var deadline: Duration
  package var parameters: FlatView?

  package init(
    source: [UInt8], memoryLimit: Int, stepLimit: Int, deadline: Duration = LuaCage.defaultDeadline,
    parameters: FlatView?
  ) {
    self.deadline = deadline
    self.source = source
    self.memoryLimit = memoryLimit
    self.stepLimit = stepLimit
    self.parameters = parameters
  }

  /// A cage with the script, ready to be asked.
  package func cage(book: SchemaBook, data: FlatView?) throws(LuaLoadError) -> LuaCage {
    let cage = try LuaCage(book: book, memoryLimit: memoryLimit, deadline: deadline)
    let script = try LuaScript(compiling: source, in: cage, stepLimit: stepLimit)
    _ = try cage.load(script, data: data, stepLimit: stepLimit)
    try cage.seal(parameters: parameters)
    return cage
  }
}
