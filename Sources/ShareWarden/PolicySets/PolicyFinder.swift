internal import PlainData

/// Finds the policies of a directory: one folder each with `policy.lua` in it, or one `.lua` file each.
struct PolicyFinder {
  static let mostPolicies = 10_000
  static let setFile = "policyset.json"

  let directory: PolicyDirectory

  /// Every policy's script by id, in the order of ids. A folder without a policy is a fault only where all there is is
  /// to be enforced: a forgotten script would let everybody in.
  func scripts(all: Bool) throws(PolicyLoadError) -> [(id: String, file: String)] {
    var faults: [PolicyLoadError.Fault] = []
    var found: [String: String] = [:]
    for entry in try entries() {
      guard let script = script(entry) else {
        if let fault = nearMiss(entry) { faults.append(fault) }
        continue
      }
      guard PolicyID.isValid(script.id) else {
        if all || !entry.isDirectory {
          faults.append(.init(directory.name(entry.name), "\(quoted(script.id)) is no policy id; \(PolicyID.rule)"))
        }
        continue
      }
      guard !entry.isDirectory || directory.contains(script.file) else {
        if all {
          faults.append(
            .init(directory.name(entry.name), "holds no policy.lua; add it, or list the policies in \(Self.setFile)"))
        }
        continue
      }
      if found.updateValue(script.file, forKey: script.id) != nil {
        faults.append(.init(directory.name(script.file), "a second policy of the id \(quoted(script.id)); keep one"))
      }
    }
    guard faults.isEmpty else { throw PolicyLoadError(faults) }
    guard found.count <= Self.mostPolicies else {
      let message = "\(found.count) policies, over the limit of \(Self.mostPolicies)"
      throw PolicyLoadError([.init(directory.label, message)])
    }
    return found.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
  }

  private func entries() throws(PolicyLoadError) -> [PolicyDirectory.Entry] {
    do throws(PolicyLoadError.Fault) { return try directory.entries() } catch { throw PolicyLoadError([error]) }
  }

  private func script(_ entry: PolicyDirectory.Entry) -> (id: String, file: String)? {
    if entry.isDirectory { return (entry.name, "\(entry.name)/policy.lua") }
    guard entry.name.hasSuffix(".lua"), !entry.name.hasSuffix("_test.lua") else { return nil }
    return (String(entry.name.dropLast(4)), entry.name)
  }

  /// A file that was most likely meant to be read, and would be passed over in silence.
  private func nearMiss(_ entry: PolicyDirectory.Entry) -> PolicyLoadError.Fault? {
    let lower = entry.name.lowercased()
    if lower.hasSuffix(".lua"), !entry.name.hasSuffix(".lua") {
      return .init(directory.name(entry.name), "write the ending as .lua")
    }
    guard entry.name != Self.setFile, didYouMean(entry.name, among: [Self.setFile]) != nil else { return nil }
    return .init(directory.name(entry.name), "unknown file (did you mean \(quoted(Self.setFile))?)")
  }
}
