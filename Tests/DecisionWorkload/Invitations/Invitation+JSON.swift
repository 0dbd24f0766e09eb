extension Invitation {
  /// The request in one line of JSON. No text in it needs to be escaped.
  package var json: String {
    let people = seats.enumerated().map { place, seat in
      #"{"participantID":"p_\#(number)_\#(place)","emailAddress":"\#(seat.address)","#
        + #""role":"\#(place == 0 ? "owner" : "privateUser")","permission":"\#(Self.word(seat.mayWrite))","#
        + #""acceptanceStatus":"\#(seat.status)"}"#
    }
    return #"{"subject":{"type":"user","id":"\#(seats[0].address)"},"#
      + #""action":{"name":"addParticipant","properties":{"participant":{"#
      + #""emailAddress":"\#(inviteeName)@\#(inviteeDomain)","role":"privateUser","#
      + #""permission":"\#(Self.word(inviteeMayWrite))"}}},"#
      + #""resource":{"type":"share","id":"s_\#(number)","properties":{"recordName":"s_\#(number)","#
      + #""rootRecordName":"root","publicPermission":"none","participants":[\#(people.joined(separator: ","))],"#
      + #""properties":{"linkSharing":"\#(linkSharing)"}}},"context":{"time":"2026-11-30T12:00:00Z"}}"#
  }

  private static func word(_ mayWrite: Bool) -> String { mayWrite ? "readWrite" : "readOnly" }
}
