package import LuaSyntax

/// A small change of a policy that a test should notice.
package struct Mutant: Hashable, Sendable {
  /// What kind of change it is.
  package enum Operator: String, CaseIterable, Sendable {
    case flipComparison = "flip-comparison"
    case dropDenial = "drop-denial"
    case negateCondition = "negate-condition"
    case swapConnective = "swap-and-or"
    case dropNot = "drop-not"
    case swapShares = "swap-share-after"
    case widenGains = "gains-to-everybody"
    case shortenList = "shorten-list"
    case matchAnything = "match-anything"
    case swapQuantifier = "swap-any-all"
    case dropFilter = "drop-count-filter"
    case shiftNumber = "shift-number"
    case swapWord = "swap-word"
    case dropReturn = "drop-return"
  }

  package var change: Operator
  package var span: SourceSpan
  package var replacement: String
}

extension Mutant {
  /// The text with the change in it; its lines are those of the original.
  package func applied(to text: SourceText) -> [UInt8] {
    Array(text.bytes[..<span.start]) + Array(replacement.utf8) + Array(text.bytes[span.end...])
  }

  /// What the change is, in one sentence.
  package func sentence(in text: SourceText) -> String {
    let before = Self.inOneLine(text.text(span))
    return replacement.allSatisfy(\.isWhitespace) || change == .dropDenial || change == .dropReturn
      ? "`\(before)` is dropped" : "`\(before)` becomes `\(Self.inOneLine(replacement))`"
  }

  private static func inOneLine(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 80 ? words.prefix(79) + "…" : words
  }

  /// The case that would notice it.
  package var missingCase: String { change.missingCase }
}

extension Mutant.Operator {
  /// The case that would notice a change of this kind.
  package var missingCase: String {
    switch self {
    case .flipComparison: "a request at the boundary, and one on either side of it"
    case .dropDenial: "a request that this denial alone turns away, expected with its code"
    case .negateCondition: "a request for which the condition holds, and one for which it does not"
    case .swapConnective: "a request for which exactly one of the two sides holds"
    case .dropNot: "a request for which what follows `not` holds, and one for which it does not"
    case .swapShares: "a request by which the share changes in what is looked at here, such as one that adds somebody"
    case .widenGains: "a request that is about one person, while others in the share would be turned away"
    case .shortenList: "a request about just the entry that is missing"
    case .matchAnything: "a request about a domain that is in no list"
    case .swapQuantifier: "a request about two people of whom one alone is meant"
    case .dropFilter: "a share with somebody who is counted only without this filter"
    case .shiftNumber: "a request at the number, and one beside it"
    case .swapWord: "a request about exactly this word, and one about another"
    case .dropReturn: "a request that ends here and would go on to be turned away"
    }
  }
}
