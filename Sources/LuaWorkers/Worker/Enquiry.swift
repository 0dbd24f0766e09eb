package import LuaSandbox

/// Questions about one request, as a worker reads them. The host writes them in `WorkerQuestion.swift`.
package struct Enquiry {
  package var questions: [WorkerQuestion]
  /// Good for as long as the bytes are.
  package var request: FlatView
  /// What the request refers to, if to anything besides itself. No script is handed its root.
  package var people: FlatView?

  package init(_ bytes: UnsafeRawBufferPointer) throws(MalformedBytes) {
    var reader = ByteReader(bytes)
    let count = Int(try reader.take(UInt32.self))
    let cellCount = Int(try reader.take(UInt32.self))
    let textCount = Int(try reader.take(UInt32.self))
    let root = try reader.take(UInt32.self)
    let peopleCellCount = Int(try reader.take(UInt32.self))
    let peopleTextCount = Int(try reader.take(UInt32.self))
    questions = []
    for _ in 0..<count {
      let script = Int(clamping: try reader.take(UInt64.self))
      questions.append(WorkerQuestion(script: script, stepLimit: Int(clamping: try reader.take(UInt64.self))))
    }
    let cells = try reader.run(cellCount * ViewParts.cellSize)
    let peopleCells = try reader.run(peopleCellCount * ViewParts.cellSize)
    request = FlatView(lentBy: ViewParts(cells: cells, text: try reader.run(textCount), root: root))
    let peopleText = try reader.run(peopleTextCount)
    people =
      peopleCells.isEmpty ? nil : FlatView(lentBy: ViewParts(cells: peopleCells, text: peopleText, root: .max))
    guard reader.isAtEnd else { throw MalformedBytes() }
  }
}
