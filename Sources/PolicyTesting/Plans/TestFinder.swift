internal import PlainData
package import ShareWarden

/// Finds the tests of a policy set, and the fixtures they can share.
package struct TestFinder {
  package struct Found: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
      /// A script.
      case lua
      /// One case.
      case json
      /// A case a line.
      case lines
    }

    /// The way from the directory.
    package var file: String
    package var form: Form
    /// The policy that is asked alone; `nil`: the whole set.
    package var policy: String?
  }

  /// Folders at the top of a set that are no policies.
  package static let folders = [fixtureFolder, caseFolder]
  static let fixtureFolder = "fixtures"
  static let caseFolder = "cases"
  static let marks = ["_test.lua", "_test.json", "_test.jsonl", "_test.ndjson"]

  private let source: PolicySource
  package private(set) var tests: [Found] = []
  /// The ways from the directory.
  package private(set) var fixtures: [String] = []
  /// Tests that nobody would run, and what can't be read.
  package private(set) var faults: [TestFault] = []

  package init(_ source: PolicySource) {
    self.source = source
    let folders = Set(source.scripts.lazy.filter { $0.file.hasSuffix("/policy.lua") }.map(\.id))
    let single = Set(source.scripts.lazy.map(\.id)).subtracting(folders)
    for entry in entries(nil) {
      if !entry.isDirectory {
        let mark = Self.marks.first(where: entry.name.hasSuffix)
        let subject = mark.map { String(entry.name.dropLast($0.utf8.count)) }
        if let subject { add(entry.name, policy: single.contains(subject) ? subject : nil) }
      } else if entry.name == Self.fixtureFolder {
        addFixtures(entry.name)
        refuseTests(below: entry.name)
      } else if entry.name == Self.caseFolder {
        addCases(entry.name, policy: nil)
        refuseTests(below: entry.name)
      } else {
        addFolder(entry.name, isPolicy: folders.contains(entry.name))
      }
    }
  }

  private mutating func entries(_ folder: String?) -> [PolicyDirectory.Entry] {
    do throws(PolicyLoadError.Fault) {
      guard let folder else { return try source.directory.entries() }
      return try source.directory.entries(in: folder)
    } catch {
      faults.append(TestFault(error.file, line: error.line, error.message))
      return []
    }
  }

  private mutating func add(_ file: String, policy: String?) {
    let form: Found.Form? =
      if file.hasSuffix(".lua") { .lua } else if file.hasSuffix(".json") {
        .json
      } else if file.hasSuffix(".jsonl")
        || file.hasSuffix(".ndjson")
      { .lines } else { nil }
    if let form { tests.append(Found(file: file, form: form, policy: policy)) }
  }

  private mutating func addFolder(_ folder: String, isPolicy: Bool) {
    for entry in entries(folder) {
      let name = entry.name.dropFirst(folder.utf8.count + 1)
      if entry.isDirectory, isPolicy {
        if name == Self.fixtureFolder { addFixtures(entry.name) }
        if name == Self.caseFolder { addCases(entry.name, policy: folder) }
        refuseTests(below: entry.name)
      } else if !entry.isDirectory, Self.marks.contains(where: name.hasSuffix) {
        guard isPolicy else {
          refuse(entry.name, "tests of no policy; put them beside a policy.lua, or at the top of the set")
          continue
        }
        add(entry.name, policy: folder)
      }
    }
  }

  private mutating func addCases(_ folder: String, policy: String?) {
    for entry in entries(folder) where !entry.isDirectory && !entry.name.hasSuffix(".lua") {
      add(entry.name, policy: policy)
    }
  }

  /// Tests where nobody looks would never run.
  private mutating func refuseTests(below folder: String) {
    let isOfCases = folder == Self.caseFolder || folder.hasSuffix("/\(Self.caseFolder)")
    for entry in entries(folder) where !entry.isDirectory && Self.marks.contains(where: entry.name.hasSuffix) {
      guard !isOfCases || entry.name.hasSuffix(".lua") else { continue }
      refuse(entry.name, "tests are not looked for here; put them beside the policy.lua, or at the top of the set")
    }
  }

  private mutating func refuse(_ file: String, _ reason: String) {
    faults.append(TestFault(source.directory.name(file), reason))
  }

  private mutating func addFixtures(_ folder: String) {
    for entry in entries(folder) where !entry.isDirectory && entry.name.hasSuffix(".json") {
      fixtures.append(entry.name)
    }
  }
}
