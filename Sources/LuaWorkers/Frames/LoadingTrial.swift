package import LuaSandbox

/// A script that is to be loaded and not kept: how a policy set learns what a script declares.
package struct LoadingTrial {
  package var source: [UInt8]
  package var memoryLimit: Int
  package var stepLimit: Int
  /// Processor time.
  package var deadline: Duration

  package init(
    source: [UInt8], memoryLimit: Int, stepLimit: Int, deadline: Duration = LuaCage.defaultDeadline
  ) {
    self.deadline = deadline
    self.source = source
    self.memoryLimit = memoryLimit
    self.stepLimit = stepLimit
  }

  package init(_ bytes: UnsafeRawBufferPointer) throws(MalformedBytes) {
    var reader = ByteReader(bytes)
    memoryLimit = Int(clamping: try reader.take(UInt64.self))
    stepLimit = Int(clamping: try reader.take(UInt64.self))
    deadline = try reader.duration()
    source = Array(try reader.run())
    guard reader.isAtEnd else { throw MalformedBytes() }
  }

  /// What comes of it, here.
  package func run(book: SchemaBook, data: FlatView?) throws(LuaLoadError) -> LuaDeclaration {
    let cage = try LuaCage(book: book, memoryLimit: memoryLimit, deadline: deadline)
    let script = try LuaScript(compiling: source, in: cage, stepLimit: stepLimit)
    return try cage.load(script, data: data, stepLimit: stepLimit)
  }
}

extension ByteWriter {
  mutating func put(_ trial: LoadingTrial) {
    put(UInt64(trial.memoryLimit))
    put(UInt64(trial.stepLimit))
    put(trial.deadline)
    put(trial.source)
  }
}
