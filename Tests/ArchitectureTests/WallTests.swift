import Foundation
import Testing

/// Which target may import which. A wall that the compiler lets slip is caught here.
@Suite struct WallTests {
  static let allowed: [String: Set<String>] = [
    "ShareModel": ["CPeopleList"],
    "ShareRules": ["ShareModel"],
    "PlainData": ["CStrictJSON"],
    "ShareWire": ["ShareModel", "PlainData", "CStrictJSON", "CIdentityText", "CPeopleList", "CPersonReader"],
    "LuaSandbox": ["CLuaSandbox"],
    "LuaWorkers": ["LuaSandbox", "CWorkerProcess", "CMemoryFile"],
    "ScriptWorker": ["LuaSandbox", "LuaWorkers", "CWorkerProcess", "CConfinement"],
    "ShareWarden": ["ShareModel", "ShareRules", "PlainData", "ShareWire", "LuaSandbox", "LuaWorkers"],
    "LuaSyntax": [],
    "PolicyTesting": ["ShareModel", "ShareRules", "PlainData", "ShareWire", "LuaSandbox", "ShareWarden", "LuaSyntax"],
    "PolicyLint": ["ShareModel", "PlainData", "ShareWarden", "LuaSyntax", "PolicyTesting"],
    "PolicyAuthoring": [
      "ShareModel", "ShareRules", "PlainData", "ShareWire", "ShareWarden", "LuaSyntax", "PolicyLint", "PolicyTesting",
    ],
    "WardenCommands": [
      "ShareModel", "ShareRules", "PlainData", "ShareWire", "ShareWarden", "ScriptWorker", "LuaSyntax", "PolicyTesting",
      "PolicyLint", "PolicyAuthoring",
    ],
    "sharewarden": ["WardenCommands"],
    "TestSupport": ["ShareModel", "Foundation"],
    "PeopleBook": ["LuaSandbox"],
    "SandboxAttacks": ["LuaSandbox", "PeopleBook", "Foundation"],
    "SandboxSoak": ["LuaSandbox", "SandboxAttacks", "Foundation"],
  ]
  static let system: Set<String> = ["Glibc", "Synchronization"]
  /// Targets that only tests and measurements use.
  static let support: Set<String> = ["TestSupport", "PeopleBook", "SandboxAttacks", "SandboxSoak"]
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let sources = tests.deletingLastPathComponent().appending(path: "Sources")

  @Test(arguments: allowed.keys.sorted())
  func `a target imports only what stands below it`(target: String) throws {
    let folder = (Self.support.contains(target) ? Self.tests : Self.sources).appending(path: target)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    let permitted = try #require(Self.allowed[target]).union(Self.system)
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for module in Self.imports(in: text) {
        #expect(permitted.contains(module), "\(target)/\(file) imports \(module)")
      }
    }
  }

  @Test func `every Swift target has a row in the table`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path())
    let swift = folders.filter { !$0.hasPrefix("C") }
    #expect(Set(swift).union(Self.support) == Set(Self.allowed.keys))
  }

  @Test func `an import line is found whatever stands before it`() {
    let text = "public import A\n@preconcurrency import B\n// import C\nimport struct D.E\nlet important = 1\n"
    #expect(Self.imports(in: text) == ["A", "B", "D"])
  }

  static func imports(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      var words = line.split(separator: " ")
      guard !line.hasPrefix("//"), let place = words.firstIndex(of: "import") else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      words.removeFirst(place + 1)
      if let first = words.first, kinds.contains(first) { words.removeFirst() }
      return words.first.map { String($0.split(separator: ".")[0]) }
    }
  }
}
