import ShareModel
internal import ShareWire

/// Finds what would have been allowed in place of a denied action, by asking: close to it, and never asking for more.
struct AllowedInstead {
  fileprivate static let mostVariants = 5
  /// Requests that are decided on the way; a batch may have hundreds of parts.
  private static let mostTrials = 64

  let decide: (ShareRequest) -> Decision

  func variants(of request: ShareRequest, denied decision: Decision) -> [AllowedVariant] {
    var search = Search(decide: decide, request: request, trialsLeft: Self.mostTrials)
    switch request.action {
    case .saveShare(let parts): search.tryParts(parts, denied: decision, Action.saveShare)
    case .modifyRecords(let parts): search.tryParts(parts, denied: decision, Action.modifyRecords)
    case .createShare:
      for permission in LesserAction.publicPermissions(of: request.share) { search.tryMaking(permission) }
    default:
      for action in LesserAction.variants(of: request.action, on: request.share) { _ = search.try(action) }
    }
    return search.found
  }
}

/// The trials about one request.
private struct Search {
  let decide: (ShareRequest) -> Decision
  let request: ShareRequest
  var trialsLeft: Int
  private(set) var found: [AllowedVariant] = []
  private var tried: Set<AllowedVariant> = []

  init(decide: @escaping (ShareRequest) -> Decision, request: ShareRequest, trialsLeft: Int) {
    self.decide = decide
    self.request = request
    self.trialsLeft = trialsLeft
  }

  /// `nil` where it was tried before, or enough was.
  mutating func `try`(_ action: Action) -> Decision? { `try`(AllowedVariant(action: action)) }

  mutating func tryMaking(_ permission: ParticipantPermission) {
    _ = `try`(AllowedVariant(action: request.action, publicPermission: permission))
  }

  private mutating func `try`(_ variant: AllowedVariant) -> Decision? {
    guard trialsLeft > 0, found.count < AllowedInstead.mostVariants, tried.insert(variant).inserted else { return nil }
    trialsLeft -= 1
    var asked = request
    asked.action = variant.action
    if let permission = variant.publicPermission { asked.share.publicPermission = permission }
    let decision = decide(asked)
    if decision.isAllowed { found.append(variant) }
    return decision
  }

  /// Lesser parts in place of those that fail, then the action without them.
  mutating func tryParts(_ parts: [Action], denied decision: Decision, _ whole: ([Action]) -> Action) {
    let failing = decision.failingParts
    let suspects = failing.isEmpty ? Array(parts.indices) : failing.sorted()
    let lesser = suspects.map { LesserAction.variants(of: parts[$0], on: request.share) }
    if failing.isEmpty {
      for (place, variants) in zip(suspects, lesser) {
        for variant in variants { _ = `try`(whole(parts.replacing(place, by: variant))) }
      }
    } else {
      for number in 0..<(lesser.map(\.count).max() ?? 0) {
        var changed = parts
        for (place, variants) in zip(suspects, lesser) where !variants.isEmpty {
          changed[place] = variants[min(number, variants.count - 1)]
        }
        _ = `try`(whole(changed))
      }
    }
    tryWithout(failing, parts, whole)
  }

  /// Leaves out what fails, until nothing does.
  private mutating func tryWithout(_ failing: Set<Int>, _ parts: [Action], _ whole: ([Action]) -> Action) {
    var (failing, rest) = (failing, parts)
    while !failing.isEmpty, failing.count < rest.count {
      let (left, kept) = (
        failing.sorted().map { rest[$0] }, rest.indices.filter { !failing.contains($0) }.map { rest[$0] }
      )
      guard left.allSatisfy({ LesserAction.canBeLeftOut($0, of: kept) }) else { return }
      rest = kept
      guard let decision = `try`(whole(rest)), !decision.isAllowed else { return }
      failing = decision.failingParts
    }
    guard failing.isEmpty, rest.count > 1 else { return }
    for place in rest.indices {
      let kept = rest.replacing(place, by: nil)
      if LesserAction.canBeLeftOut(rest[place], of: kept) { _ = `try`(whole(kept)) }
    }
  }
}

extension Decision {
  /// The parts of a compound action that are at fault, as far as that is said.
  fileprivate var failingParts: Set<Int> { Set(denials.compactMap(\.index) + errors.compactMap(\.index)) }
}

extension [Action] {
  fileprivate func replacing(_ place: Int, by action: Action?) -> [Action] {
    var changed = self
    changed.replaceSubrange(place...place, with: action.map { [$0] } ?? [])
    return changed
  }
}
