internal import LuaSyntax
internal import PlainData
package import ShareWarden

/// All tests of a policy set, read and checked, and the policies that they are about.
package struct TestSuite: Sendable {
  package let source: PolicySource
  package let files: [TestFile]

  /// Longest file of tests, in bytes.
  private static let longest = 16 << 20

  /// - Parameters:
  ///   - directory: the policy set's.
  ///   - isMeant: whether a file is to be read, by its way from the directory.
  /// - Throws: everything that is wrong with the tests, as far as they could be read.
  package init(directory: String, where isMeant: (String) -> Bool = { _ in true }) throws(TestFaults) {
    var faults: [TestFault] = []
    do throws(PolicyLoadError) { source = try PolicySource(directory: directory) } catch {
      throw TestFaults(error.faults.map { TestFault($0.file, line: $0.line, column: $0.column, $0.message) })
    }
    let finder = TestFinder(source)
    guard finder.faults.isEmpty else { throw TestFaults(finder.faults) }
    var fixtures = Fixtures(finder, in: source.directory)
    var files: [TestFile] = []
    for found in finder.tests where isMeant(found.file) {
      do throws(TestFault) { files.append(try Self.read(found, in: source.directory, &fixtures)) } catch {
        faults.append(error)
      }
    }
    if faults.isEmpty {
      let codes = DeclaredCodes(source)
      faults = files.flatMap { $0.faults(codes) }
      for fixture in finder.fixtures where !fixtures.used.contains(fixture) && isMeant(fixture) {
        faults.append(
          TestFault(source.directory.name(fixture), "no test uses this fixture; delete it, or use it in a test"))
      }
    }
    guard faults.isEmpty else { throw TestFaults(faults) }
    self.files = files
  }

  private static func read(
    _ found: TestFinder.Found, in directory: PolicyDirectory, _ fixtures: inout Fixtures
  ) throws(TestFault) -> TestFile {
    let name = directory.name(found.file)
    let bytes: [UInt8]
    do throws(PolicyLoadError.Fault) {
      bytes = try directory.read(found.file, limit: longest, remedy: "split it into several files")
    } catch { throw TestFault(error.file, error.message) }
    let tests =
      switch found.form {
      case .lua: try LuaTestReader(found, in: directory).tests(bytes, &fixtures)
      case .json: try CaseReader(file: name).tests(bytes, isLines: false)
      case .lines: try CaseReader(file: name).tests(bytes, isLines: true)
      }
    guard !tests.isEmpty else { throw TestFault(name, "holds no test; add one, or delete the file") }
    return TestFile(
      name: name, policy: found.policy, tests: tests, text: found.form == .lua ? SourceText(bytes) : nil)
  }
}

/// Everything that is wrong with tests; never empty.
package struct TestFaults: Error, Hashable, Sendable {
  package let all: [TestFault]

  package init(_ all: [TestFault]) { self.all = all }
}
