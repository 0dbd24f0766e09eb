internal import LuaSandbox
internal import ShareModel
internal import ShareRules

/// What scripts see of a request, built once and read in place. Of a compound action they see one part after the other.
struct RequestView: ~Copyable {
  private(set) var builder = ViewBuilder()
  /// The people of the share as it is, to whom the request refers.
  private(set) var people: PeopleView?

  /// Lays out a request that the rules allow.
  mutating func lay(_ request: ShareRequest, _ ruling: Ruling, profile: RuleProfile) {
    builder.reset()
    let root = builder.add(ViewSchemas.request, RequestField.self)
    let scale = request.share.scale(profile)
    people = request.share.participants.base.flatMap { PeopleView.kept(with: $0, scale) }
    let before = PeopleList(request.share.participants, scale, kept: people, in: &builder)
    lay(request, ruling, root, before, ruling.after, profile)
    let actor = builder.add(
      request.subject, in: request.share, before, at: request.makesShare ? nil : ruling.actorPlace)
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

  /// Lets go of what belongs to the request.
  mutating func forget() { people = nil }

  /// The share as it is and as it will be, and who gains. Inlined, it would copy the share once more.
  @inline(never)
  private mutating func lay(
    _ request: ShareRequest, _ ruling: Ruling, _ root: ViewHeader, _ before: PeopleList, _ after: Share?,
    _ profile: RuleProfile
  ) {
    let after = after ?? request.share.emptied
    let newcomer = ruling.newcomer
    let afterwards = PeopleList(
      after.participants, after.scale(profile), after: before, newcomer: newcomer, in: &builder)
    let gains: ViewHeader
    if request.makesShare {
      let share = builder.add(after, afterwards)
      builder.set(root, RequestField.after, .container(share))
      gains = builder.add(Gain.ofAll(in: after.participants), of: after, afterwards, before: nil, profile)
    } else {
      let share = builder.add(request.share, before)
      builder.set(root, RequestField.share, .container(share))
      let other =
        newcomer == nil
        ? builder.add(after, afterwards, like: request.share, in: share) : builder.add(afterwards, insteadIn: share)
      builder.set(root, RequestField.after, .container(other))
      let all = Gain.all(of: ruling, from: request.share, to: after, profile)
      gains = builder.add(all, of: after, afterwards, before: before, profile)
    }
    builder.set(root, RequestField.gains, .container(gains))
  }
}

extension ShareRequest {
  /// Whether there is no share yet.
  fileprivate var makesShare: Bool { action.name == .createShare }
}
