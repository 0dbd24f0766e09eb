package import LuaSandbox

/// A plan as a worker reads it. `PlanFile` writes it in the host, in the same order: what changes here changes there. Views stay where they are, in memory that is never given back.
package struct PlanContents {
  package var book: SchemaBook
  package var scripts: [WorkerScript]
  package var data: FlatView?

  package init(_ bytes: UnsafeRawBufferPointer) throws(MalformedBytes) {
    var reader = ByteReader(bytes)
    book = try reader.book()
    scripts = []
    for _ in 0..<(try reader.count(atMost: .max)) {
      let memoryLimit = Int(clamping: try reader.take(UInt64.self))
      let stepLimit = Int(clamping: try reader.take(UInt64.self))
      let deadline = try reader.duration()
      let source = Array(try reader.run())
      scripts.append(
        WorkerScript(
          source: source, memoryLimit: memoryLimit, stepLimit: stepLimit, deadline: deadline,
          parameters: try reader.view()))
    }
    data = try reader.view()
    guard reader.isAtEnd else { throw MalformedBytes() }
  }
}

extension ByteReader {
  fileprivate mutating func book() throws(MalformedBytes) -> SchemaBook {
    var words: [String] = []
    for _ in 0..<(try count(atMost: .max)) { words.append(try text()) }
    var schemas: [RecordSchema] = []
    for _ in 0..<(try count(atMost: .max)) {
      let name = try text()
      let people = try flag() ? try text() : nil
      var fields: [SchemaField] = []
      for _ in 0..<(try count(atMost: .max)) {
        let name = try text()
        let isHidden = try flag()
        let first = Int(try take(UInt32.self))
        let count = Int(try take(UInt32.self))
        fields.append(SchemaField(name, isHidden: isHidden, words: count > 0 ? first..<first + count : nil))
      }
      schemas.append(RecordSchema(name, fields: fields, people: people))
    }
    return SchemaBook(words: words, schemas: schemas)
  }

  fileprivate mutating func view() throws(MalformedBytes) -> FlatView? {
    guard try flag() else { return nil }
    let cellCount = Int(try take(UInt32.self))
    let textCount = Int(try take(UInt32.self))
    let root = try take(UInt32.self)
    try align(to: ViewParts.cellSize)
    let cells = try run(cellCount * ViewParts.cellSize)
    return FlatView(lentBy: ViewParts(cells: cells, text: try run(textCount), root: root))
  }
}
