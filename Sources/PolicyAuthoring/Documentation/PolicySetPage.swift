internal import LuaSyntax
internal import PlainData
internal import PolicyLint
package import PolicyTesting
internal import ShareWarden

/// What there is to know about the policies of a set, for people.
package struct PolicySetPage: Sendable {
  /// What the set is called; `nil` where that says nothing.
  let name: String?
  let entries: [PolicyEntry]
  /// The names of the tests that ask the set as a whole.
  let tests: [String]
  /// The ids of the rules that lint names, of what is no policy's script.
  let findings: [String]

  /// - Throws: what of the set does not load, or is wrong with its tests.
  package init(directory path: String) throws(TestFaults) {
    let suite: TestSuite
    do throws(TestFaults) { suite = try TestSuite(directory: path) } catch { throw error }
    let source = suite.source
    let findings: [LintFinding]
    var entries: [PolicyEntry] = []
    do throws(PolicyLoadError) {
      let name = try PolicySet(directory: path).name ?? ""
      self.name = name.isEmpty || name.lowercased() == "policies" ? nil : name
      for script in source.scripts { entries.append(PolicyEntry(script, try source.manifest(of: script))) }
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
    let files = entries.map { source.directory.name($0.file) }
    self.findings = findings.filter { !files.contains($0.file) }.map(\.rule)
    tests = suite.files.filter { $0.policy == nil }.flatMap { $0.tests.map(\.name) }
  }
}
