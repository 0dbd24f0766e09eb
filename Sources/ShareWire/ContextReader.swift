internal import PlainData
internal import ShareModel

/// Reads the circumstances: when, in which surroundings, and what else the caller says for policies.
struct ContextReader {
  let isStrict: Bool

  func context(_ node: JSONNode) throws(InputFault) -> RequestContext {
    try node.requireObject()
    return RequestContext(
      time: try node.optional("time") { (node) throws(InputFault) in try node.time() },
      environment: try node.optional("environment") { (node) throws(InputFault) in try environment(node) }
        ?? Environment(),
      labels: try node.labels(except: ["time", "environment"]))
  }

  private func environment(_ node: JSONNode) throws(InputFault) -> Environment {
    try node.requireObject()
    if isStrict {
      try node.allowOnly([
        "databaseScope", "containerIdentifier", "osVersion", "entitlements", "serverChangeTag", "ownerStorageIsFull",
      ])
    }
    return Environment(
      databaseScope: try node.optional("databaseScope") { (node) throws(InputFault) in
        try Spellings.databaseScope.read(node)
      },
      containerIdentifier: try node.optionalText("containerIdentifier"),
      osVersion: try node.optional("osVersion") { (node) throws(InputFault) in try node.wholeNumber() },
      entitlements: try node.optional("entitlements") { (node) throws(InputFault) in
        var values: Set<Environment.Entitlement> = []
        for item in try node.list() { values.insert(try Spellings.entitlement.read(item)) }
        return values
      },
      serverChangeTag: try node.optionalText("serverChangeTag"),
      ownerStorageIsFull: try node.optionalTruth("ownerStorageIsFull"))
  }
}
