internal import ShareModel
internal import ShareWarden

/// What editors know of policies: definitions for LuaLS, made of the schema of what scripts see.
package enum EditorDefinitions {
  /// What a policy has.
  package static let policies =
    """
    ---@meta
    -- What policies of ShareWarden see and call. Written by `sharewarden init`; nothing runs it.


    """ + (aliases + records + actions + [functions]).joined(separator: "\n")

  private static let schema = ScriptSchema.current

  private static let vocabularies: [(alias: String, record: String, field: String)] = [
    ("Role", "person", "role"), ("Permission", "person", "permission"),
    ("AcceptanceStatus", "person", "acceptanceStatus"), ("AccountStatus", "actor", "accountStatus"),
    ("ActionName", "action", "name"),
  ]

  private static var aliases: [String] {
    vocabularies.compactMap { alias, record, field in
      guard case .words(let words) = schema.record(record)?[field]?.kind else { return nil }
      let choices = words.map { "---| \"\($0)\"\n" }.joined()
      return "---@alias sharewarden.\(alias)\n\(choices)"
    }
  }

  private static var records: [String] {
    schema.records.map { record in
      let methods = record.methods.map(method(of: record.name)).joined()
      return "--- \(sentence(record.about))\n---@class \(type(.record(record.name)))\n"
        + record.fields.map { line($0, in: record.name) }.joined() + methods
    }
  }

  private static func line(_ field: ScriptSchema.Field, in record: String) -> String {
    let type = record == "request" && field.name == "context" ? "sharewarden.Context" : type(field.kind)
    return "---@field \(field.name)\(field.isOptional ? "?" : "") \(type) \(field.about)\n"
  }

  /// A class for each action's `request.action`, and one for the request about it.
  private static var actions: [String] {
    ActionName.allCases.filter { !$0.isCompound }.map { action in
      let fields = ScriptSchema.properties(of: action).compactMap { schema.record("action")?[$0] }
      let share = action == .createShare ? "---@field share nil there is none yet\n" : ""
      return """
        --- `request.action` of \(action.rawValue).
        ---@class sharewarden.Action.\(action.rawValue): sharewarden.Action
        ---@field name "\(action.rawValue)"
        \(fields.map { line(in: action, $0) }.joined())
        --- A request to \(action.rawValue).
        ---@class sharewarden.Request.\(action.rawValue): sharewarden.Request
        ---@field action sharewarden.Action.\(action.rawValue)
        \(share)
        """
    }
  }

  /// A field that an action has is there, but for what the request may leave out.
  private static func line(in action: ActionName, _ field: ScriptSchema.Field) -> String {
    var field = field
    field.isOptional = field.name == "oneTimeURL"
    return line(field, in: "action")
  }

  private static func method(of record: String) -> (ScriptSchema.Function) -> String {
    { function in
      let type = function.name == "count" ? "fun(self, filter: sharewarden.Filter): integer" : finding
      return "---@field \(function.name) \(type) \(function.about)\n"
    }
  }

  private static let finding =
    "fun(self, person: sharewarden.Person|sharewarden.Target|sharewarden.Actor): sharewarden.Person?"

  private static func type(_ kind: ScriptSchema.Kind) -> String {
    switch kind {
    case .text: "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .time: "sharewarden.Time"
    case .record(let name): "sharewarden.\(name.prefix(1).uppercased())\(name.dropFirst())"
    case .list(let element): "\(type(element))[]"
    case .map: "table<string, any>"
    case .words(let words): alias(of: words) ?? words.map { "\"\($0)\"" }.joined(separator: "|")
    }
  }

  private static func alias(of words: [String]) -> String? {
    let found = vocabularies.first { schema.record($0.record)?[$0.field]?.kind == .words(words) }
    return found.map { "sharewarden.\($0.alias)" }
  }

  private static func sentence(_ about: String) -> String { about.prefix(1).uppercased() + about.dropFirst() + "." }
}

extension ActionName {
  /// Scripts see the parts of a compound action, never the whole.
  fileprivate var isCompound: Bool { self == .saveShare || self == .modifyRecords }
}
