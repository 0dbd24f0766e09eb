/// All rules, in the order in which they are told.
package enum LintRules {
  package static let all: [any LintRule.Type] = [
    UnknownField.self, FieldOfOtherAction.self, ImpossibleComparison.self, MisusedCount.self, UnguardedOptional.self,
    LoopWithoutIpairs.self, ComparedWithItself.self, ConstantCondition.self, UnreachableCode.self,
    UndeclaredParameter.self,
    UnusedParameter.self, ParameterWithoutAbout.self, LooselyTypedParameter.self, HardCodedList.self,
    AccidentalGlobal.self, LeftOutName.self, UndefinedName.self, Shadowing.self, UnusedVariable.self,
    NarrowActions.self, CapBefore.self, HandComparedAddress.self, UnescapedDot.self, ManySteps.self,
    SwallowedError.self, ReturnedValue.self, DuplicateCode.self, ComputedCode.self, UndocumentedCode.self,
    MessageWithParticulars.self, FloodingDenial.self, MissingSummary.self, MissingReadme.self, MissingTests.self,
    UnlistedPolicy.self, SyntaxFault.self, LoadFault.self, UselessAllowance.self,
  ]

  /// The rule of an id.
  package static func rule(_ id: String) -> (any LintRule.Type)? { all.first { $0.id == id } }
}
