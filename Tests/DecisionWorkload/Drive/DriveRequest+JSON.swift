extension DriveWorld {
  /// The request in one line of JSON.
  func json(_ request: DriveRequest, number: Int) -> String {
    let isFolder = request.action == .createDocument
    let name = "\(isFolder ? "folder" : "doc")_\(request.place)"
    let share = DriveShare(self, request)
    // What nobody owns belongs to the drive.
    let nobody =
      share.hasOwner
      ? [] : [Self.participant("drive@corp.example", role: "owner", permission: "readWrite", labels: [])]
    let participants = nobody + share.entries.map(Self.participant)
    let groups = users[request.user].groups.sorted().map { "\"group_\($0)\"" }.joined(separator: ",")
    return #"{"subject":{"type":"user","id":"\#(Self.address(request.user))","properties":{"groups":[\#(groups)]}},"#
      + #""action":\#(Self.action(request.action, on: name, number)),"#
      + #""resource":{"type":"share","id":"share_\#(name)","properties":{"recordName":"share_\#(name)","#
      + #""rootRecordName":"\#(name)","publicPermission":"\#(item(of: request).isPublic ? "readOnly" : "none")","#
      + #""participants":[\#(participants.joined(separator: ","))]}},"context":{"time":"2026-11-30T12:00:00Z"}}"#
  }

  private static func address(_ user: Int) -> String { "user_\(user)@corp.example" }

  private static func participant(_ entry: DriveShare.Entry) -> String {
    let groups = entry.groups.map { "\"group_\($0)\"" }.joined(separator: ",")
    let labels = (entry.owns ? [#""owns":true"#] : []) + (groups.isEmpty ? [] : [#""groups":[\#(groups)]"#])
    return participant(address(entry.user), role: entry.role, permission: entry.permission, labels: labels)
  }

  private static func participant(_ address: String, role: String, permission: String, labels: [String]) -> String {
    let properties = labels.isEmpty ? "" : #","properties":{\#(labels.joined(separator: ","))}"#
    return #"{"emailAddress":"\#(address)","role":"\#(role)","permission":"\#(permission)","#
      + #""acceptanceStatus":"accepted"\#(properties)}"#
  }

  private static func action(_ action: DriveRequest.Action, on name: String, _ number: Int) -> String {
    let record = #""record":{"recordName":"\#(name)","recordType":"Document","inShare":true}"#
    let (word, properties) =
      switch action {
      case .read: ("readRecord", record)
      case .write: ("modifyRecord", record)
      case .share:
        (
          "addParticipant",
          #""participant":{"emailAddress":"guest\#(number)@partner.example","role":"privateUser","#
            + #""permission":"readOnly"}"#
        )
      case .changeOwner: ("transferOwnership", #""participant":{"emailAddress":"drive@corp.example"}"#)
      case .createDocument:
        ("createRecord", #""record":{"recordName":"new_\#(number)","recordType":"Document","parent":"\#(name)"}"#)
      }
    return #"{"name":"\#(word)","properties":{\#(properties)}}"#
  }
}
