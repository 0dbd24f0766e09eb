import Glibc
import LuaSandbox

/// What it costs to start an evaluation from the state at loading, for states of several sizes: an empty evaluation, one
/// that writes to every part of the state, and beside them a bare copy of as many bytes.
struct RestoreBenchmark {
  private static let book = SchemaBook(words: [], schemas: [RecordSchema("request", fields: [SchemaField("touch")])])

  func run() throws {
    print("\nrestoring, microseconds; in brackets the multiple of a bare copy of the state in the same run")
    print(Table.row(["state", "bare copy", "empty", "copied", "touched", "copied"]))
    for rows in [0, 300, 600, 1_200, 2_500, 5_000, 10_000, 16_000] { print(Table.row(try measure(rows: rows))) }
  }

  private func measure(rows: Int) throws -> [String] {
    let source = """
      local rows = {}
      for i = 1, \(rows) do rows[i] = { i, i, name = "row " .. i } end
      return function(request) if request.touch then for i = 1, #rows, 16 do rows[i][1] = 0 end end end
      """
    let cage = try LuaCage(book: Self.book, memoryLimit: 64 << 20)
    let script = try LuaScript(compiling: Array(source.utf8), in: cage, stepLimit: 10_000_000)
    _ = try cage.load(script, stepLimit: 10_000_000)
    try cage.seal()
    let size = cage.imageSize
    let image = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 4096)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 4096)
    defer {
      image.deallocate()
      memory.deallocate()
    }
    memset(image, 1, size)
    let bare = Stopwatch.microseconds { keep(memcpy(memory, image, size)) }
    var cells = ["\(size >> 10) KiB", Table.rounded(bare)]
    for touches in [false, true] {
      let request = request(touches: touches)
      let cost = Stopwatch.microseconds { keep(cage.evaluate(request, stepLimit: 10_000_000)) }
      cells += ["\(Table.rounded(cost)) (\(Table.rounded(cost / bare)))", "\(cage.restoredSize >> 10) KiB"]
    }
    return cells
  }

  private func request(touches: Bool) -> ViewBuilder {
    var builder = ViewBuilder()
    guard let schema = Self.book.schema("request") else { return builder }
    let record = builder.addRecord(schema, fieldCount: 1)
    builder.set(record, 0, .boolean(touches))
    builder.root = record
    return builder
  }
}
