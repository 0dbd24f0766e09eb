import SandboxAttacks
import ShareModel
import ShareWarden
import TestSupport
import Testing

/// A policy set in which benign policies stand among attacking ones.
struct AttackedSet {
  /// Fewer than usual, so that hundreds of scripts that run into the limit do not take minutes.
  static let limits = #"{ "limits": { "steps": \#(steps), "memory": "1MiB" }, "policies": { "#
  static let steps = 20_000

  /// What benign policies are called: their ids are no attacker's.
  static let victims = ["domain-allow-list", "no-public-links", "outsiders-read-only", "victim", "writer-cap"]

  let folder: PolicyFolder
  let ids: [String]

  /// - Parameter attackers: scripts by policy id.
  init(_ attackers: [(id: String, source: [UInt8])]) throws {
    folder = try PolicyFolder()
    var listings = [
      #""domain-allow-list": { "parameters": { "domains": ["example.com", "*.example.com"] } }"#,
      #""outsiders-read-only": { "parameters": { "domains": ["example.com"] } }"#,
      #""writer-cap": { "parameters": { "maximum": 3 } }"#, #""no-public-links": {}"#, #""victim": {}"#,
    ]
    for id in Self.victims where id != "victim" {
      try folder.write("\(id).lua", RepositoryFile.bytes("Policies/\(id)/policy.lua"))
    }
    try folder.write("victim.lua", Array(NeighbourTests.victim.utf8))
    for attacker in attackers {
      try folder.write("\(attacker.id).lua", attacker.source)
      listings.append("\"\(attacker.id)\": {}")
    }
    try folder.write("policyset.json", Array((Self.limits + listings.joined(separator: ",\n") + "} }").utf8))
    ids = attackers.map(\.id)
  }

  func warden(_ isolation: PolicySet.Isolation = .inProcess) throws -> Warden {
    Warden(policies: try PolicySet(directory: folder.path, isolation: isolation))
  }

  /// The ids of those whose files are named as faults.
  func faultyIDs(_ isolation: PolicySet.Isolation = .inProcess) -> Set<String> {
    do throws(PolicyLoadError) {
      _ = try PolicySet(directory: folder.path, isolation: isolation)
      return []
    } catch {
      return Set(
        error.faults.map { fault in
          let name = fault.file.split(separator: "/").last ?? ""
          return name.hasSuffix(".lua") ? String(name.dropLast(4)) : "not a script: \(fault)"
        })
    }
  }

  /// Requests that get as far as the policies, each with another action.
  static func requests(_ count: Int, seed: UInt64) -> [ShareRequest] {
    var seen: Set<ActionName> = []
    let allowed = RequestGenerator(seed: seed).lazy.prefix(20_000).filter { request in
      // A compound action asks once for each of its parts.
      request.action.name != .saveShare && Warden().decide(request).isAllowed
    }
    return Array(allowed.filter { seen.insert($0.action.name).inserted }.prefix(count))
  }
}

/// Attackers by file name, the names being ids already but for their underscores.
extension HostileScript {
  var policyID: String { name.replacing("_", with: "-") }
}
