internal import LuaSyntax
internal import PlainData
package import ShareWarden

/// All tests of a policy set, read and checked, and the policies that they are about.
package struct TestSuite: Sendable {
  package let source: PolicySource
  package let files: [TestFile]
  /// The policies that are meant: by themselves, or by tests that ask them; by tests of the set, all that it has on.
  package let policies: [PolicySource.Script]

  /// Longest file of cases, in bytes.
  private static let longest = 16 << 20

  /// - Parameters:
  ///   - directory: the policy set's.
  ///   - isWhole: whether all tests are read that ask the policies that are meant. What some of them leave out, others
  ///     may reach, so that what measures tests needs them all.
  ///   - isMeant: whether a file is meant, by its way from the directory.
  /// - Throws: everything that is wrong with the tests, as far as they could be read.
  package init(
    directory: String, isWhole: Bool = false, where isMeant: (String) -> Bool = { _ in true }
  ) throws(TestFaults) {
    var faults: [TestFault] = []
    do throws(PolicyLoadError) { source = try PolicySource(directory: directory) } catch {
      throw TestFaults(error.faults.map { TestFault($0.file, line: $0.line, column: $0.column, $0.message) })
    }
    let finder = TestFinder(source)
    guard finder.faults.isEmpty else { throw TestFaults(finder.faults) }
    var fixtures = Fixtures(finder, in: source.directory)
    var files: [TestFile] = []
    let named = finder.tests.filter { isMeant($0.file) }
    let policies = Self.policies(of: source, asking: Set(named.map(\.policy)), where: isMeant)
    self.policies = policies
    for found in finder.tests where isMeant(found.file) || isWhole && found.asks(one: policies) {
      do throws(TestFault) { files.append(try Self.read(found, in: source.directory, &fixtures)) } catch {
        faults.append(error)
      }
    }
    if faults.isEmpty {
      let codes = DeclaredCodes(source)
      let data = ReadData(source)
      faults = files.flatMap { $0.faults(codes, data) }
      for fixture in finder.fixtures where !fixtures.used.contains(fixture) && isMeant(fixture) {
        faults.append(
          TestFault(source.directory.name(fixture), "no test uses this fixture; delete it, or use it in a test"))
      }
    }
    guard faults.isEmpty else { throw TestFaults(faults) }
    self.files = files
  }

  private static func policies(
    of source: PolicySource, asking asked: Set<String?>, where isMeant: (String) -> Bool
  ) -> [PolicySource.Script] {
    source.scripts.filter { script in
      isMeant(script.file) || asked.contains(script.id) || asked.contains(nil) && script.isListed
    }
  }

  private static func read(
    _ found: TestFinder.Found, in directory: PolicyDirectory, _ fixtures: inout Fixtures
  ) throws(TestFault) -> TestFile {
    let name = directory.name(found.file)
    let bytes: [UInt8]
    do throws(PolicyLoadError.Fault) {
      let limit = found.form == .lua ? PolicyLimits.longestSource : longest
      bytes = try directory.read(found.file, limit: limit, remedy: "split it into several files")
    } catch { throw TestFault(error.file, error.message) }
    let tests =
      switch found.form {
      case .lua: try LuaTestReader(found, in: directory).tests(bytes, &fixtures)
      case .json: try CaseReader(file: name, isPolicyAsked: found.policy != nil).tests(bytes, isLines: false)
      case .lines: try CaseReader(file: name, isPolicyAsked: found.policy != nil).tests(bytes, isLines: true)
      }
    guard !tests.isEmpty else { throw TestFault(name, "holds no test; add one, or delete the file") }
    return TestFile(
      name: name, policy: found.policy, tests: tests, text: found.form == .lua ? SourceText(bytes) : nil)
  }
}

extension TestFinder.Found {
  /// Whether one of the policies is asked.
  fileprivate func asks(one policies: [PolicySource.Script]) -> Bool {
    policies.contains { policy == nil ? $0.isListed : policy == $0.id }
  }
}

/// Everything that is wrong with tests; never empty.
package struct TestFaults: Error, Hashable, Sendable {
  package let all: [TestFault]

  package init(_ all: [TestFault]) { self.all = all }
}
