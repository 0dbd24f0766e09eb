internal import PlainData
internal import ShareModel
package import ShareWarden
internal import Synchronization

/// Who tests ask: a policy alone, or the whole set, loaded anew for each choice of values. What is loaded is kept for as
/// long as there are tests to come that ask for it.
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
  private let shelf: Mutex<Shelf>

  private struct Shelf {
    var loaded: [Key: PolicySet] = [:]
    /// How many tests will ask for each choice of values.
    var awaited: [Key: Int]
  }

  /// - Parameters:
  ///   - policy: the policy that is asked alone; `nil`: the whole set.
  ///   - text: a text in place of the policy's own.
  ///   - tests: those that will ask, each once.
  package init(_ policy: String?, of source: PolicySource, text: [UInt8]? = nil, for tests: [PolicyTest] = []) {
    self.source = source
    self.text = text
    script = source.scripts.first { $0.id == policy }
    let id = script?.id
    shelf = Mutex(Shelf(awaited: [:]))
    shelf.withLock { for test in tests { $0.awaited[Self.key(of: test, id), default: 0] += 1 } }
  }

  /// The same tests ask the policy with another text.
  init(_ asked: Asked, text: [UInt8]) {
    source = asked.source
    script = asked.script
    self.text = text
    shelf = Mutex(Shelf(awaited: asked.shelf.withLock(\.awaited)))
  }

  func key(of test: PolicyTest) -> Key { Self.key(of: test, script?.id) }

  private static func key(of test: PolicyTest, _ policy: String?) -> Key {
    Key(policy: policy, parameters: test.parameters, data: test.data)
  }

  /// The policies that a test asks.
  func policies(for test: PolicyTest, in file: String) throws(TestFault) -> PolicySet {
    let key = key(of: test)
    // Loading runs a script, so that others wait who want the same. What does not load is told each test by its own line.
    return try shelf.withLock { shelf -> Result<PolicySet, TestFault> in
      if let policies = shelf.loaded[key] { return .success(policies) }
      let policies = Result { () throws(TestFault) in try load(test, file) }
      shelf.loaded[key] = try? policies.get()
      return policies
    }.get()
  }

  /// Lets go of what was loaded for a test, if it was the last one to ask for it.
  func finish(_ test: PolicyTest) {
    let key = key(of: test)
    shelf.withLock { shelf in
      let rest = (shelf.awaited[key] ?? 1) - 1
      shelf.awaited[key] = rest
      if rest < 1 { shelf.loaded[key] = nil }
    }
  }

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
