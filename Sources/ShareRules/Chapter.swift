/// A chapter of the rule book.
public enum Chapter: String, CaseIterable, Hashable, Sendable {
  case preconditions = "A"
  case createShare = "B"
  case saveShare = "C"
  case addParticipant = "D"
  case removeParticipant = "E"
  case permissions = "F"
  case roles = "G"
  case publicPermission = "H"
  case lookUp = "I"
  case metadata = "J"
  case accept = "K"
  case leave = "L"
  case stopSharing = "M"
  case records = "N"
  case links = "O"
  case accessRequests = "P"

  public var title: String {
    switch self {
    case .preconditions: "Preconditions of every action"
    case .createShare: "Create a share"
    case .saveShare: "Save a share"
    case .addParticipant: "Add a participant"
    case .removeParticipant: "Remove a participant"
    case .permissions: "Change a participant's permission"
    case .roles: "Change a participant's role"
    case .publicPermission: "Change the public permission"
    case .lookUp: "Look up participants"
    case .metadata: "Fetch share metadata"
    case .accept: "Accept"
    case .leave: "Decline and leave"
    case .stopSharing: "Stop sharing, delete root, delete zone"
    case .records: "Records in the share"
    case .links: "Links"
    case .accessRequests: "Access requests"
    }
  }
}
