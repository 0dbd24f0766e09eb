public import ShareModel

/// One row of the rule book, to be printed.
public struct Rule: Hashable, Sendable {
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    case allow, deny
    /// Says what a word means or what follows; decides nothing by itself.
    case definition
  }

  /// `R001` to `R196`.
  public let id: String
  public let chapter: Chapter
  public let verdict: Verdict
  /// The closest CKError of a denial.
  public let code: CloudKitError?
  public let sentence: String
}
