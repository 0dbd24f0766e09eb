import Foundation
import Testing

@testable import WardenCommands

@Suite struct TestWatchTests {
  @Test func `a change of a file runs the tests again, until somebody interrupts`() throws {
    let set = try TestedSet()
    var console = set.bench.console
    var waits = 0
    console.holdInterruptions = {
      {
        waits += 1
        switch waits {
        case 2: try? set.write(TestedSet.mixed, to: "away/policy_test.lua")
        case 4: try? set.write("test(", to: "away/policy_test.lua")
        case 5:
          try? set.write(
            TestedSet.passing + "test('x', function() expect(r):allowed() end)", to: "away/policy_test.lua")
        case 6: try? FileManager.default.removeItem(at: set.directory.appending(path: "away/policy_test.lua"))
        case 7: try? set.write(TestedSet.passing, to: "away/policy_test.lua")
        case 9: return false
        default: break
        }
        return true
      }
    }
    let code = WardenCommand.run(["test", "--watch", set.path], console: console, engine: Bench.engine)
    #expect(code == .allowed)
    let summaries = set.bench.output.split(separator: "\n").filter {
      $0.contains(" tests in ") || $0.contains(" test in ")
    }
    #expect(
      summaries == [
        "1 test in 1 file: 1 passed", "3 tests in 1 file: 1 passed, 1 failed, 1 could not be run",
        "2 tests in 1 file: 1 passed, 1 failed", "1 test in 1 file: 1 passed",
      ])
    let lines = set.bench.complaints.split(separator: "\n")
    #expect(lines.first == "sharewarden: watching \(set.path); interrupt to end")
    #expect(lines.count { $0 == "sharewarden: changed: \(set.path)/away/policy_test.lua" } == 5)
    #expect(lines.count { $0.hasSuffix("so none is run") } == 2)
  }

  @Test(arguments: ["", "/away", "/away/policy_test.lua"])
  func `what is removed is waited for, and said once`(part: String) throws {
    let set = try TestedSet()
    let moved = set.directory.appendingPathExtension("moved")
    defer { try? FileManager.default.removeItem(at: moved) }
    var console = set.bench.console
    var waits = 0
    console.holdInterruptions = {
      {
        waits += 1
        switch waits {
        case 2: try? FileManager.default.moveItem(at: set.directory, to: moved)
        case 5: try? FileManager.default.moveItem(at: moved, to: set.directory)
        case 7: try? FileManager.default.removeItem(at: set.directory)
        case 9: return false
        default: break
        }
        return true
      }
    }
    let path = set.path + part
    #expect(WardenCommand.run(["test", "--watch", path], console: console, engine: Bench.engine) == .undecided)
    #expect(set.bench.output.components(separatedBy: "1 test in 1 file: 1 passed").count == 3)
    let lines = set.bench.complaints.split(separator: "\n")
    #expect(lines.count { $0 == "sharewarden: gone: \(path); waiting until it is there again" } == 2)
    #expect(lines.count { $0.hasPrefix("sharewarden: changed: ") } == 1 && lines.count == 4, "\(lines)")
  }

  @Test func `what a run writes itself is no reason for another`() throws {
    let set = try TestedSet()
    var console = set.bench.console
    console.replaceFile = Console.replaceFile
    var waits = 0
    console.holdInterruptions = {
      {
        waits += 1
        return waits < 4
      }
    }
    let page = "\(set.path)/coverage.html"
    let line = ["test", "--watch", "--coverage-html", page, set.path]
    #expect(WardenCommand.run(line, console: console, engine: Bench.engine) == .allowed)
    #expect(FileManager.default.fileExists(atPath: page))
    #expect(!set.bench.complaints.contains("changed:"), "\(set.bench.complaints)")
  }

  @Test(arguments: ["junit", "tap"])
  func `reports that can't follow each other are not watched`(format: String) throws {
    let set = try TestedSet()
    #expect(set.run("--watch", "--format", format) == 2)
    #expect(set.bench.complaints == "sharewarden: `--watch` goes with the formats text, json and github\n")
  }

  @Test func `a program that watches ends by a signal, with the code of its last run`() throws {
    let set = try TestedSet()
    let program = Process()
    program.executableURL = URL(filePath: ReadmeTests.program)
    program.arguments = ["test", "--watch", set.path]
    let output = Pipe()
    let complaints = Pipe()
    program.standardOutput = output
    program.standardError = complaints
    program.standardInput = FileHandle.nullDevice
    try program.run()
    var said = ""
    while !said.contains("interrupt to end") {
      let piece = complaints.fileHandleForReading.availableData
      guard !piece.isEmpty else { break }
      said += String(decoding: piece, as: UTF8.self)
    }
    program.interrupt()
    program.waitUntilExit()
    #expect(program.terminationReason == .exit && program.terminationStatus == 0)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.hasSuffix("1 test in 1 file: 1 passed\n"))
  }
}
