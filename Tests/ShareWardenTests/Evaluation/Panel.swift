import ShareModel
import ShareWarden

/// Policies by id, to be asked together.
struct Panel {
  let warden: Warden
  private let policies: PolicySet
  private let folder: PolicyFolder

  /// - Parameter set: `policyset.json`.
  init(_ scripts: [String: String], set: String? = nil) throws {
    folder = try PolicyFolder(Dictionary(uniqueKeysWithValues: scripts.map { ("\($0).lua", $1) }))
    if let set { try folder.write("policyset.json", Array(set.utf8)) }
    policies = try folder.load()
    warden = Warden(policies: policies)
  }

  /// One policy whose check has this body.
  init(body: String, set: String? = nil) throws {
    try self.init(["p": "return function(request)\n\(body)\nend"], set: set)
  }

  func decide(_ request: ShareRequest) -> Decision { warden.decide(request) }

  func trails(of request: ShareRequest) -> [PolicyTrail] { PolicyTracer(policies).trails(of: request) }

  /// A place in a policy's file, as decisions cite it.
  func source(_ place: String) -> String { "\(folder.path)/\(place)" }
}

extension Decision {
  var codes: [String] { denials.map(\.code) }
}
