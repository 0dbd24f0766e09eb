import Foundation
import LuaSandbox
import Testing

/// What the page about the cage says is so.
@Suite struct CageReadmeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/CLuaSandbox")

  private static let page = (try? String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)) ?? ""

  private static func section(_ title: String) -> String {
    page.components(separatedBy: "\n## ").first { $0.hasPrefix(title) } ?? ""
  }

  /// The cells of the rows that start with a name in backticks, or with `globals`.
  private static func rows(_ section: String) -> [[String]] {
    section.split(separator: "\n").filter { $0.hasPrefix("| `") || $0.hasPrefix("| globals") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private static func quoted(_ text: String) -> [String] {
    text.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  private static var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".c") }.sorted()
    }
  }

  /// Headers that are not the face of a file of the same name.
  private static var loneHeaders: [String] {
    get throws {
      let files = Set(try files)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path())
        .filter { $0.hasSuffix(".h") && !files.contains($0.dropLast() + "c") }
    }
  }

  @Test func `every file is in the reading order once, in a row of its own, and no other`() throws {
    let listed = Self.rows(Self.section("Reading order")).map { $0[0] }
    #expect(try listed.sorted() == (Self.files + Self.loneHeaders).map { "`\($0)`" }.sorted())
  }

  @Test func `every file that the page names is there`() throws {
    let named = Set(Self.quoted(Self.page).filter { $0.hasSuffix(".c") })
    #expect(try named.isSubset(of: Self.files))
    let faults = Self.section("Faults").split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(faults.count >= 10 && faults.allSatisfy { $0.contains(".c`") })
  }

  @Test func `every file says in one to four lines what it holds off`() throws {
    for file in try Self.files {
      let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      let head = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("// ") }
      #expect((1...4).contains(head.count), "\(file)")
      #expect(head.joined().count > 60, "\(file)")
    }
  }

  @Test func `every header says first what it is for`() throws {
    let headers = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path()).filter { $0.hasSuffix(".h") }
    #expect(headers.count > 30)
    for file in headers {
      let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      let lines = text.split(separator: "\n").drop { $0.hasPrefix("#") || $0.hasPrefix("extern \"C\"") || $0 == "}" }
      let head = lines.prefix { $0.hasPrefix("//") }.joined()
      #expect(head.count > 40, "\(file)")
    }
  }

  @Test func `a script sees the names that the page lists, and no others`() throws {
    let listed = Self.rows(Self.section("What a script may call")).filter { $0.count == 2 && $0[1].hasPrefix("`") }
    #expect(listed.count == 5)
    for row in listed {
      let table = row[0] == "globals" ? "_G" : Self.quoted(row[0])[0]
      let seen = try Sandbox.run(
        "for name in pairs(\(table)) do warn('name', name) end")
      #expect(seen.failure == nil)
      #expect(seen.warnings.map(\.message) == Self.quoted(row[1]).sorted(), "\(table)")
    }
  }

  private static var leftOut: [(name: String, reason: String)] {
    rows(section("What a script may call")).filter { $0.count == 2 && !$0[1].hasPrefix("`") }.map {
      (quoted($0[0])[0], $0[1])
    }
  }

  @Test func `what is left out answers with the reason that the page gives`() throws {
    #expect(Self.leftOut.count > 30)
    for (name, reason) in Self.leftOut {
      let called = name.replacing("*", with: "anything")
      #expect(try Sandbox.run("local x = \(called)").failure?.message == "\(called) is not available: \(reason)")
    }
  }

  /// The names of Lua 5.4, by its manual.
  private static let manual = """
    assert collectgarbage dofile error getmetatable ipairs load loadfile next pairs pcall print rawequal rawget rawlen \
    rawset require select setmetatable tonumber tostring type warn xpcall coroutine.close debug.getinfo io.open os.time \
    os.exit os.getenv package.loadlib math.abs math.acos math.asin math.atan math.ceil math.cos math.deg math.exp \
    math.floor math.fmod math.log math.max math.min math.modf math.rad math.random math.randomseed math.sin math.sqrt \
    math.tan math.tointeger math.type math.ult string.byte string.char string.dump string.find string.format \
    string.gmatch string.gsub string.len string.lower string.match string.pack string.packsize string.rep \
    string.reverse string.sub string.unpack string.upper table.concat table.insert table.move table.pack table.remove \
    table.sort table.unpack utf8.char utf8.codepoint utf8.codes utf8.len utf8.offset
    """.split(separator: " ").map(String.init)

  @Test func `every name of the manual is there or left out for a reason`() throws {
    let listed = Set(Self.leftOut.map(\.name))
    for name in Self.manual {
      let library = name.split(separator: ".").first.map { "\($0).*" } ?? ""
      if listed.contains(name) || listed.contains(library) { continue }
      #expect(try Sandbox.run("local x = \(name)").failure == nil, "\(name)")
    }
  }
}
