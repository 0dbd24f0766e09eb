import ShareModel

/// What tells states of a share apart. The order of its lists does not, nor which of `a` and `b` is which.
struct StateKey: Hashable {
  private let share: String
  private let people: [String]

  init(_ state: Share) {
    share = "\(state.publicPermission) \(state.allowsAccessRequests)"
    people = ["a", "b"].map { name in
      let entries = state.participants.filter { $0.identity.userRecordName == name }.map { one in
        "\(one.role) \(one.permission) \(one.acceptanceStatus) \(one.isApprovedRequester)"
      }
      let asks = state.requesters.contains { $0.identity.userRecordName == name }
      let isBlocked = state.blockedIdentities.contains { $0.identity.userRecordName == name }
      return "\(entries) \(asks) \(isBlocked)"
    }.sorted()
  }
}
