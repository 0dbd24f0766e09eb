import Foundation

/// Runs commands in a directory as a shell does whose `sharewarden` is the program that is built beside the tests.
struct Terminal {
  let directory: URL

  /// What the command prints, standard error as well, and how it ends.
  func run(_ command: String) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = directory
    let tools = URL(filePath: ReadmeTests.program).deletingLastPathComponent().path()
    // What sanitizers are told holds for the program as for its tests.
    var sanitizers = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    // What is passed over they would otherwise list among the program's own words.
    if let leaks = sanitizers["LSAN_OPTIONS"] { sanitizers["LSAN_OPTIONS"] = "\(leaks):print_suppressions=0" }
    process.environment = sanitizers.merging(
      ["PATH": "\(tools):/usr/bin:/bin", "HOME": directory.path(), "LC_ALL": "C.UTF-8"]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  /// What a page would show below the command.
  func shown(_ command: String) throws -> String {
    let lines = try run(command).output.split(separator: "\n", omittingEmptySubsequences: false)
    return ShownPage.steady(ShownPage.trimmed(lines))
  }

  func write(_ text: String, to path: String) throws {
    let file = directory.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// A directory that is gone afterwards.
  static func withFreshDirectory<Result>(_ body: (Terminal) throws -> Result) throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(Terminal(directory: directory))
  }
}
