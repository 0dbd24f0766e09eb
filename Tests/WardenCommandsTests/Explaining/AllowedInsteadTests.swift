import ShareModel
import ShareWarden
import ShareWire
import TestSupport
import Testing

@testable import WardenCommands

@Suite struct AllowedInsteadTests {
  private static let owner = Participant(
    identity: Identity(participantID: "p-ana"), role: .owner, permission: .readWrite, acceptanceStatus: .accepted)
  private static let ben = Participant(
    identity: Identity(participantID: "p-ben"), role: .privateUser, permission: .readOnly, acceptanceStatus: .accepted)

  private func variants(of action: Action, denying: @escaping (ShareRequest) -> Decision) -> [String] {
    let share = Share(
      recordName: "s-1", publicPermission: .readOnly, participants: [Self.owner, Self.ben])
    let request = ShareRequest(
      subject: Subject(id: "p-ana"), action: action, share: share, time: Timestamp(microseconds: 0))
    return AllowedInstead(decide: denying).variants(of: request, denied: denying(request)).map {
      RequestSentence.action($0.action) + ($0.publicPermission.map { " \($0.rawValue)" } ?? "")
    }
  }

  /// Denies whatever has one of these words in it.
  private func denying(_ words: String...) -> (ShareRequest) -> Decision {
    { request in
      let parts = request.action.parts.map(RequestSentence.action)
      let denials = parts.indices.filter { place in words.contains { parts[place].contains($0) } }.map { place in
        Denial(
          layer: .policy, id: "p", code: "c", message: "m", index: request.action.isCompound ? place : nil)
      }
      return Decision(denials: denials)
    }
  }

  private static let invitation = Invitation(
    identity: Identity(userRecordName: "cy"), role: .administrator, permission: .readWrite)

