internal import PlainData
internal import ShareWarden

/// The shares and requests that tests share, and which of them were used.
struct Fixtures {
  /// In bytes.
  private static let longest = 1 << 20

  let directory: PolicyDirectory
  private let files: Set<String>
  private var read: [String: PlainValue] = [:]
  private(set) var used: Set<String> = []

  init(_ finder: TestFinder, in directory: PolicyDirectory) {
    self.directory = directory
    files = Set(finder.fixtures)
  }

  /// The content of a fixture.
  ///
  /// - Parameters:
  ///   - path: as a test names it; looked for beside the file of tests and then at the top of the set.
  ///   - file: the file of tests, by the way from the directory.
  mutating func value(_ path: String, for file: String, line: Int) throws(TestFault) -> PlainValue {
    let folder = file.split(separator: "/").dropLast().filter { $0 != TestFinder.caseFolder[...] }.joined(
      separator: "/")
    let candidates = folder.isEmpty ? [path] : ["\(folder)/\(path)", path]
    guard let found = candidates.first(where: files.contains) else {
      let hint = suggestion(for: path, among: files.sorted())
      throw TestFault(
        directory.name(file), line: line,
        "no fixture \(quoted(path))\(hint); put it into `\(TestFinder.fixtureFolder)` beside the tests or at the top of the set"
      )
    }
    used.insert(found)
    if let value = read[found] { return value }
    let value = try content(found)
    read[found] = value
    return value
  }

  private func content(_ file: String) throws(TestFault) -> PlainValue {
    let bytes: [UInt8]
    do throws(PolicyLoadError.Fault) {
      bytes = try directory.read(file, limit: Self.longest, remedy: "leave out what no test needs")
    } catch { throw TestFault(error.file, error.message) }
    do throws(InputFault) {
      return try JSONText(parsing: bytes, limits: JSONLimits(bytes: Self.longest)).root.plain
    } catch { throw TestFault(directory.name(file), line: error.line, column: error.column, error.message) }
  }
}
