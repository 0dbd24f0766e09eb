import Foundation
import Testing

/// Commands that the pages show name targets, products, options and suites that exist. Those of `sharewarden` itself are
/// run elsewhere.
@Suite struct ShownCommandTests {
  private static let root = WallTests.sources.deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static var pages: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: root.path()).filter { !$0.hasPrefix(".") }.flatMap { name in
        name.hasSuffix(".md")
          ? [name]
          : (FileManager.default.subpaths(atPath: root.appending(path: name).path()) ?? [])
            .filter { $0.hasSuffix("README.md") && !$0.contains(".build/") }.map { "\(name)/\($0)" }
      }.sorted()
    }
  }

  /// Commands on lines of their own and within sentences.
  static func commands(in page: String) -> [String] {
    page.matches(of: /(?:^ {4}|`)((?:make|swift) [^`\n#]+)/.anchorsMatchLineEndings()).map {
      $0.1.trimmingCharacters(in: .whitespaces)
    }
  }

  private static func names(_ pattern: Regex<(Substring, Substring)>, in file: String) -> Set<String> {
    Set(((try? text(file)) ?? "").matches(of: pattern).map { String($0.1) })
  }

  private static func suites() -> Set<String> {
    let files = (FileManager.default.subpaths(atPath: root.appending(path: "Tests").path()) ?? [])
    return Set(files.filter { $0.hasSuffix("Tests.swift") }.flatMap { names(/@Suite struct (\w+)/, in: "Tests/\($0)") })
  }

  /// What of a command does not exist.
  static func unknown(in command: String) -> String? {
    var words = command.split(separator: " ").map(String.init)[...]
    if words.removeFirst() == "make" {
      let targets = names(/(?m)^(\w+):/, in: "Makefile")
      return words.first { !targets.contains($0) }
    }
    let verb = words.popFirst() ?? ""
    guard ["build", "run", "test"].contains(verb) else { return verb }
    var package = "Package.swift"
    while let option = words.first, option.hasPrefix("-") {
      words.removeFirst()
      if option == "--disable-xctest" { continue }
      let value = words.popFirst() ?? ""
      switch option {
      case "-c": if !["debug", "release"].contains(value) { return value }
      case "--package-path":
        package = "\(value)/Package.swift"
        if (try? text(package)) == nil { return value }
      case "--product": words.append(value)
      case "--filter": if !suites().contains(value) { return value }
      default: return option
      }
    }
    let programs = names(/\.executable(?:Target)?\(\s*name: "([^"]+)"/, in: package)
    if verb == "run" || !words.isEmpty { return programs.contains(words.first ?? "") ? nil : words.first ?? "" }
    return nil
  }

  @Test func `what commands on the pages name is there`() throws {
    let shown = try Self.pages.flatMap { page in Self.commands(in: try Self.text(page)).map { (page, $0) } }
    for (page, command) in shown { #expect(Self.unknown(in: command) == nil, "\(page): \(command)") }
    // So that a change of how commands are written does not leave this test without any.
    for needed in ["make soak", "make demo", "swift build -c release --product sharewarden"] {
      #expect(shown.contains { $0.1 == needed }, "\(needed)")
    }
    #expect(Set(shown.map(\.0)).count > 2)
  }

  @Test(arguments: [
    ("make soke", "soke"), ("swift build -c release --product sharewardn", "sharewardn"),
    ("swift run -c fast x", "fast"),
    ("swift run -c release benchmark", "benchmark"), ("swift run --package-path Examples/Swift X", "Examples/Swift"),
    ("swift run --package-path Examples/SwiftEmbedding sharewarden", "sharewarden"),
    ("swift test --filter NoTests", "NoTests"), ("swift test --disable", "--disable"), ("swift lint", "lint"),
  ])
  func `what is not there is found`(command: String, missing: String) {
    #expect(Self.unknown(in: command) == missing)
  }
}