  @Test func `an invitation has less permission, a lesser role, or both`() {
    #expect(
      variants(of: .addParticipant(Self.invitation), denying: denying("readWrite, administrator")) == [
        "addParticipant cy (readOnly, administrator)", "addParticipant cy (readWrite, privateUser)",
        "addParticipant cy (readOnly, privateUser)",
      ])
    #expect(variants(of: .addParticipant(Self.invitation), denying: denying("cy")).isEmpty)
  }

  @Test func `what is as it is already is no suggestion`() {
    let ben = Self.ben.identity
    #expect(
      variants(of: .setPublicPermission(.readWrite), denying: denying("readWrite")) == ["setPublicPermission to none"])
    #expect(variants(of: .setParticipantPermission(ben, .readWrite), denying: denying("readWrite")).isEmpty)
    #expect(variants(of: .setParticipantRole(ben, .administrator), denying: denying("administrator")).isEmpty)
    #expect(
      variants(of: .setParticipantPermission(Self.owner.identity, .readWrite), denying: denying("readWrite"))
        == ["setParticipantPermission p-ana to readOnly"])
  }

  @Test func `a share that is made is less public`() {
    let decide: (ShareRequest) -> Decision = { request in
      Decision(denials: request.share.isPublic ? [Denial(layer: .policy, id: "p", code: "c", message: "m")] : [])
    }
    #expect(variants(of: .createShare(ShareCreation()), denying: decide) == ["createShare none"])
  }

  @Test func `parts that fail are lessened, or left out`() {
    let save = Action.saveShare([
      .setPublicPermission(.none), .addParticipant(Self.invitation), .removeParticipant(Self.ben.identity),
    ])
    #expect(
      variants(of: save, denying: denying("administrator")) == [
        "saveShare [setPublicPermission to none, addParticipant cy (readWrite, privateUser), removeParticipant p-ben]",
        "saveShare [setPublicPermission to none, addParticipant cy (readOnly, privateUser), removeParticipant p-ben]",
        "saveShare [setPublicPermission to none, removeParticipant p-ben]",
      ])
    #expect(
      variants(of: save, denying: denying("cy", "p-ben")) == ["saveShare [setPublicPermission to none]"])
    #expect(variants(of: save, denying: denying("cy", "p-ben", "none")).isEmpty)
  }

  @Test func `where no part is named each is left out in turn`() {
    let decide: (ShareRequest) -> Decision = { request in
      Decision(
        denials: request.action.parts.count > 1 ? [Denial(layer: .policy, id: "p", code: "c", message: "m")] : [])
    }
    let parts: [Action] = [.removeParticipant(Self.ben.identity), .setPublicPermission(.none)]
    #expect(
      variants(of: .saveShare(parts), denying: decide) == [
        "saveShare [setPublicPermission to none]", "saveShare [removeParticipant p-ben]",
      ])
  }

  @Test func `what takes back what another part gives is not left out`() {
    let cy = Identity(userRecordName: "cy")
    let parts: [Action] = [
      .addParticipant(Invitation(identity: cy, permission: .readWrite)), .setParticipantPermission(cy, .readOnly),
    ]
    let variants = AllowedInstead { request in
      guard case .saveShare(let asked) = request.action, asked.count == 1 else {
        return Decision(
          denials: [Denial(layer: .policy, id: "p", code: "no", message: "No.", index: 1)])
      }
      return Decision()
    }.variants(
      of: ShareRequest(
        subject: Subject(id: "ana"), action: .saveShare(parts), share: Share(recordName: "s"),
        time: Timestamp(microseconds: 0)),
      denied: Decision(denials: [Denial(layer: .policy, id: "p", code: "no", message: "No.", index: 1)]))
    #expect(variants == [])
  }

  @Test func `each suggestion is really allowed, asks for no more, and is the same every time`() throws {
    let warden = Warden(policies: try PolicySet(directory: RepositoryFile.path("Policies")))
    var suggested = 0
    for request in RequestGenerator(seed: 23).prefix(6000) {
      let decision = warden.decide(request)
      guard !decision.isAllowed else { continue }
      let search = AllowedInstead { warden.decide($0) }
      let variants = search.variants(of: request, denied: decision)
      #expect(variants.count <= 5 && Set(variants).count == variants.count)
      #expect(variants == search.variants(of: request, denied: decision))
      for variant in variants {
        var asked = request
        asked.action = variant.action
        if let permission = variant.publicPermission { asked.share.publicPermission = permission }
        #expect(warden.decide(asked).isAllowed)
        #expect(variant.action.isNoMore(than: request.action), "\(variant.action)\n\(request.action)")
        #expect(asked.share.publicPermission <= request.share.publicPermission)
      }
      suggested += variants.count
    }
    #expect(suggested > 15)
  }
}

extension Action {
  /// Each part is one of the other's, in their order, or that one with less in it.
  fileprivate func isNoMore(than other: Action) -> Bool {
    guard name == other.name else { return false }
    guard isCompound else { return isLesser(than: other) }
    var rest = other.parts[...]
    return parts.allSatisfy { part in
      while let first = rest.popFirst() { if part == first || part.isLesser(than: first) { return true } }
      return false
    }
  }

  private func isLesser(than other: Action) -> Bool {
    switch (self, other) {
    case (.setPublicPermission(let less), .setPublicPermission(let more)): less <= more
    case (.setParticipantPermission(let person, let less), .setParticipantPermission(let same, let more)):
      person == same && less <= more
    case (.setParticipantRole(let person, let less), .setParticipantRole(let same, let more)):
      person == same && !less.outranks(more)
    case (.addParticipant(var less), .addParticipant(let more)):
      {
        let isLess =
          (less.permission ?? .readOnly) <= (more.permission ?? .readOnly)
          && !(less.role ?? .privateUser).outranks(more.role ?? .privateUser)
        less.permission = more.permission
        less.role = more.role
        return isLess && less == more
      }()
    default: self == other
    }
  }
}
