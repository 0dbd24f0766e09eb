internal import PlainData
internal import ShareWarden

/// The directory of a policy set as a reviewer sees it.
struct PolicyFiles {
  static let setFile = "policyset.json"
  private static let testMarks = ["_test.lua", "_test.json", "_test.jsonl", "_test.ndjson"]
  private static let caseMarks = [".json", ".jsonl", ".ndjson"]
  /// Bytes of a script, and of a page or list.
  private static let longestScript = 64 << 10
  private static let longestPage = 16 << 20

  let directory: PolicyDirectory
  private(set) var policies: [ReviewedPolicy] = []
  /// What can't be read.
  private(set) var faults: [PolicyLoadError.Fault] = []
  private var listed: Set<String>?

  init(_ path: String) throws(PolicyLoadError.Fault) {
    directory = try PolicyDirectory(path)
    let entries = try directory.entries()
    if directory.contains(Self.setFile) { listed = listing() }
    let top = entries.filter { !$0.isDirectory }.map(\.name)
    for entry in entries {
      if entry.isDirectory {
        guard directory.contains("\(entry.name)/policy.lua") else { continue }
        add(entry.name, "\(entry.name)/policy.lua", beside: names(in: entry.name), tests: nil)
      } else if entry.name.hasSuffix(".lua"), !entry.name.hasSuffix("_test.lua") {
        let id = String(entry.name.dropLast(4))
        add(id, entry.name, beside: top, tests: "\(id)_test.")
      }
    }
  }

  /// Why there is nothing to look at.
  func nothing(_ only: String?) -> PolicyLoadError.Fault {
    PolicyLoadError.Fault(
      directory.label,
      only.map { "holds no policy \(quoted($0))\(suggestion(for: $0, among: policies.map(\.id)))" }
        ?? "holds no policy; add a folder with a policy.lua, or a .lua file")
  }

  /// - Parameters:
  ///   - names: the ways to the files in the same folder and its folder of cases.
  ///   - tests: how the names of its tests begin, where tests of others lie there too.
  private mutating func add(_ id: String, _ file: String, beside names: [String], tests: String?) {
    guard let source = read(file, limit: Self.longestScript) else { return }
    let page = tests == nil ? "\(id)/README.md" : "README.md"
    let readme = names.contains(page) ? read(page, limit: Self.longestPage) : nil
    let found = names.filter { name in
      if let tests { return name.hasPrefix(tests) }
      return Self.testMarks.contains(where: name.hasSuffix)
        || name.hasPrefix("\(id)/cases/") && Self.caseMarks.contains(where: name.hasSuffix)
    }
    policies.append(
      ReviewedPolicy(
        id: id, file: file, source: source,
        surroundings: .init(
          readme: readme.map { String(decoding: $0, as: UTF8.self) }, tests: found,
          isListed: listed.map { $0.contains(id) })))
  }

  private mutating func names(in folder: String) -> [String] {
    do throws(PolicyLoadError.Fault) {
      var names: [String] = []
      for entry in try directory.entries(in: folder) {
        if !entry.isDirectory { names.append(entry.name) }
        if entry.isDirectory, entry.name.hasSuffix("/cases") {
          names += try directory.entries(in: entry.name).map(\.name)
        }
      }
      return names
    } catch {
      faults.append(error)
      return []
    }
  }

  private mutating func read(_ file: String, limit: Int) -> [UInt8]? {
    do throws(PolicyLoadError.Fault) {
      return try directory.read(file, limit: limit, remedy: "split it into several")
    } catch {
      faults.append(error)
      return nil
    }
  }

  /// The policies that the set's file lists. What is wrong with the file is told when the set is loaded.
  private mutating func listing() -> Set<String>? {
    guard let bytes = read(Self.setFile, limit: Self.longestPage),
      let root = try? JSONText(
        parsing: bytes, limits: JSONLimits(bytes: Self.longestPage), origin: JSONOrigin(file: Self.setFile)
      ).root,
      let policies = root["policies"]
    else { return nil }
    return Set(policies.members.compactMap { $0.key.string })
  }
}
