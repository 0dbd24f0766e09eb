internal import PlainData
internal import ShareModel
package import ShareWarden
internal import Synchronization

/// Who tests ask: a policy alone, or the whole set, loaded anew for each choice of values.
package final class Asked: Sendable {
  private struct Values: Hashable {
    var parameters: PlainMap?
    var data: PlainMap
  }

  private let source: PolicySource
  /// `nil`: the whole set.
  private let script: PolicySource.Script?
  private let text: [UInt8]?
  private let wardens = Mutex<[Values: Result<Warden, TestFault>]>([:])

  /// - Parameters:
  ///   - policy: the policy that is asked alone; `nil`: the whole set.
  ///   - text: a text in place of the policy's own.
  package init(_ policy: String?, of source: PolicySource, text: [UInt8]? = nil) {
    self.source = source
    self.text = text
    script = source.scripts.first { $0.id == policy }
  }

  /// Decides by the built-in rules and by whom the test asks.
  func warden(for test: PolicyTest, in file: String) throws(TestFault) -> Warden {
    let values = Values(parameters: test.parameters, data: test.data)
    // Loading runs a script, so that others wait who want the same.
    return try wardens.withLock { known in
      if let warden = known[values] { return warden }
      let warden = Result { () throws(TestFault) in try load(test, file) }
      known[values] = warden
      return warden
    }.get()
  }

  private func load(_ test: PolicyTest, _ file: String) throws(TestFault) -> Warden {
    do throws(PolicyLoadError) {
      guard let script else { return Warden(policies: try PolicySet(directory: source.directory.label)) }
      return Warden(
        policies: try source.set(
          of: script, parameters: test.parameters, data: test.data, source: text,
          from: JSONOrigin(file: file, line: test.line)))
    } catch {
      let first = error.faults[0]
      throw TestFault(
        first.file, line: first.line, column: first.file == file ? nil : first.column,
        "\(first.path)\(first.path.isEmpty ? "" : ": ")\(first.message)")
    }
  }
}
