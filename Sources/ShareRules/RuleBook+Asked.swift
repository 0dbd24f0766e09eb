package import ShareModel

extension RuleBook {
  /// The rules that a request is held against, in the order of asking: those that could deny until the one that does,
  /// then those that could allow. Of a compound action, each part's.
  ///
  /// - Parameter refusals: the ids of the rules that refused.
  package static func rulesAsked(about request: ShareRequest, refusals: Set<String>) -> [String] {
    var asked: [String] = []
    var seen: Set<String> = []
    func note(_ row: Row) { if seen.insert(row.id).inserted { asked.append(row.id) } }
    let parts = request.action.isCompound ? request.action.parts.map { $0.meant(for: request.share) } : []
    for action in [request.action.meant(for: request.share)] + parts {
      let rows = RuleTable.shared.rows(for: action.name)
      let refusing = rows.denying.firstIndex { refusals.contains($0.id) }
      rows.denying.prefix(refusing.map { $0 + 1 } ?? rows.denying.count).forEach(note)
      if refusing == nil { rows.allowing.forEach(note) }
    }
    return asked
  }
}
