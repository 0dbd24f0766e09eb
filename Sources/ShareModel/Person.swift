/// Somebody a share knows without being a participant: a requester or a blocked identity.
/// Source: `CKShare.AccessRequester`, `CKShare.BlockedIdentity`.
public struct Person: Hashable, Sendable {
  private var particulars: Shared<Particulars>
  /// `nil`: not said.
  public var hasiCloudAccount: Bool?

  public init(identity: Identity, name: String? = nil, hasiCloudAccount: Bool? = nil, properties: Labels = Labels()) {
    particulars = Shared(Particulars(identity: identity, name: name, properties: properties))
    self.hasiCloudAccount = hasiCloudAccount
  }
}

extension Person {
  public var identity: Identity {
    get { particulars.value.identity }
    set { particulars.value.identity = newValue }
  }

  /// The name for people to read, if one is known.
  public var name: String? {
    get { particulars.value.name }
    set { particulars.value.name = newValue }
  }

  /// The organization's own labels.
  public var properties: Labels {
    get { particulars.value.properties }
    set { particulars.value.properties = newValue }
  }

  /// Whether both say the same of the same person, byte for byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.identity == right.identity && left.name.hasSameBytes(as: right.name)
      && left.hasiCloudAccount == right.hasiCloudAccount && left.properties == right.properties
  }
}
