package import LuaSandbox

/// Questions about one view, as a worker reads them.
package struct Enquiry {
  package var questions: [WorkerQuestion]
  /// Good for as long as the bytes are.
  package var view: FlatView

  package init(_ bytes: UnsafeRawBufferPointer) throws(MalformedBytes) {
    var reader = ByteReader(bytes)
    let count = Int(try reader.take(UInt32.self))
    let cellCount = Int(try reader.take(UInt32.self))
    let textCount = Int(try reader.take(UInt32.self))
    let root = try reader.take(UInt32.self)
    questions = []
    for _ in 0..<count {
      let script = Int(clamping: try reader.take(UInt64.self))
      questions.append(WorkerQuestion(script: script, stepLimit: Int(clamping: try reader.take(UInt64.self))))
    }
    let cells = try reader.run(cellCount * ViewParts.cellSize)
    view = FlatView(lentBy: ViewParts(cells: cells, text: try reader.run(textCount), root: root))
    guard reader.isAtEnd else { throw MalformedBytes() }
  }
}

/// A script that is to be loaded and not kept.
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
