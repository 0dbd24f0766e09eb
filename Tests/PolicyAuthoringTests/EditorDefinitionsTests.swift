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

  @Test func `every field that scripts see is defined`() {
    for record in ScriptSchema.current.records {
      let name = "sharewarden.\(record.name.prefix(1).uppercased())\(record.name.dropFirst())"
      let parts = EditorDefinitions.policies.split(separator: "---@class \(name)\n")
      #expect(parts.count == 2, "\(name)")
      let section = parts.last?.prefix { $0 != "\0" }.split(separator: "\n\n").first ?? ""
      let fields = section.split(separator: "\n").map { $0.split(separator: " ")[1] }
      let expected =
        record.fields.map { $0.name + ($0.isOptional ? "?" : "") } + record.methods.map(\.name)
      #expect(fields.map(String.init) == expected)
    }
  }

  @Test func `every action has a class with what it has`() {
    let text = EditorDefinitions.policies
    for action in ActionName.allCases where action != .saveShare && action != .modifyRecords {
      let start = "---@class sharewarden.Action.\(action.rawValue): sharewarden.Action\n"
      let section = text.split(separator: start).dropFirst().first?.split(separator: "\n\n").first ?? ""
      let fields = section.split(separator: "\n").filter { $0.hasPrefix("---@field") }.map {
        $0.split(separator: " ")[1]
      }
      let names = fields.map { String($0.filter { $0 != "?" }) }
      #expect(names == ["name"] + ScriptSchema.properties(of: action), "\(action)")
    }
  }

  @Test func `every function that scripts call is defined, with the names of what it takes`() {
    for function in ScriptSchema.current.functions {
      #expect(EditorDefinitions.policies.contains("\nfunction \(function.name)("), "\(function.name)")
    }
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
