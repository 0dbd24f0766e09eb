package import ShareModel

extension RuleBook {
  /// The rules that a request is held against, in the order of asking: those that could deny until the one that does,
  /// then those that could allow. Of a compound action, each part's.
  ///
  /// - Parameter refusals: the ids of the rules that refused.
  package static func rulesAsked(about request: ShareRequest, refusals: Set<String>) -> [String] {
    var asked: [String] = []
    var seen: Set<String> = []
    let parts = request.action.isCompound ? request.action.parts.map { $0.meant(for: request.share) } : []
    for action in [request.action.meant(for: request.share)] + parts {
      let questions = RuleTable.shared.questions(on: action.name)
      var ids = questions.denying.map { RuleNumbers.id($0.number) }
      if let refusing = ids.firstIndex(where: refusals.contains) {
        ids.removeSubrange((refusing + 1)...)
      } else {
        ids += questions.allowing.map { RuleNumbers.id($0.number) }
      }
      asked += ids.filter { seen.insert($0).inserted }
    }
    return asked
  }
}
