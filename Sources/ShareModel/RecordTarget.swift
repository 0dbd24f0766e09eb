/// The record that a record action is about, with the facts about it that rules ask for.
public struct RecordTarget: Hashable, Sendable {
  /// Where a record hangs. Source: `CKRecord.parent`.
  public enum Parent: Hashable, Sendable {
    /// Not said: assumed to lie under the root.
    case assumed
    case none
    case record(String)
  }

  public var recordName: String
  public var recordType: String?
  public var parent: Parent
  /// Whether following `parent` leads to the share's root; `nil`: not said.
  public var isInShare: Bool?
  /// Whether other records, not deleted in the same batch, name this one as parent; `nil`: not said.
  public var hasChildren: Bool?
  /// Whether the record already lies in another share; `nil`: not said.
  public var isInOtherShare: Bool?
  /// Whether the parent exists on the server or in the batch; `nil`: not said.
  public var parentExists: Bool?
  /// Whether the reference to the parent has an action other than none; `nil`: not said.
  public var parentReferenceHasAction: Bool?

  public init(
    recordName: String, recordType: String? = nil, parent: Parent = .assumed, isInShare: Bool? = nil,
    hasChildren: Bool? = nil, isInOtherShare: Bool? = nil, parentExists: Bool? = nil,
    parentReferenceHasAction: Bool? = nil
  ) {
    self.recordName = recordName
    self.recordType = recordType
    self.parent = parent
    self.isInShare = isInShare
    self.hasChildren = hasChildren
    self.isInOtherShare = isInOtherShare
    self.parentExists = parentExists
    self.parentReferenceHasAction = parentReferenceHasAction
  }
}
