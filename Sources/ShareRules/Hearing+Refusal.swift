import ShareModel

extension Hearing {
  /// Refuses by a row whose condition is met.
  mutating func refuse(_ rule: Int, _ situation: borrowing Situation, index: Int?) {
    let row = RuleTable.shared.row(rule)
    refuse(rule, code(of: row, for: situation), text(row.message, for: situation), index: index)
  }

  private func code(of row: Row, for situation: borrowing Situation) -> CloudKitError {
    let hides = situation.profile.uninvitedError == .permissionFailure
    if situation.name == .fetchShareMetadata, row.stage == .existence, hides { return .permissionFailure }
    let code = situation.actor.isOwner ? row.ownerCode ?? row.code : row.code
    return code ?? .permissionFailure
  }

  private func text(_ message: String, for situation: borrowing Situation) -> String {
    func filled(_ text: String, _ mark: String, _ value: String) -> String {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      return parts.joined(separator: value)
    }
    let permission = filled(message, "{permission}", situation.actor.effective.rawValue)
    return filled(permission, "{limit}", String(situation.profile.participantLimit))
  }
}
