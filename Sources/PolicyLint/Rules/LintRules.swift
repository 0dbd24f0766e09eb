/// All rules, in the order in which they are told.
package enum LintRules {
  package static let all: [any LintRule.Type] = [
    UnknownField.self, FieldOfOtherAction.self, ImpossibleComparison.self, MisusedCount.self, UnguardedOptional.self,
    UndeclaredParameter.self, UnusedParameter.self, AccidentalGlobal.self, LeftOutName.self, UndefinedName.self,
    Shadowing.self, UnusedVariable.self, SyntaxFault.self, LoadFault.self, UselessAllowance.self,
  ]

  /// The rule of an id.
  package static func rule(_ id: String) -> (any LintRule.Type)? { all.first { $0.id == id } }
}
