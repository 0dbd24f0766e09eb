internal import LuaSandbox
internal import ShareModel

extension ViewBuilder {
  /// What the caller gave as context, with the time as a time.
  mutating func addContext(of request: ShareRequest) -> ViewHeader {
    let time = ViewCell.time(microseconds: request.time.microseconds)
    if request.context.isEmpty, request.environment.saysNothing {
      let map = addMap(count: 1)
      let key = text("time")
      set(map, entry: 0, key: key, time)
      return map
    }
    var entries: [(key: String, value: ViewCell)] = []
    for entry in request.context.entries { entries.append((entry.name, cell(entry.value))) }
    if !request.environment.saysNothing { entries.append(("environment", cell(request.environment))) }
    entries.append(("time", time))
    return addMap(entries)
  }

  private mutating func cell(_ environment: Environment) -> ViewCell {
    var entries: [(key: String, value: ViewCell)] = [
      ("databaseScope", text(environment.databaseScope?.rawValue)),
      ("containerIdentifier", text(environment.containerIdentifier)),
      ("serverChangeTag", text(environment.serverChangeTag)),
    ]
    if let version = environment.osVersion { entries.append(("osVersion", .integer(Int64(version)))) }
    if let values = environment.entitlements {
      let names = values.map(\.rawValue).sorted().map { text($0) }
      entries.append(("entitlements", .container(addList(names))))
    }
    if let isFull = environment.ownerStorageIsFull { entries.append(("ownerStorageIsFull", .boolean(isFull))) }
    return .container(addMap(entries))
  }
}

extension Environment {
  fileprivate var saysNothing: Bool {
    databaseScope == nil && containerIdentifier == nil && osVersion == nil && entitlements == nil
      && serverChangeTag == nil && ownerStorageIsFull == nil
  }
}
