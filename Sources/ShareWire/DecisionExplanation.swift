package import ShareModel

/// What is told of a decision beyond itself. It shows values that policies looked at, so it is for administrators.
package struct DecisionExplanation: Sendable {
  /// The built-in rules that were asked, in the order of asking.
  package var rulesAsked: [String]
  /// How the policies that said something came to it; `nil` where they run in processes of their own, into which nobody
  /// looks.
  package var ways: [PolicyWay]?
  /// Of a denial: what is close to the action, asks for no more and would be allowed, the nearest first. `nil` of an allow.
  package var allowedInstead: [AllowedVariant]?

  package init(rulesAsked: [String], ways: [PolicyWay]? = [], allowedInstead: [AllowedVariant]? = nil) {
    self.rulesAsked = rulesAsked
    self.ways = ways
    self.allowedInstead = allowedInstead
  }

  /// What can't be told of policies in other processes.
  package static let untold = "lines and variables of policies that run in processes of their own"
}

/// An action that would be allowed in place of one that is denied.
package struct AllowedVariant: Hashable, Sendable {
  package var action: Action
  /// What the public permission of a share that is about to be made would have to be; `nil` where that is as it was.
  package var publicPermission: ParticipantPermission?

  package init(action: Action, publicPermission: ParticipantPermission? = nil) {
    self.action = action
    self.publicPermission = publicPermission
  }
}
