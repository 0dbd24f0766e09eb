internal import LuaSyntax
internal import PlainData
internal import PolicyLint
package import PolicyTesting
internal import ShareWarden

/// What there is to know about the policies of a set, for people.
package struct PolicySetPage: Sendable {
  let title: String
  let entries: [PolicyEntry]
  /// The names of the tests that ask the set as a whole.
  let tests: [String]

  /// - Throws: what of the set does not load, or is wrong with its tests.
  package init(directory path: String) throws(TestFaults) {
    let suite: TestSuite
    do throws(TestFaults) { suite = try TestSuite(directory: path) } catch { throw error }
    let source = suite.source
    let findings: [LintFinding]
    var entries: [PolicyEntry] = []
    do throws(PolicyLoadError) {
      title = try PolicySet(directory: path).name ?? "policies"
      for script in source.scripts { entries.append(PolicyEntry(script, try source.manifest(of: script), in: source)) }
    } catch {
      throw TestFaults(error.faults.map { TestFault($0.file, line: $0.line, column: $0.column, $0.message) })
    }
    do throws(PolicyLoadError.Fault) { findings = try PolicyReview(of: path).findings } catch {
      throw TestFaults([TestFault(error.file, line: error.line, error.message)])
    }
    for place in entries.indices {
      let file = source.directory.name(entries[place].file)
      entries[place].findings = findings.filter { $0.file == file }.map(\.rule)
      entries[place].tests = suite.files.filter { $0.policy == entries[place].id }.flatMap { $0.tests.map(\.name) }
    }
    self.entries = entries
    tests = suite.files.filter { $0.policy == nil }.flatMap { $0.tests.map(\.name) }
  }
}
