import ShareModel
import ShareRules

/// One action of one person on one share, and what has to hold of the answer whatever they are.
struct Transition {
  let name: String
  let action: Action
  let before: Share
  let ruling: Ruling
  /// The person's entry, where they hold a place.
  let own: Participant?

  private let profile: RuleProfile

  init(_ name: String, _ action: Action, on share: Share, profile: RuleProfile = RuleProfile()) {
    self.name = name
    self.action = action
    self.profile = profile
    before = share
    ruling = RuleBook(profile: profile).judge(Samples.request(name, action, on: share))
    own = share.seated.first { $0.identity.userRecordName == name }
  }

  /// What does not hold; empty where all does.
  var faults: [String] {
    guard ruling.isAllowed else {
      return ruling.effects.isEmpty && ruling.after == nil && !ruling.isDeleted ? [] : ["a denial does something"]
    }
    var faults: [String] = []
    func hold(_ condition: Bool, _ fault: String) { if !condition { faults.append(fault) } }
    hold(isPermitted || profile != RuleProfile(), "the person's standing permits no such action")
    hold(!ruling.isDeleted || name == "owner", "somebody else ends the share")
    guard let after = ruling.after else {
      hold(ruling.isDeleted, "the share is lost")
      return faults
    }
    hold(after.participants.filter(\.isOwner) == [Samples.owner], "the owner changed")
    hold(!Self.hasBlockedGuest(after), "somebody is in and blocked")
    hold(Replay(ruling.effects, on: before).agrees(with: after), "effects and share differ")
    if name != "owner" { faults += faultsOfGuest(after) }
    return faults
  }

  private var isManager: Bool { own?.isAccepted == true && (own?.role == .owner || own?.role == .administrator) }

  /// What anybody but the owner never brings about.
  private func faultsOfGuest(_ after: Share) -> [String] {
    var faults: [String] = []
    func hold(_ condition: Bool, _ fault: String) { if !condition { faults.append(fault) } }
    let others = { (share: Share) in share.seated.filter { $0.identity.userRecordName != name } }
    let now = after.seated.first { $0.identity.userRecordName == name }
    guard !isManager || profile == RuleProfile() else { return [] }
    hold(after.publicPermission == before.publicPermission, "somebody else opens or closes the share")
    let administrators = { (share: Share) in others(share).filter { $0.role == .administrator } }
    hold(administrators(after) == administrators(before), "somebody else makes or unmakes an administrator")
    if let now {
      if let own {
        hold(now.role == own.role && now.permission == own.permission, "somebody changes what they are themselves")
      } else {
        let joins = now.role == .publicUser && now.permission == before.publicPermission && before.isPublic
        hold(joins || isManager, "somebody comes in by no open link")
      }
    }
    guard !isManager else { return faults }
    hold(others(after) == others(before), "a participant changes the list")
    let blocked = { (share: Share) in share.blockedIdentities.filter { $0.identity.userRecordName != name } }
    hold(blocked(after) == blocked(before), "a participant changes who is blocked")
    hold(after.blockedIdentities == before.blockedIdentities || profile.blockedMayJoinPublic, "a block ends by itself")
    hold(after.allowsAccessRequests == before.allowsAccessRequests, "a participant permits requests or ends that")
    let foreign = { (share: Share) in share.requesters.filter { $0.identity.userRecordName != name } }
    hold(foreign(after) == foreign(before), "a participant changes who asks")
    return faults
  }

  private static func hasBlockedGuest(_ share: Share) -> Bool {
    share.participants.contains { one in
      one.isAccepted && share.blockedIdentities.contains { $0.identity.matches(one.identity) }
    }
  }
}
