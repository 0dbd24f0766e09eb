import LuaSandbox

/// A policy in its cage that looks at a request and says nothing.
struct SilentPolicy {
  private let cage: LuaCage
  private let request: FlatView

  init() throws {
    let book = SchemaBook(words: [], schemas: [RecordSchema("request", fields: [SchemaField("permission")])])
    cage = try LuaCage(book: book, memoryLimit: 4 << 20)
    let source = """
      return function(request)
        local most = { "readOnly", "readWrite" }
        if request.permission == "none" then deny("no-permission", "No permission.") end
      end
      """
    _ = try cage.load(LuaScript(compiling: Array(source.utf8), in: cage, stepLimit: 100_000), stepLimit: 100_000)
    try cage.seal()
    var builder = ViewBuilder()
    if let schema = book.schema("request") {
      let record = builder.addRecord(schema, fieldCount: 1)
      builder.set(record, 0, builder.text("readOnly"))
      builder.root = record
    }
    request = builder.finish()
  }

  /// Whether it ran and said nothing.
  func isSilent() -> Bool {
    let report = cage.evaluate(request, stepLimit: 100_000)
    return report.failure == nil && report.denials.isEmpty
  }
}
