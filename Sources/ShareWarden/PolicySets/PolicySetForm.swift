internal import ShareRules

/// What `policyset.json` can say, by the tables that read it: for its JSON Schema.
package enum PolicySetForm {
  package static let members = PolicySetFile.members
  package static let modes = ["enforce", "shadow"]
  /// Rules that are on or off.
  package static let flags = RuleProfile.flags.map(\.name)
  /// Rules that are one of a few words.
  package static let words = RuleProfile.words.map { (name: $0.name, choices: $0.choices) }
  package static let participantLimits = RuleProfile.participantLimits
  package static let steps = PolicyLimits.stepRange
  package static let memory = PolicyLimits.memoryRange
  package static let memoryUnits = PolicyLimits.units.map(\.name)
}
