internal import LuaSandbox
internal import ShareModel
internal import ShareRules

/// What scripts see of a request, built once and read in place. Of a compound action they see one part after the other.
struct RequestView {
  private(set) var builder = ViewBuilder()

  /// Lays out a request that the rules allow.
  mutating func lay(_ request: ShareRequest, _ ruling: Ruling, profile: RuleProfile) {
    builder.reset()
    let root = builder.add(ViewSchemas.request, RequestField.self)
    let isNew = request.action.name == .createShare
    let after = ruling.after ?? request.share.emptied
    if isNew {
      let share = builder.add(after, profile: profile)
      builder.set(root, RequestField.after, .container(share))
    } else {
      let share = builder.add(request.share, profile: profile)
      builder.set(root, RequestField.share, .container(share))
      // Most actions on records leave the share as it is.
      let isSame = after == request.share && !ruling.effects.contains(where: \.changesFields)
      let afterwards = isSame ? share : builder.add(after, profile: profile)
      builder.set(root, RequestField.after, .container(afterwards))
    }
    let gains = addGains(from: isNew ? nil : request.share, to: after, profile: profile)
    builder.set(root, RequestField.gains, .container(gains))
    let actor = builder.add(request.subject, in: request.share, isNew: isNew, profile: profile)
    builder.set(root, RequestField.actor, .container(actor))
    let context = builder.addContext(of: request)
    builder.set(root, RequestField.context, .container(context))
    builder.root = root
  }

  /// Lets the next evaluation see this action, or this part of one.
  mutating func show(_ action: Action) {
    guard let root = builder.root else { return }
    let record = builder.add(action)
    builder.set(root, RequestField.action, .container(record))
  }

  private mutating func addGains(from before: Share?, to after: Share, profile: RuleProfile) -> ViewHeader {
    if before == after { return builder.addList(count: 0) }
    let gains = Gain.all(from: before, to: after) { $1.standingPermission(of: $0, profile: profile) }
    let list = builder.addList(count: gains.count)
    for (index, gain) in gains.enumerated() {
      let person = builder.add(
        gain.participant, standing: after.standingPermission(of: gain.participant, profile: profile),
        effective: after.effectivePermission(of: gain.participant, profile: profile), as: ViewSchemas.gain)
      if let before, let former = gain.before {
        let entry = builder.add(
          former, standing: before.standingPermission(of: former, profile: profile),
          effective: before.effectivePermission(of: former, profile: profile))
        builder.set(person, PersonField.before, .container(entry))
      }
      builder.set(list, element: index, .container(person))
    }
    return list
  }
}

extension Effect {
  /// Whether a text of the share may be of other bytes than before, though both compare as equal.
  fileprivate var changesFields: Bool { if case .fieldsChanged = self { true } else { false } }
}
