import ShareModel

/// The share as far as the edits got, and what they did to it. Chapters add the effects of their actions.
struct WorkingCopy: ~Copyable {
  var share: Share
  var effects: [Effect] = []
  var isDeleted = false
  /// Accepted people whom closing the share removed; added again in the same save they stay accepted.
  private(set) var departed: [Participant] = []
  let time: Timestamp

  init(_ share: Share, time: Timestamp) {
    self.share = share
    self.time = time
  }

  /// Takes an entry out. Somebody who came in by the same save leaves no trace.
  mutating func remove(at place: Int, leaving: Bool = false) {
    let entry = share.participants.remove(at: place)
    if !eraseAddition(of: entry) { effects.append(leaving ? .participantLeft(entry) : .participantRemoved(entry)) }
  }

  /// Takes all entries out that are meant, who may be thousands. Whom closing the share takes out may come back.
  mutating func removeAll(closing: Bool, where isMeant: (ParticipantFacts) -> Bool) {
    let list = share.participants
    let meant = list.indices.filter { isMeant(list.facts(at: $0)) }.map { list[$0] }
    if meant.isEmpty { return }
    share.participants.remove { isMeant(list.facts(at: $0)) }
    // How others went says nothing of how one came in, and need not be gone through for each.
    let gone = meant.filter { !eraseAddition(of: $0) }
    if closing { departed += gone.filter(\.isAccepted) }
    effects += gone.map { .participantRemoved($0) }
  }

  private mutating func eraseAddition(of entry: Participant) -> Bool {
    guard let trace = additionTrace(of: entry) else { return false }
    for place in trace { effects.remove(at: place) }
    return true
  }

  /// The places, last first, of the effects by which an entry came in and became what it is; `nil` where it was there
  /// before.
  private func additionTrace(of entry: Participant) -> [Int]? {
    var entry = entry
    var trace: [Int] = []
    for place in effects.indices.reversed() {
      switch effects[place] {
      case .participantUpdated(entry, let before):
        trace.append(place)
        entry = before
      case .participantAdded(entry, _): return trace + [place]
      default: continue
      }
    }
    return nil
  }

  /// The one person whom closing the share removed in this save and whom an identity means.
  func departed(matching identity: Identity) -> Participant? {
    let found = departed.filter { $0.identity.matches(identity) }
    return found.count == 1 ? found[0] : nil
  }

  /// Puts a new entry in; an old one of the same person that was removed goes.
  mutating func add(_ entry: Participant) { add(entry, insteadOf: share.participants.places(of: entry.identity)) }

  /// - Parameter former: the places of all entries that match the new one.
  mutating func add(_ entry: Participant, insteadOf former: Places) {
    removeFormerEntries(among: former)
    share.participants.append(entry)
    effects.append(.participantAdded(entry, before: nil))
  }

  /// Takes entries out that a person left behind who came in again.
  mutating func removeFormerEntries(of identity: Identity) {
    removeFormerEntries(among: share.participants.places(of: identity))
  }

  private mutating func removeFormerEntries(among places: Places) {
    if places.isEmpty { return }
    let list = share.participants
    let former = places.filter { !list.facts(at: $0).holdsSeat && !list.facts(at: $0).isOwner }
    if former.isEmpty { return }
    let isFormer = Set(former)
    share.participants.remove { isFormer.contains($0) }
  }

  /// Says that somebody who is in the list was added, also where that changes nothing.
  mutating func addAgain(_ entry: Participant, at place: Int, as changed: Participant) {
    if entry == changed {
      effects.append(.participantUpdated(entry, before: entry))
    } else {
      update(at: place, to: changed)
    }
  }

  mutating func update(at place: Int, to changed: Participant) {
    let entry = share.participants[place]
    guard entry != changed else { return }
    share.participants[place] = changed
    effects.append(.participantUpdated(changed, before: entry))
  }

  /// Lets somebody in again whom closing the share removed in this save.
  mutating func restore(_ entry: Participant, as changed: Participant) {
    departed.removeAll { $0 == entry }
    effects.removeAll { $0 == .participantRemoved(entry) }
    share.participants.append(changed)
    if changed != entry { effects.append(.participantUpdated(changed, before: entry)) }
  }

  mutating func delete() {
    isDeleted = true
    effects.append(.shareDeleted)
  }
}
