import Foundation
import SandboxAttacks
import ShareWarden

/// Attacking scripts as policies: the corpus and generated ones, as many as load.
final class AttackerPolicies: Sendable {
  let path: String
  let count: Int

  init(seed: UInt64, generated: Int) throws {
    let path = NSTemporaryDirectory() + "attackers-\(UUID().uuidString)"
    self.path = path
    let source = ScriptSource(seed: seed)
    var scripts = HostileScript.all.map { (id: $0.name.replacing("_", with: "-"), source: $0.source) }
    scripts += (0..<generated).map { (id: "generated-\($0)", source: source.script($0)) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for script in scripts { try Data(script.source).write(to: URL(filePath: "\(path)/\(script.id).lua")) }
    try Self.list(scripts.map(\.id), in: path)
    var loading = scripts.map(\.id)
    do throws(PolicyLoadError) { _ = try PolicySet(directory: path) } catch {
      let faulty = Set(error.faults.map(\.file))
      loading = loading.filter { id in !faulty.contains("\(path)/\(id).lua") }
    }
    try Self.list(loading, in: path)
    count = loading.count
  }

  /// What a script at its limit says is what another says, so that the limit is low.
  private static func list(_ ids: [String], in path: String) throws {
    let listings = ids.map { "\"\($0)\": {}" }.joined(separator: ",\n")
    let set = #"{ "limits": { "steps": 5000, "memory": "1MiB" }, "policies": { \#(listings) } }"#
    try Data(set.utf8).write(to: URL(filePath: "\(path)/policyset.json"))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
