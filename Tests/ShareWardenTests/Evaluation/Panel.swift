import ShareModel
import ShareWarden

/// Policies by id, to be asked together.
struct Panel {
  let warden: Warden
  private let folder: PolicyFolder

  /// - Parameter set: `policyset.json`.
  init(_ scripts: [String: String], set: String? = nil) throws {
    folder = try PolicyFolder(Dictionary(uniqueKeysWithValues: scripts.map { ("\($0).lua", $1) }))
    if let set { try folder.write("policyset.json", Array(set.utf8)) }
    warden = Warden(policies: try folder.load())
  }

  /// One policy whose check has this body.
  init(body: String, set: String? = nil) throws {
    try self.init(["p": "return function(request)\n\(body)\nend"], set: set)
  }

  func decide(_ request: ShareRequest) -> Decision { warden.decide(request) }

  /// A place in a policy's file, as decisions cite it.
  func source(_ place: String) -> String { "\(folder.path)/\(place)" }
}

extension Decision {
  var codes: [String] { denials.map(\.code) }
}
