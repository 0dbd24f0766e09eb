package import LuaSandbox

/// What ran of a policy while it was asked about one request.
package struct PolicyTrail: Sendable {
  /// Something the policy said, or that it failed.
  package struct Moment: Equatable, Sendable {
    package var moment: LuaTrail.Moment
    /// The part of a compound action that it was asked about; `nil` where it was about the whole.
    package var part: Int?
  }

  package var id: String
  /// The script's file, under the name that the policy set was loaded by.
  package var file: String
  package var source: [UInt8]
  package var isShadow: Bool
  /// How often each line ran when the policy was loaded; the first is that of line 1.
  package var loadedLines: [UInt32]
  /// How often each line ran when it was asked, of all parts together.
  package var lines: [UInt32]
  package var moments: [Moment] = []
  /// Where it denied, in the order in which it did, however many moments there were.
  package var denied: [LuaTrail.Denied] = []
}
