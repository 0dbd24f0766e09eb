internal import LuaSandbox
internal import ShareModel

/// The cells of a person: the record, behind it its address and its labels, to which it refers where there are any. It
/// is there until something else is added to the view.
struct PersonCells {
  /// How many there are.
  static var count: Int { labels + 1 }
  /// Where the address is in them.
  static var email: Int { 1 + fieldCount }
  static var fieldCount: Int { PersonField.before.rawValue }
  private static var labels: Int { email + 1 + EmailField.domain.rawValue + 1 }

  /// Those of somebody of whom nothing is known.
  static let blank: [ViewCell] = {
    var cells = [ViewCell](repeating: .null, count: count)
    cells[0] = .record(ViewSchemas.person, fieldCount: fieldCount)
    cells[email] = .record(ViewSchemas.email, fieldCount: EmailField.domain.rawValue + 1)
    cells[labels] = .emptyMap
    return cells
  }()

  private let start: UnsafeMutablePointer<ViewCell>
  /// The number of the first of them in the view.
  private let first: Int

  init(at start: UnsafeMutablePointer<ViewCell>, first: Int) {
    self.start = start
    self.first = first
  }

  subscript(field: PersonField) -> ViewCell {
    get { start[1 + field.rawValue] }
    nonmutating set { start[1 + field.rawValue] = newValue }
  }

  func hasNoLabels() {
    self[.properties] = .container(ViewHeader(index: UInt32(truncatingIfNeeded: first + Self.labels)))
  }

  /// - Parameters:
  ///   - start: where the address is in the text of the view, in its folded form.
  ///   - domain: how many bytes of it the domain is, which ends it.
  func hasEmail(at start: Int, count: UInt32, domain: UInt32) {
    self[.email] = .container(ViewHeader(index: UInt32(truncatingIfNeeded: first + Self.email)))
    let fields = self.start + Self.email + 1
    fields[EmailField.text.rawValue] = .text(at: start, count: count)
    fields[EmailField.localPart.rawValue] = .text(at: start, count: count &- domain &- 1)
    fields[EmailField.domain.rawValue] = .text(at: start + Int(count &- domain), count: domain)
  }

  /// What a list knows of somebody, and a share of this scale makes of it.
  ///
  /// - Parameter seat: the same for two entries of one person; negative for an entry that holds no place.
  func has(_ facts: ParticipantFacts, _ scale: PermissionScale, seat: Int, dateAdded: Timestamp?) -> PersonTally {
    let standing = scale.standing(of: facts)
    let effective = facts.acceptanceStatus == .accepted ? standing : .none
    self[.seat] = .integer(Int64(seat))
    self[.standing] = standing.cell
    self[.role] = facts.role.cell
    // A public user has no permission of their own: it is the share's.
    self[.permission] = (facts.role == .publicUser ? standing : facts.permission).cell
    self[.effectivePermission] = effective.cell
    self[.acceptanceStatus] = facts.acceptanceStatus.cell
    if let hasAccount = facts.hasiCloudAccount { self[.hasiCloudAccount] = .boolean(hasAccount) }
    self[.isOneTimeURL] = .boolean(facts.isOneTimeURL)
    self[.isApprovedRequester] = .boolean(facts.isApprovedRequester)
    if let dateAdded { self[.dateAddedToShare] = .time(microseconds: dateAdded.microseconds) }
    return PersonTally(
      standing: self[.standing], role: self[.role], acceptanceStatus: self[.acceptanceStatus], hasSeat: seat >= 0)
  }
}
