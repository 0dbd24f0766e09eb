/// One question: may this subject do this to this share?
public struct ShareRequest: Hashable, Sendable {
  public var subject: Subject
  public var action: Action
  /// The share as the server has it. For `createShare` it is the share about to be, without participants.
  public var share: Share
  /// When the action happens; the caller's clock, not ours.
  public var time: Timestamp
  public var environment: Environment
  /// What the caller gave as context, for policies.
  public var context: Labels
  /// `strict` denies where a rule would have to assume a fact.
  public var isStrict: Bool

  public init(
    subject: Subject, action: Action, share: Share, time: Timestamp, environment: Environment = Environment(),
    context: Labels = Labels(), isStrict: Bool = false
  ) {
    self.subject = subject
    self.action = action
    self.share = share
    self.time = time
    self.environment = environment
    self.context = context
    self.isStrict = isStrict
  }
}
