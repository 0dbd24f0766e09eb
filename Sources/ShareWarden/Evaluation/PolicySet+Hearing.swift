internal import ShareModel
internal import ShareRules

extension PolicySet {
  /// Asks every policy that the action concerns; of a compound action, about each part in turn.
  func hear(_ request: ShareRequest, _ ruling: Ruling) -> PolicyHearing {
    var hearing = PolicyHearing(policies)
    let parts = request.action.parts.map { $0.meant(for: request.share) }
    var asked: [ActionName: [Int]] = [:]
    for part in parts where asked[part.name] == nil {
      asked[part.name] = index.policies(concerning: part.name, of: request.action.name)
    }
    guard asked.values.contains(where: { !$0.isEmpty }) else { return hearing }
    pool.withCages { cages in
      cages.view.lay(request, ruling, profile: profile)
      for (place, part) in parts.enumerated() {
        guard let numbers = asked[part.name], !numbers.isEmpty else { continue }
        cages.view.show(part)
        hearing.ask(numbers, part: request.action.isCompound ? place : nil, in: cages)
      }
    }
    hearing.conclude(request, after: ruling.after)
    return hearing
  }
}
