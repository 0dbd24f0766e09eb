internal import PlainData
internal import ShareModel

/// Reads the circumstances: when, in which surroundings, and what else the caller says for policies.
struct ContextReader {
  let isStrict: Bool

  func context(_ node: BorrowedNode) throws(InputFault) -> RequestContext {
    let members = try KnownMembers<ContextMember>(node)
    return RequestContext(
      time: try members.optional(.time) { (node) throws(InputFault) in try node.time() },
      environment: try members.optional(.environment, environment) ?? Environment(),
      labels: try node.labels(except: NameSet<ContextMember>.all))
  }

  private func environment(_ node: BorrowedNode) throws(InputFault) -> Environment {
    let members = try KnownMembers<EnvironmentMember>(node)
    if isStrict { try members.allowOnly() }
    return Environment(
      databaseScope: try members.optional(.databaseScope) { (node) throws(InputFault) in
        try Spellings.databaseScope.read(node)
      },
      containerIdentifier: try members.optionalText(.containerIdentifier),
      osVersion: try members.optional(.osVersion) { (node) throws(InputFault) in try node.wholeNumber() },
      entitlements: try members.optional(.entitlements) { (node) throws(InputFault) in
        var values: Set<Environment.Entitlement> = []
        for item in try node.list() { values.insert(try Spellings.entitlement.read(item)) }
        return values
      },
      serverChangeTag: try members.optionalText(.serverChangeTag),
      ownerStorageIsFull: try members.optionalTruth(.ownerStorageIsFull))
  }
}

private enum ContextMember: Int, MemberName {
  case time, environment

  static let table = makeTable()
}

private enum EnvironmentMember: Int, MemberName {
  case databaseScope, containerIdentifier, osVersion, entitlements, serverChangeTag, ownerStorageIsFull

  static let table = makeTable()
}
