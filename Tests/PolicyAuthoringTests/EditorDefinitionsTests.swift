import PolicyAuthoring
import ShareModel
import ShareWarden
import Testing

@testable import LuaSyntax
@testable import PolicyTesting

@Suite struct EditorDefinitionsTests {
  @Test(arguments: [EditorDefinitions.policies, EditorDefinitions.tests])
  func `definitions are Lua, and say that they are definitions`(text: String) {
    #expect(SyntaxTree(parsing: Array(text.utf8)).faults == [])
    #expect(text.hasPrefix("---@meta\n"))
  }

  /// The fields of a class, each with its type.
  private static func fields(ofClass name: String) -> [(name: String, type: String)] {
    let parts = EditorDefinitions.policies.split(separator: "---@class \(name)\n")
    let section = parts.count == 2 ? parts[1].split(separator: "\n\n").first ?? "" : ""
    return section.split(separator: "\n").filter { $0.hasPrefix("---@field ") }.map { line in
      let words = line.split(separator: " ", maxSplits: 2)
      return (String(words[1]), String(words[2]))
    }
  }

  /// What LuaLS has to take a value for; worked out here once more, so that a slip there is seen.
  private static func type(_ kind: ScriptSchema.Kind) -> String {
    switch kind {
    case .text: return "string "
    case .boolean: return "boolean "
    case .integer: return "integer "
    case .time: return "sharewarden.Time "
    case .map: return "table<string, any> "
    case .record(let name): return "sharewarden.\(capital(name)) "
    case .list(.text): return "string[] "
    case .list(.record(let name)): return "sharewarden.\(capital(name))[] "
    case .list: return "no list of these"
    case .words(let words):
      switch words.contains("accepted") ? "AcceptanceStatus" : words.contains("owner") ? "Role" : words[0] {
      case "AcceptanceStatus": return "sharewarden.AcceptanceStatus "
      case "Role": return "sharewarden.Role "
      default:
        if words.contains("addParticipant") { return "sharewarden.ActionName " }
        return words.contains("available") ? "sharewarden.AccountStatus " : "sharewarden.Permission "
      }
    }
  }

  private static func capital(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  @Test func `every field that scripts see is defined, with what it is`() {
    for record in ScriptSchema.current.records {
      let defined = Self.fields(ofClass: "sharewarden.\(Self.capital(record.name))")
      let expected = record.fields.map { $0.name + ($0.isOptional ? "?" : "") } + record.methods.map(\.name)
      #expect(defined.map(\.name) == expected, "\(record.name)")
      for (field, line) in zip(record.fields, defined) where record.name != "request" || field.name != "context" {
        #expect(line.type.hasPrefix(Self.type(field.kind)), "\(record.name).\(field.name): \(line.type)")
      }
    }
  }

  @Test func `a vocabulary is that of the field`() {
    for record in ScriptSchema.current.records {
      for field in record.fields {
        guard case .words(let words) = field.kind else { continue }
        let alias = "---@alias \(Self.type(field.kind).dropLast())\n\(words.map { "---| \"\($0)\"\n" }.joined())\n"
        #expect(EditorDefinitions.policies.contains(alias), "\(record.name).\(field.name)")
      }
    }
  }

  @Test func `every action has a class with what it has, and a request about it`() {
    for action in ActionName.allCases where action != .saveShare && action != .modifyRecords {
      let name = "sharewarden.Action.\(action.rawValue): sharewarden.Action"
      let defined = Self.fields(ofClass: name)
      #expect(defined.map(\.name.withoutMark) == ["name"] + ScriptSchema.properties(of: action), "\(action)")
      #expect(defined.first?.type == "\"\(action.rawValue)\"")
      for (property, line) in zip(ScriptSchema.properties(of: action), defined.dropFirst()) {
        guard let field = ScriptSchema.current.record("action")?[property] else { continue }
        #expect(line.type.hasPrefix(Self.type(field.kind)), "\(action).\(property): \(line.type)")
        #expect(line.name.hasSuffix("?") == (property == "oneTimeURL"))
      }
      let request = Self.fields(ofClass: "sharewarden.Request.\(action.rawValue): sharewarden.Request")
      #expect(request.first.map { "\($0.name) \($0.type)" } == "action sharewarden.Action.\(action.rawValue)")
    }
  }

  @Test func `every function that scripts call is defined, with the names of what it takes`() {
    for function in ScriptSchema.current.functions {
      // `deny(code, message [, format, …])`
      let names = function.signature.replacing("…", with: "...").filter { !"[] ".contains($0) }
        .replacing(",", with: ", ")
      #expect(EditorDefinitions.policies.contains("\nfunction \(names) end\n"), "\(names)")
    }
  }

  @Test func `every method is defined, with what it takes`() {
    let count = ScriptSchema.current.record("share")?.methods.first { $0.name == "count" }
    let filter = Self.fields(ofClass: "sharewarden.Filter").map(\.name.withoutMark)
    #expect(filter == ["role", "permission", "acceptanceStatus", "where"])
    for name in filter { #expect(count?.signature.contains("\(name) =") == true) }
  }

  @Test func `every name of the dialect of tests is defined, and known to Luacheck`() throws {
    let source = TestDialect.source
    let names = source.split(separator: "return {\n").last?.split(separator: "result").first?.matches(of: /(\w+) =/)
      .map { String($0.1) }
    #expect(Set(names ?? []) == ["absent", "request", "test", "expect", "sequence", "parameters"])
    for name in names ?? [] {
      #expect(
        EditorDefinitions.tests.contains("\nfunction \(name)(") || EditorDefinitions.tests.contains("\n\(name) = {}"))
      #expect(LuacheckSettings.text.contains("\"\(name)\""))
    }
    for match in source.matches(of: /function (expected|steps):(\w+)/) {
      let owner = match.1 == "expected" ? "Expectation" : "Sequence"
      #expect(EditorDefinitions.tests.contains("function \(owner):\(match.2)("))
    }
  }
}

extension String {
  fileprivate var withoutMark: String { filter { $0 != "?" } }
}
