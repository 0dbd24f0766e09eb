import ShareModel
import Testing

@Suite struct GainViewTests {
  static func gains(
    _ action: Action, by subject: String = "p-ana", on share: Share = Sample.share, profile: String = "{}"
  ) throws -> String? {
    let list = """
      (function()
        local parts = {}
        for _, gain in ipairs(request.gains) do
          local before = gain.before
          parts[#parts + 1] = (gain.email and gain.email.text or gain.participantID or "?") .. ":" .. gain.role .. ":" .. gain.permission .. "<" ..
            (before and (before.role .. ":" .. before.permission .. ":" .. before.acceptanceStatus) or "nil")
        end
        return table.concat(parts, " ")
      end)()
      """
    return try ViewProbe.seen(list, in: Sample.request(action, by: subject, on: share), profile: profile)
  }

  @Test func `who gains is found among the people by their keys`() throws {
    let probe = """
      (function()
        local gain = request.gains[1]
        local listed = request.after:find(gain)
        local same = 0
        for _, person in ipairs(request.after.participants) do
          if person.email and person.email.text == gain.email.text then same = same + 1 end
        end
        return listed.email.text .. " " .. same .. " " .. tostring(listed == request.after:find(gain.email.text))
      end)()
      """
    #expect(
      try ViewProbe.seen(probe, in: Sample.request(Sample.invite("dee"))) == "dee@example.com 1 true")
  }

  @Test func `an invitation is a gain without a before`() throws {
    #expect(try Self.gains(Sample.invite("dee")) == "dee@example.com:privateUser:readOnly<nil")
  }

  @Test func `somebody removed earlier is let in anew`() throws {
    #expect(try Self.gains(Sample.invite("gone"))?.hasSuffix("<nil") == true)
  }

  @Test func `accepting is a gain, with the invitation before it`() throws {
    #expect(
      try Self.gains(.acceptShare(oneTimeURL: nil), by: "p-cy")
        == "cy@partner.example:privateUser:readOnly<privateUser:readOnly:pending")
  }

  @Test func `joining by a public link is a gain`() throws {
    var share = Sample.share
    share.publicPermission = .readOnly
    share.participants = [Sample.ana]
    #expect(try Self.gains(.acceptShare(oneTimeURL: nil), by: "_zed", on: share) == "?:publicUser:readOnly<nil")
  }

  @Test func `more is a gain and less is none`() throws {
    let cy = Identity(participantID: "p-cy")
    let ben = Identity(participantID: "p-ben")
    #expect(
      try Self.gains(.setParticipantPermission(cy, .readWrite))
        == "cy@partner.example:privateUser:readWrite<privateUser:readOnly:pending")
    #expect(try Self.gains(.setParticipantPermission(ben, .readOnly)) == "")
    #expect(try Self.gains(.setParticipantPermission(ben, .readWrite)) == "")
    #expect(
      try Self.gains(.setParticipantRole(ben, .administrator))
        == "ben@example.com:administrator:readWrite<privateUser:readWrite:accepted")
    #expect(try Self.gains(.removeParticipant(ben)) == "")
  }

  @Test func `a permission of one's own is a gain though the open share gives as much for now`() throws {
    var share = Sample.share
    share.publicPermission = .readWrite
    var reader = Sample.cy
    reader.acceptanceStatus = .accepted
    share.participants = [Sample.ana, reader]
    #expect(
      try Self.gains(
        .setParticipantPermission(Identity(participantID: "p-cy"), .readWrite), on: share,
        profile: #"{"privateUserOnPublicShare": "greater", "listEditableWhilePublic": true}"#)
        == "cy@partner.example:privateUser:readWrite<privateUser:readOnly:accepted")
  }

  @Test func `raising the public permission is a gain of every public user`() throws {
    var share = Sample.share
    share.publicPermission = .readOnly
    share.participants = [
      Sample.ana,
      Participant(
        identity: Sample.identity("pia"), role: .publicUser, permission: .readOnly, acceptanceStatus: .accepted),
    ]
    #expect(
      try Self.gains(.setPublicPermission(.readWrite), on: share)
        == "pia@example.com:publicUser:readWrite<publicUser:readOnly:accepted")
    #expect(try Self.gains(.setPublicPermission(.none), on: share) == "")
  }

  @Test func `of a compound action every part sees the gains of the whole`() throws {
    let action = Action.saveShare([Sample.invite("dee"), .setShareFields(Labels([("title", .text("New"))]))])
    let both = "dee@example.com:privateUser:readOnly<nil"
    #expect(try Self.gains(action) == both)
    #expect(
      try ViewProbe.seen("action.name .. after:count{}", in: Sample.request(action))
        == "addParticipant4; setShareFields4")
  }
}
