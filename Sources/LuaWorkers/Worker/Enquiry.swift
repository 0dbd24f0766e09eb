package import LuaSandbox

/// Questions about one view, as a worker reads them. The host writes them in `WorkerQuestion.swift`.
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
