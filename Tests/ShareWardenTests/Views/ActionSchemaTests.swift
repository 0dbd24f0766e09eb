import LuaSandbox
import ShareModel
import TestSupport
import Testing

@testable import ShareWarden

/// What `request.action` holds for each action is what is said of it without running scripts.
@Suite struct ActionSchemaTests {
  private static let schema = ScriptSchema.current

  /// Says which of the fields are there, and what Lua takes each for; of a record its fields too.
  private static let probe: String = {
    let rows = schema.records.map { record in
      "\(record.name) = { \(record.fields.map { "\"\($0.name)\"" }.joined(separator: ", ")) }"
    }
    let kinds = schema.record("action")?.fields.compactMap { field -> String? in
      guard case .record(let name) = field.kind else { return nil }
      return "\(field.name) = \"\(name)\""
    }
    return """
      local fields = { \(rows.joined(separator: ", ")) }
      local records = { \((kinds ?? []).joined(separator: ", ")) }
      local function kind(value) return type(value) == "number" and math.type(value) or type(value) end
      return function(action)
        for _, name in ipairs(fields.action) do
          if action[name] ~= nil then
            warn("seen", "-", "%s %s", name, kind(action[name]))
            for _, inner in ipairs(records[name] and fields[records[name]] or {}) do
              if action[name][inner] ~= nil then warn("seen", "-", "%s.%s %s", name, inner, kind(action[name][inner])) end
            end
          end
        end
      end
      """
  }()

  private func seen(in action: Action, _ cage: LuaCage) -> [String] {
    var builder = ViewBuilder()
    builder.root = builder.add(action)
    let report = cage.evaluate(builder, stepLimit: 100_000)
    #expect(report.failure == nil, "\(action.name)")
    return report.warnings.map { $0.adminMessage ?? "" }
  }

  @Test func `each action has the fields that its table says, of the kinds that they have, and no others`() throws {
    let cage = try LuaCage(book: ViewSchemas.book, memoryLimit: 4 << 20)
    let script = try LuaScript(compiling: Array(Self.probe.utf8), in: cage, stepLimit: 10_000)
    _ = try cage.load(script, stepLimit: 100_000)
    try cage.seal()
    var found: [ActionName: Set<String>] = [:]
    for request in RequestGenerator(seed: 21).prefix(60 * ActionName.allCases.count) {
      found[request.action.name, default: []].formUnion(seen(in: request.action, cage))
    }
    for action in ActionName.allCases where action != .saveShare && action != .modifyRecords {
      let properties = ["name"] + ScriptSchema.properties(of: action)
      let known = properties.flatMap { Self.rows(of: $0) }
      let seen = found[action] ?? []
      #expect(seen.subtracting(known.map(\.row)) == [], "\(action)")
      #expect(Set(properties).subtracting(seen.map { Self.name($0) }) == [], "\(action)")
    }
    // Over all actions every field was there once, but for those of people, of whom an action says what it likes.
    let all = found.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let fields = Self.schema.record("action")?.fields.map(\.name) ?? []
    for row in fields.flatMap({ Self.rows(of: $0) }) where !row.isOfPeople {
      #expect(all.contains(row.row), "\(row.row)")
    }
  }

  private static func name(_ row: String) -> String { String(row.prefix { $0 != " " }) }

  /// The field and, of a record, its fields, as the script tells of them.
  private static func rows(of name: String) -> [(row: String, isOfPeople: Bool)] {
    guard let field = schema.record("action")?[name] else { return [] }
    guard case .record(let record) = field.kind else { return [("\(name) \(luaType(field.kind))", false)] }
    return [("\(name) \(luaType(field.kind))", false)]
      + (schema.record(record)?.fields ?? []).map { inner in
        ("\(name).\(inner.name) \(luaType(inner.kind))", record == "target")
      }
  }

  private static func luaType(_ kind: ScriptSchema.Kind) -> String {
    switch kind {
    case .text, .words: "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .time, .record, .list, .map: "table"
    }
  }
}
