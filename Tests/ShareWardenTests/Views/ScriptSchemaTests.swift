import LuaSandbox
import ShareModel
import TestSupport
import Testing

@testable import ShareWarden

/// What is said of scripts without running them is what the host hands them.
@Suite struct ScriptSchemaTests {
  private static let schema = ScriptSchema.current
  /// Whom an action names is a person to scripts, of whom less is there.
  private static let names = ScriptSchema.current.records.map(\.name)

  @Test(arguments: names) func `a record has the fields that scripts read`(name: String) throws {
    let record = try #require(Self.schema.record(name))
    let laid = try #require(ViewSchemas.book.schemas.first { $0.name == (name == "target" ? "person" : name) })
    #expect(Set(record.fields.map(\.name)) == Set(laid.fields.filter { !$0.isHidden }.map(\.name)))
    for field in laid.fields {
      guard let words = field.words, let said = record[field.name] else { continue }
      // A status that nobody gave is read as the word of roles and permissions for it.
      let also = field.name == "acceptanceStatus" ? ["unknown"] : []
      #expect(said.kind == .words(also + ViewWords.all[words]), "\(name).\(field.name)")
    }
  }

  @Test func `every record of the host is described`() {
    #expect(
      Set(ViewSchemas.book.schemas.map(\.name)).subtracting(["parameters"])
        == Set(Self.names).subtracting(["target"]))
  }

  @Test func `an action has the properties that the table of actions gives it`() {
    for action in ActionName.allCases {
      let properties = ScriptSchema.properties(of: action)
      let known = Self.schema.record("action")?.fields.map(\.name) ?? []
      #expect(Set(properties).isSubset(of: known), "\(action)")
    }
    #expect(ScriptSchema.properties(of: .setParticipantRole) == ["participant", "role"])
    #expect(ScriptSchema.actions("records")?.contains(.modifyRecords) == false)
    #expect(ScriptSchema.actions("shares") == nil)
  }

  @Test func `names that are there can be read, and names that are left out say why`() throws {
    for library in Self.schema.libraries {
      for name in library.functions + library.values where name != "data" {
        let path = library.name == "_G" ? name : "\(library.name).\(name)"
        #expect(try message(of: path) == nil, "\(path)")
      }
    }
    for function in Self.schema.functions { #expect(try message(of: function.name) == nil) }
    for missing in Self.schema.leftOut {
      let path = missing.name.replacing("*", with: "anything")
      #expect(try message(of: path) == "\(path) is not available: \(missing.reason)")
    }
  }

  /// What a script is told that reads the name; `nil`: it can.
  private func message(of path: String) throws -> String? {
    let cage = try LuaCage(book: ViewSchemas.book, memoryLimit: 4 << 20)
    do throws(LuaLoadError) {
      let source = "local x = \(path)\nreturn function() return x end"
      _ = try cage.load(try LuaScript(compiling: Array(source.utf8), in: cage, stepLimit: 10_000), stepLimit: 10_000)
      return nil
    } catch { return error.message }
  }
}
