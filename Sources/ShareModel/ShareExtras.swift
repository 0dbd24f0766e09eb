/// What most shares have nothing of; kept together, so that a copy of a share need not count each of it.
struct ShareExtras: Hashable, Sendable {
  var requesters: [Person] = []
  var blockedIdentities: [Person] = []
  var title: String?
  var type: String?
  var fields = Labels()
  var properties = Labels()
  var recordChangeTag: String?
  var containerIdentifier: String?

  var isEmpty: Bool {
    requesters.isEmpty && blockedIdentities.isEmpty && title == nil && type == nil && fields.isEmpty
      && properties.isEmpty && recordChangeTag == nil && containerIdentifier == nil
  }
}

extension Share {
  /// People who asked to be let in (OS 26).
  public var requesters: [Person] {
    get { extras?.value.requesters ?? [] }
    set { change { $0.requesters = newValue } }
  }

  public var blockedIdentities: [Person] {
    get { extras?.value.blockedIdentities ?? [] }
    set { change { $0.blockedIdentities = newValue } }
  }

  /// `cloudkit.title`.
  public var title: String? {
    get { extras?.value.title }
    set { change { $0.title = newValue } }
  }

  /// `cloudkit.type`.
  public var type: String? {
    get { extras?.value.type }
    set { change { $0.type = newValue } }
  }

  /// Custom keys of the share record.
  public var fields: Labels {
    get { extras?.value.fields ?? Labels() }
    set { change { $0.fields = newValue } }
  }

  /// The organization's own labels.
  public var properties: Labels {
    get { extras?.value.properties ?? Labels() }
    set { change { $0.properties = newValue } }
  }

  /// The change tag of the copy at hand; compared with ``Environment/serverChangeTag``.
  public var recordChangeTag: String? {
    get { extras?.value.recordChangeTag }
    set { change { $0.recordChangeTag = newValue } }
  }

  /// The container the share lives in; compared with ``Environment/containerIdentifier``.
  public var containerIdentifier: String? {
    get { extras?.value.containerIdentifier }
    set { change { $0.containerIdentifier = newValue } }
  }

  /// Whether anybody is blocked, which is asked more often than who.
  package var blocksAnybody: Bool { extras?.value.blockedIdentities.isEmpty == false }

  private mutating func change(_ change: (inout ShareExtras) -> Void) {
    var changed = extras?.value ?? ShareExtras()
    change(&changed)
    extras = changed.isEmpty ? nil : Shared(changed)
  }
}
