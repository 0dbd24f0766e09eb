internal import PlainData

/// A share of a hundred people, as JSON: what a policy is asked about to see what it takes.
struct CrowdedShare: Hashable {
  static let size = 100

  /// Where people have their addresses.
  var domain: String
  var kind: Kind

  enum Kind: Hashable {
    /// People by invitation who have an address, so that a policy comes to the end of its loops.
    case alike
    /// Of all kinds, such as those without an address.
    case mixed
    /// People by the public link. They all gain at once when it gives more.
    case visitors
  }

  static let owner = "owner"
  /// Somebody who may do much and is not the owner.
  static let administrator = "p1"
  static let pending = "p3"
  static let accepted = "p2"
  /// The participantID of a one-time link.
  static let slot = "id-6"

  func address(_ name: String) -> String { "\(name)@\(domain)" }

  /// - Parameter count: of people, the owner first.
  func json(count: Int = size) -> PlainValue {
    let people = (0..<count).map { person($0) }
    return .named([
      "recordName": .string("share"), "rootRecordName": .string("root"),
      "publicPermission": .string(kind == .visitors ? "readOnly" : "none"),
      "allowsAccessRequests": .boolean(true), "title": .string("A title"), "type": .string("com.example.type"),
      "participants": .list(people), "properties": .named(["team": .string("team")]),
      "requesters": .list(Self.numbered("r", domain)), "blockedIdentities": .list(Self.numbered("b", domain)),
    ])
  }

  private static func numbered(_ letter: String, _ domain: String) -> [PlainValue] {
    (0..<10).map { .named(["emailAddress": .string("\(letter)\($0)@\(domain)")]) }
  }

  private func person(_ place: Int) -> PlainValue {
    let isVisitor = self.kind == .visitors && place > 1
    let kind = self.kind == .mixed ? place % 7 : isVisitor ? 0 : [1: 1, 3: 3][place, default: 2]
    let role = place == 0 ? "owner" : kind == 1 ? "administrator" : isVisitor ? "publicUser" : "privateUser"
    let isPending = place != 0 && (kind == 3 || kind == 4 || kind == 6)
    var members: [(String, PlainValue)] = [
      ("participantID", .string("id-\(place)")), ("role", .string(role)),
      ("permission", .string(place == 0 || kind == 1 || kind == 2 || kind == 4 ? "readWrite" : "readOnly")),
      ("acceptanceStatus", .string(isPending ? "pending" : "accepted")),
      ("dateAddedToShare", .string("2025-10-03T00:00:00Z")), ("properties", .named(["team": .string("team-\(place)")])),
    ]
    switch place == 0 ? 2 : kind {
    case 4: members.append(("phoneNumber", .string("+1555000\(1000 + place)")))
    case 5: members.append(("userRecordName", .string("_\(place)")))
    case 6: members.append(("isOneTimeURL", .boolean(true)))
    default:
      members.append(("emailAddress", .string(address(place == 0 ? Self.owner : "p\(place)"))))
      members.append(("name", .string("Person \(place)")))
      members.append(("phoneNumber", .string("+1555000\(1000 + place)")))
      members.append(("userRecordName", .string("_\(place)")))
      members.append(("hasiCloudAccount", .boolean(true)))
    }
    return .map(PlainMap(members))
  }
}

extension PlainValue {
  /// A map, its members in the order of their names.
  static func named(_ members: [String: PlainValue]) -> PlainValue {
    .map(PlainMap(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
  }
}
