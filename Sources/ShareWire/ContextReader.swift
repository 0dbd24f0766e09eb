internal import PlainData
internal import ShareModel

/// Reads the circumstances: when, in which surroundings, and what else the caller says for policies.
struct ContextReader {
  let isStrict: Bool

  func time(_ node: JSONNode?) throws(InputFault) -> Timestamp? {
    try node?.requireObject()
    return try node?.optional("time") { (node) throws(InputFault) in try node.time() }
  }

  func labels(_ node: JSONNode?) throws(InputFault) -> Labels {
    try node?.labels(except: ["time", "environment"]) ?? Labels()
  }

  func environment(_ node: JSONNode?) throws(InputFault) -> Environment {
    guard let node = node?["environment"] else { return Environment() }
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
