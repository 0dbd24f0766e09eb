internal import PlainData

/// Finds the policies of a directory: one folder each with `policy.lua` in it, or one `.lua` file each.
struct PolicyFinder {
  struct Script: Equatable {
    var id: String
    /// The way from the directory.
    var file: String
  }

  static let mostPolicies = 10_000
  static let setFile = "policyset.json"
  /// Folders of what tests need; a policy of such a name is one only if it has a script.
  static let testFolders = ["fixtures", "cases"]

  let directory: PolicyDirectory
  /// Whether a script in a folder whose name is no id is a fault even where the set's file says what is on.
  var refusesScriptsWithoutID = false

  /// Every policy's script, in the order of ids.
  ///
  /// - Parameter all: whether all there is is to be enforced. Only then is a folder without a policy a fault: a forgotten
  ///   script would let everybody in.
  func scripts(all: Bool, _ faults: inout LoadFaults) -> [Script] {
    var found: [String: Script] = [:]
    for entry in directory.entries(&faults) {
      guard let script = script(entry) else {
        if let fault = nearMiss(entry) { faults.add(fault) }
        continue
      }
      guard PolicyID.isValid(script.id) else {
        if all || !entry.isDirectory || refusesScriptsWithoutID && directory.contains(script.file) {
          faults.add(.init(directory.name(entry.name), "\(quoted(script.id)) is no policy id; \(PolicyID.rule)"))
        }
        continue
      }
      guard !entry.isDirectory || directory.contains(script.file) else {
        if all, !Self.testFolders.contains(entry.name) {
          faults.add(
            .init(directory.name(entry.name), "holds no policy.lua; add it, or list the policies in \(Self.setFile)"))
        }
        continue
      }
      if found.updateValue(script, forKey: script.id) != nil {
        faults.add(.init(directory.name(script.file), "a second policy of the id \(quoted(script.id)); keep one"))
      }
    }
    if found.count > Self.mostPolicies {
      faults.add(.init(directory.label, "\(found.count) policies, over the limit of \(Self.mostPolicies)"))
    }
    return found.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  private func script(_ entry: PolicyDirectory.Entry) -> Script? {
    if entry.isDirectory { return Script(id: entry.name, file: "\(entry.name)/policy.lua") }
    guard entry.name.hasSuffix(".lua"), !entry.name.hasSuffix("_test.lua") else { return nil }
    return Script(id: String(entry.name.dropLast(4)), file: entry.name)
  }

  /// A file that was most likely meant to be read, and would be passed over in silence.
  private func nearMiss(_ entry: PolicyDirectory.Entry) -> PolicyLoadError.Fault? {
    let lower = entry.name.lowercased()
    if lower.hasSuffix(".lua"), !entry.name.hasSuffix(".lua") {
      return .init(directory.name(entry.name), "write the ending as .lua")
    }
    guard !directory.contains(Self.setFile) else { return nil }
    guard lower.hasPrefix("policyset.") || didYouMean(entry.name, among: [Self.setFile]) != nil else { return nil }
    return .init(directory.name(entry.name), "unknown file (did you mean \(quoted(Self.setFile))?)")
  }
}
