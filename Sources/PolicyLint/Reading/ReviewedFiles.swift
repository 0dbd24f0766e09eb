internal import PlainData
internal import PolicyTesting
internal import ShareWarden

/// The scripts of a policy set as a reviewer sees them. Where they lie, those know who load and test them.
struct ReviewedFiles {
  static let setFile = "policyset.json"
  /// Bytes of a page or a script of tests.
  private static let longest = 16 << 20

  let directory: PolicyDirectory
  private(set) var policies: [ReviewedScript] = []
  private(set) var tests: [ReviewedScript] = []
  /// What can't be read.
  private(set) var faults: [PolicyLoadError.Fault] = []
  /// Tests that nobody would run.
  private(set) var lostTests: [TestFault] = []

  init(_ path: String) throws(PolicyLoadError.Fault) {
    directory = try PolicyDirectory(path)
    let source = PolicySource(reviewing: directory, faults: &faults)
    let finder = TestFinder(source)
    let unread = faults.map(\.file)
    // What a file lists that can't be read, nobody knows.
    let isSetRead = !unread.contains(directory.name(Self.setFile))
    lostTests = finder.faults.filter { fault in
      // Where a policy can't be read, its tests are of no policy for that alone.
      !unread.contains { fault.file.hasPrefix(Self.folder(of: $0)) }
    }
    let book = CrowdBook()
    for script in source.scripts {
      let page = script.file == "\(script.id)/policy.lua" ? "\(script.id)/README.md" : "README.md"
      let readme = directory.contains(page) ? read(page) : nil
      policies.append(
        ReviewedScript(
          id: script.id, file: script.file, kind: .policy, source: script.source,
          surroundings: .init(
            readme: readme.map { String(decoding: $0, as: UTF8.self) },
            tests: finder.tests.filter { $0.policy == script.id }.map(\.file), isListed: script.isListed || !isSetRead),
          trial: { CrowdTrial(of: script, in: source, $0, $1, book) }))
    }
    for test in finder.tests where test.form == .lua {
      guard let text = read(test.file) else { continue }
      tests.append(
        ReviewedScript(id: test.policy ?? "", file: test.file, kind: .tests, source: text, surroundings: .init()))
    }
  }

  /// Why there is nothing to look at.
  func nothing(_ only: String?) -> PolicyLoadError.Fault {
    PolicyLoadError.Fault(
      directory.label,
      only.map { "holds no policy \(quoted($0))\(suggestion(for: $0, among: policies.map(\.id)))" }
        ?? "holds no policy; add a folder with a policy.lua, or a .lua file")
  }

  private mutating func read(_ file: String) -> [UInt8]? {
    do throws(PolicyLoadError.Fault) {
      return try directory.read(file, limit: Self.longest, remedy: "split it into several")
    } catch {
      faults.append(error)
      return nil
    }
  }

  /// The folder that a policy's script lies in, or the place itself.
  private static func folder(of file: String) -> String {
    file.hasSuffix("/policy.lua") ? String(file.dropLast("policy.lua".utf8.count)) : file
  }
}
