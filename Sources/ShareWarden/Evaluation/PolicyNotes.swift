internal import LuaSandbox
internal import ShareModel

/// What one policy said in a decision: at most so many denials and warnings. What it says of several parts of an action in
/// the same words is said once, of the whole.
struct PolicyNotes {
  /// Source: Policies/README.md, limits.
  static let most = 64

  private var notes: [PolicyNote] = []
  /// Where each note stands, by the note without its part; empty while there is but one, which can be looked at.
  private var places: [PolicyNote: Int] = [:]
  private var denials = 0
  private var warnings = 0
  private var denialsCut = 0
  private var warningsCut = 0

  init(_ report: LuaReport, part: Int?) { add(report, part: part) }

  mutating func add(_ report: LuaReport, part: Int?) {
    for denial in report.denials { add(PolicyNote(denial, .denial, part: part)) }
    for warning in report.warnings { add(PolicyNote(warning, .warning, part: part)) }
    denialsCut += report.denialsCut
    warningsCut += report.warningsCut
    if let failure = report.failure { add(PolicyNote(failure, part: part)) }
  }

  /// The notes by line, then by call; last what was cut.
  var settled: [PolicyNote] {
    if notes.count == 1, denialsCut + warningsCut == 0 { return notes }
    let sorted = notes.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
    var settled = sorted.map(\.element)
    if denialsCut > 0 { settled.append(.cut(denialsCut, "denial")) }
    if warningsCut > 0 { settled.append(.cut(warningsCut, "warning")) }
    return settled
  }

  private mutating func add(_ note: PolicyNote) {
    if let same = place(of: note) {
      if notes[same].part != note.part { notes[same].part = nil }
      return
    }
    switch note.kind {
    case .denial where denials == Self.most: denialsCut += 1
    case .warning where warnings == Self.most: warningsCut += 1
    default:
      if note.kind == .denial { denials += 1 }
      if note.kind == .warning { warnings += 1 }
      notes.append(note)
    }
  }

  /// Where the same was said before, whatever the part.
  private mutating func place(of note: PolicyNote) -> Int? {
    if notes.isEmpty { return nil }
    while places.count < notes.count { places[notes[places.count].ofWhole] = places.count }
    return places[note.ofWhole]
  }
}

extension PolicyNote {
  /// The note without its part.
  fileprivate var ofWhole: PolicyNote {
    var note = self
    note.part = nil
    return note
  }
}
