import Foundation
import Testing

@testable import WardenCommands

@Suite struct ConsoleFilesTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `a file is replaced as a whole: who has it open keeps the one before`() throws {
    try TestFolder.with(["page.md": "before"]) { folder in
      let path = "\(folder)/page.md"
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let open = try #require(FileHandle(forReadingAtPath: path))
      try Console.replaceFile(path, Self.bytes("after"))
      #expect(try open.readToEnd() == Data("before".utf8))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "after")
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
      #expect(try names(in: folder) == ["page.md"])
    }
  }

  @Test func `a new file comes with the folders on its way`() throws {
    try TestFolder.with(["a": ""]) { folder in
      try Console.replaceFile("\(folder)/b/c/page.md", Self.bytes("new"))
      #expect(try String(contentsOfFile: "\(folder)/b/c/page.md", encoding: .utf8) == "new")
      #expect(try names(in: "\(folder)/b/c") == ["page.md"])
    }
  }

  @Test func `a link goes on to lead to the file that is replaced`() throws {
    try TestFolder.with(["real/page.md": "before"]) { folder in
      let link = "\(folder)/page.md"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/page.md")
      try Console.replaceFile(link, Self.bytes("after"))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/page.md")
      #expect(try String(contentsOfFile: "\(folder)/real/page.md", encoding: .utf8) == "after")
    }
  }

  @Test func `what is no file is written to, or says what it is`() throws {
    try TestFolder.with(["pages/page.md": "before"]) { folder in
      try Console.replaceFile("/dev/null", Self.bytes("gone"))
      #expect(FileManager.default.fileExists(atPath: "/dev/null"))
      #expect(throws: FileError(reason: "is a directory")) { try Console.replaceFile("\(folder)/pages", []) }
      #expect(throws: FileError.self) { try Console.replaceFile("\(folder)/pages/page.md/x", []) }
      #expect(try names(in: "\(folder)/pages") == ["page.md"])
    }
  }

  @Test func `a page that can't be written whole leaves the one before, and no draft`() throws {
    try Terminal.withFreshDirectory { terminal in
      try terminal.write("return function(request) end", to: "Policies/a/policy.lua")
      #expect(try terminal.run("sharewarden docs --output Pages").code == 0)
      let before = try terminal.run("cat Pages/policies.html").output
      try terminal.write("--- Says nothing.\nreturn function(request) end", to: "Policies/a/policy.lua")
      // A limit on files is as a full disk.
      let run = try terminal.run("trap '' XFSZ; ulimit -f 1; sharewarden docs --output Pages")
      #expect(run.code == 2)
      #expect(run.output.contains("Pages/policies.html: file too large\n"), "\(run.output)")
      #expect(try terminal.run("cat Pages/policies.html").output == before)
      #expect(try terminal.run("ls -A Pages").output == "policies.html\npolicies.md\n")
    }
  }

  @Test func `a new file that can't be written whole is not there, and one that is there stays`() throws {
    try TestFolder.with(["page.md": "before"]) { folder in
      #expect(throws: FileError(reason: "is there already")) { try Console.createFile("\(folder)/page.md", []) }
      #expect(try String(contentsOfFile: "\(folder)/page.md", encoding: .utf8) == "before")
      try Console.createFile("\(folder)/b/new.md", Self.bytes("new"))
      #expect(try String(contentsOfFile: "\(folder)/b/new.md", encoding: .utf8) == "new")
    }
  }
}
