internal import PlainData
internal import ShareModel
package import ShareWarden
internal import Synchronization

/// Who tests ask: a policy alone, or the whole set, loaded anew for each choice of values.
package final class Asked: Sendable {
  /// Whom a test asks, with which values.
  struct Key: Hashable {
    var policy: String?
    var parameters: PlainMap?
    var data: PlainMap
  }

  private let source: PolicySource
  /// `nil`: the whole set.
  private let script: PolicySource.Script?
  private let text: [UInt8]?
  private let loaded = Mutex<[Key: PolicySet]>([:])

  /// - Parameters:
  ///   - policy: the policy that is asked alone; `nil`: the whole set.
  ///   - text: a text in place of the policy's own.
  package init(_ policy: String?, of source: PolicySource, text: [UInt8]? = nil) {
    self.source = source
    self.text = text
    script = source.scripts.first { $0.id == policy }
  }

  func key(of test: PolicyTest) -> Key {
    Key(policy: script?.id, parameters: test.parameters, data: test.data)
  }

  /// The policies that a test asks.
  func policies(for test: PolicyTest, in file: String) throws(TestFault) -> PolicySet {
    let key = key(of: test)
    // Loading runs a script, so that others wait who want the same. What does not load is told each test by its own line.
    return try loaded.withLock { known -> Result<PolicySet, TestFault> in
      if let policies = known[key] { return .success(policies) }
      let policies = Result { () throws(TestFault) in try load(test, file) }
      known[key] = try? policies.get()
      return policies
    }.get()
  }

  /// Lets go of what was loaded for a choice of values that is asked for no more.
  func forget(_ key: Key) { loaded.withLock { $0[key] = nil } }

  private func load(_ test: PolicyTest, _ file: String) throws(TestFault) -> PolicySet {
    do throws(PolicyLoadError) {
      guard let script else { return try PolicySet(directory: source.directory.label) }
      return try source.set(
        of: script, parameters: test.parameters, data: test.data, source: text,
        from: JSONOrigin(file: file, line: test.line))
    } catch {
      let first = error.faults[0].withRemedy
      throw TestFault(
        first.file, line: first.line, column: first.file == file ? nil : first.column,
        "\(first.path)\(first.path.isEmpty ? "" : ": ")\(first.message)")
    }
  }
}
