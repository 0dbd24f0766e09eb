internal import CMemoryFile
internal import LuaSandbox

/// A plan while the host writes it. `PlanContents` reads it in the worker, in the same order: what changes here changes there.
struct PlanFile {
  var writer = ByteWriter()
  private(set) var size = 0
  private let descriptor: Int32

  init() throws(WorkerFault) {
    descriptor = cmf_new("policies")
    guard descriptor >= 0 else { throw Self.fault(-descriptor) }
  }

  mutating func put(_ count: UInt32) { writer.put(count) }

  mutating func put(_ script: WorkerScript) throws(WorkerFault) {
    writer.put(UInt64(script.memoryLimit))
    writer.put(UInt64(script.stepLimit))
    writer.put(script.deadline)
    writer.put(script.source)
    try put(script.parameters)
  }

  mutating func put(_ book: SchemaBook) {
    put(UInt32(book.words.count))
    for word in book.words { writer.put(word) }
    put(UInt32(book.schemas.count))
    for schema in book.schemas {
      writer.put(schema.name)
      writer.put(schema.people != nil)
      if let people = schema.people { writer.put(people) }
      put(UInt32(schema.fields.count))
      for field in schema.fields {
        writer.put(field.name)
        writer.put(field.isHidden)
        put(UInt32(field.words?.lowerBound ?? 0))
        put(UInt32(field.words?.count ?? 0))
      }
    }
  }

  mutating func put(_ view: FlatView?) throws(WorkerFault) {
    guard let view else {
      writer.put(false)
      return
    }
    writer.put(true)
    let outcome: Result<Void, WorkerFault> = view.withParts { parts in
      do throws(WorkerFault) {
        put(UInt32(parts.cells.count / ViewParts.cellSize))
        put(UInt32(parts.text.count))
        put(parts.root)
        while (size + writer.bytes.count) % ViewParts.cellSize != 0 { writer.put(UInt8(0)) }
        try write(parts.cells)
        try write(parts.text)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
  }

  /// Ends writing. The descriptor is the caller's.
  mutating func seal() throws(WorkerFault) -> Int32 {
    try flush()
    let error = cmf_seal(descriptor)
    guard error == 0 else { throw abandoned(error) }
    return descriptor
  }

  /// Large runs go to the file without a copy.
  private mutating func write(_ bytes: UnsafeRawBufferPointer) throws(WorkerFault) {
    try flush()
    let error = cmf_append(descriptor, bytes.baseAddress, bytes.count)
    guard error == 0 else { throw abandoned(error) }
    size += bytes.count
  }

  private mutating func flush() throws(WorkerFault) {
    let error = writer.bytes.withUnsafeBytes { cmf_append(descriptor, $0.baseAddress, $0.count) }
    guard error == 0 else { throw abandoned(error) }
    size += writer.bytes.count
    writer.reset()
  }

  private func abandoned(_ error: Int32) -> WorkerFault {
    cmf_close(descriptor)
    return Self.fault(error)
  }

  private static func fault(_ error: Int32) -> WorkerFault {
    WorkerFault(reason: "what it is to be told cannot be kept in memory: \(WorkerFault.name(error))")
  }
}
