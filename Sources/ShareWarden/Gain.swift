internal import ShareModel
internal import ShareRules

/// Somebody who gets in, or gets more, if an action goes through: what most policies are about.
struct Gain: Hashable, Sendable {
  /// Where the person is in the share after.
  let place: Int
  /// Where they are in the share before; `nil` for somebody who held no place.
  let before: Int?
}

/// The gains of an action. Of one or none nothing is allocated.
struct Gains: Equatable, Sendable {
  private var first: Gain?
  private var others: [Gain] = []

  init() {}

  /// Somebody who gets in and held no place before.
  init(newcomer place: Int) { first = Gain(place: place, before: nil) }

  var count: Int { first == nil ? 0 : others.count + 1 }

  subscript(number: Int) -> Gain {
    guard number == 0, let first else { return others[number - 1] }
    return first
  }

  mutating func add(_ gain: Gain) {
    if first == nil { first = gain } else { others.append(gain) }
  }
}

extension Gain {
  /// The participants of `after` who were not in `before`, who accept, or whose permission or role is higher than it
  /// was, in the order of `after`. Never the owner, never a right that is taken away.
  ///
  /// For a public user the permission is the share's own (rule R093), so that raising it is a gain of each of them. A
  /// higher permission of their own is a gain as well, even where the share's public permission gives as much for now.
  static func all(from before: Share, to after: Share, _ profile: RuleProfile) -> Gains {
    var search = GainSearch(
      before: before.participants, after: after.participants, scaleBefore: before.scale(profile),
      scaleAfter: after.scale(profile))
    var gains = Gains()
    for place in search.changed {
      if let gain = search.gain(at: place) { gains.add(gain) }
    }
    return gains
  }

  /// The gains of what a ruling allows, which may know already that there is but one.
  static func all(of ruling: Ruling, from before: Share, to after: Share, _ profile: RuleProfile) -> Gains {
    ruling.newcomer.map { Gains(newcomer: $0) } ?? all(from: before, to: after, profile)
  }

  /// The gains where there was no share before.
  static func ofAll(in people: ParticipantList) -> Gains {
    var gains = Gains()
    for place in people.indices where people.facts(at: place).mayGain { gains.add(Gain(place: place, before: nil)) }
    return gains
  }
}

extension ParticipantFacts {
  fileprivate var mayGain: Bool { !isOwner && holdsSeat }
}

/// Compares the people of two shares.
private struct GainSearch {
  let before: ParticipantList
  let after: ParticipantList
  let scaleBefore: PermissionScale
  let scaleAfter: PermissionScale
  /// Who has no key is known by nothing but all of their entry, and each such entry stands for one person: where such
  /// people were that were not met yet, the last first.
  private var nameless: [Participant: [Int]]?

  init(
    before: ParticipantList, after: ParticipantList, scaleBefore: PermissionScale, scaleAfter: PermissionScale
  ) {
    self.before = before
    self.after = after
    self.scaleBefore = scaleBefore
    self.scaleAfter = scaleAfter
  }

  /// The places of all who can have gained: nobody does by an entry that is the same in a share as open.
  var changed: Range<Int> {
    let isSame = scaleBefore == scaleAfter && before.base === after.base && before.added.isEmpty
    return (isSame ? before.count : 0)..<after.count
  }

  mutating func gain(at place: Int) -> Gain? {
    let facts = after.facts(at: place)
    guard facts.mayGain else { return nil }
    let identity = after.identity(at: place)
    let former: Int?
    if identity.isEmpty {
      former = nextNameless(as: place)
    } else if scaleBefore == scaleAfter, before.hasSameEntry(as: after, at: place) {
      return nil
    } else {
      former = before.firstSeat(of: identity)
    }
    guard let former else { return Gain(place: place, before: nil) }
    return gains(facts, over: before.facts(at: former)) ? Gain(place: place, before: former) : nil
  }

  private func gains(_ facts: ParticipantFacts, over former: ParticipantFacts) -> Bool {
    facts.isAccepted && !former.isAccepted || scaleAfter.standing(of: facts) > scaleBefore.standing(of: former)
      || own(facts, scaleAfter) > own(former, scaleBefore) || facts.role.outranks(former.role)
  }

  private func own(_ facts: ParticipantFacts, _ scale: PermissionScale) -> ParticipantPermission {
    facts.role == .publicUser ? scale.standing(of: facts) : facts.permission
  }

  /// Where somebody without a key was, who was not met yet.
  private mutating func nextNameless(as place: Int) -> Int? {
    // Those before the first place that can have changed are met.
    if nameless == nil { nameless = before.namelessPlaces(from: changed.lowerBound) }
    // Changed where it is: a copy for each would take as long as all of them.
    return nameless?[after[place]]?.popLast()
  }
}

extension ParticipantList {
  /// Whether both lists have the same entry at a place.
  fileprivate func hasSameEntry(as other: ParticipantList, at place: Int) -> Bool {
    guard place < count else { return false }
    return place < baseCount && base === other.base || self[place] == other[place]
  }

  /// The places, the last first, of those who hold one and have no key.
  fileprivate func namelessPlaces(from first: Int) -> [Participant: [Int]] {
    indices.dropFirst(first).reversed().reduce(into: [:]) { places, place in
      if facts(at: place).holdsSeat, identity(at: place).isEmpty { places[self[place], default: []].append(place) }
    }
  }
}
