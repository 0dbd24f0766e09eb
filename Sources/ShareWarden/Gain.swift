package import ShareModel

/// Somebody who gets in, or gets more, if an action goes through: what most policies are about.
package struct Gain: Hashable, Sendable {
  /// The participant in the share after.
  package let participant: Participant
  /// The participant as it was; `nil` for somebody who held no place before.
  package let before: Participant?

  package init(participant: Participant, before: Participant?) {
    self.participant = participant
    self.before = before
  }
}

extension Gain {
  /// The participants of `after` who were not in `before`, who accept, or whose permission or role is higher than it
  /// was, in the order of `after`. Never the owner, never a right that is taken away.
  ///
  /// `standing` says which permission a participant has, or will have on acceptance, in a share: for a public user the
  /// share's own (rule R093), so that raising the public permission is a gain of each of them. A higher permission of
  /// their own is a gain as well, even where the share's public permission gives as much for now.
  package static func all(
    from before: Share?, to after: Share, standing: (Participant, Share) -> ParticipantPermission
  ) -> [Gain] {
    let seated = before?.seated ?? []
    var index: IdentityIndex?
    // Who has no key is known by nothing but all of their entry, and each such entry stands for one person.
    var nameless = seated.filter(\.identity.isEmpty).reduce(into: [Participant: Int]()) { $0[$1, default: 0] += 1 }
    // Most entries are what and where they were, and nobody gains by an entry that is the same in a share as open.
    let isAsOpen = before?.publicPermission == after.publicPermission
    func own(_ participant: Participant, _ share: Share) -> ParticipantPermission {
      participant.role == .publicUser ? standing(participant, share) : participant.permission
    }
    return after.participants.enumerated().compactMap { place, participant in
      guard !participant.isOwner, participant.acceptanceStatus.holdsSeat else { return nil }
      var former: Participant?
      if participant.identity.isEmpty {
        if let count = nameless[participant], count > 0 {
          nameless[participant] = count - 1
          former = participant
        }
      } else if isAsOpen, let before, place < before.participants.count, before.participants[place] == participant {
        return nil
      } else {
        let known = index ?? IdentityIndex(seated.map(\.identity))
        index = known
        former = known.first(matching: participant.identity).map { seated[$0] }
      }
      guard let before, let former else { return Gain(participant: participant, before: nil) }
      let accepts = participant.isAccepted && !former.isAccepted
      let mayMore =
        standing(participant, after) > standing(former, before)
        || own(participant, after) > own(former, before)
      let ranksHigher = participant.role.outranks(former.role)
      return accepts || mayMore || ranksHigher ? Gain(participant: participant, before: former) : nil
    }
  }
}
