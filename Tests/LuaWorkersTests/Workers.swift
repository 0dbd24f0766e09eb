import Foundation
import Glibc
import LuaSandbox
import LuaWorkers

/// Workers that the tests start, and scripts for them.
enum Workers {
  static let version = "1"
  static let book = SchemaBook(words: [], schemas: [])

  /// The file of a program that is built beside the tests.
  static func built(_ name: String) -> String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path()
  }

  /// The worker of the product. Its version is the product's, which the fault of another version names.
  static func program(patience: Int = WorkerProgram.defaultPatience) -> WorkerProgram {
    WorkerProgram(executable: built("sharewarden"), version: productVersion, patience: patience)
  }

  private static let productVersion: String = {
    let program = WorkerProgram(executable: built("sharewarden"), version: "?")
    guard let plan = try? plan([]) else { return "" }
    do throws(WorkerFault) { try LuaWorker(program, plan).start() } catch {
      return error.reason.firstMatch(of: #/version (\S+), not/#).map { String($0.1) } ?? ""
    }
    return ""
  }()

  static func plan(_ bodies: [String], memory: Int = 4 << 20) throws -> WorkerPlan {
    try WorkerPlan(
      book: book,
      scripts: bodies.map { body in
        WorkerScript(
          source: Array("return function(request)\n\(body)\nend".utf8), memoryLimit: memory, stepLimit: 100_000,
          parameters: nil)
      }, data: nil)
  }

  /// A worker with scripts of these bodies.
  static func worker(_ bodies: [String], patience: Int = WorkerProgram.defaultPatience) throws -> LuaWorker {
    LuaWorker(program(patience: patience), try plan(bodies))
  }

  static func questions(_ scripts: Int..., stepLimit: Int = 100_000) -> [WorkerQuestion] {
    scripts.map { WorkerQuestion(script: $0, stepLimit: stepLimit) }
  }

  /// Runs far longer than anything else in the tests.
  static let long = "while true do end"
  static let deny = "deny('no', 'No.')"
  static let view = ViewBuilder()
}

/// What the system says of a process.
struct ProcessLook {
  let number: Int32

  var exists: Bool { FileManager.default.fileExists(atPath: "/proc/\(number)") }

  func status(_ name: String) -> String? {
    let text = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
    return text?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
      .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }

  var parent: String? { status("PPid") }

  /// What it sets itself of a resource, and how much it could set.
  func limit(_ name: String) -> [String]? {
    let text = try? String(contentsOfFile: "/proc/\(number)/limits", encoding: .utf8)
    return text?.split(separator: "\n").first { $0.hasPrefix(name) }
      .map { $0.dropFirst(name.count).split(separator: " ").prefix(2).map(String.init) }
  }

  /// Where each descriptor leads.
  var descriptors: [String: String] {
    let folder = "/proc/\(number)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.reduce(into: [:]) {
      $0[$1] = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($1)")
    }
  }

  /// Processor time in hundredths of a second.
  var ticks: Int {
    let text = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }

  /// Sends the signal once the process has worked for some time more.
  func send(_ signal: Int32, afterTicks more: Int) {
    let start = ticks
    while exists && ticks < start + more { usleep(1000) }
    kill(number, signal)
  }
}
