/// The share of a document or folder: all who have to do with it, each with the most that they may do.
struct DriveShare {
  struct Entry {
    var user: Int
    var role: String
    var permission: String
    /// Whether they own the very item.
    var owns = false
    /// The groups by which alone they were let in.
    var groups: [Int] = []
  }

  let entries: [Entry]

  init(_ world: DriveWorld, _ request: DriveRequest) {
    let items = world.within(request)
    let isPublic = world.item(of: request).isPublic
    // A share has one owner; other owners administer it.
    let owner = world.users.indices.first { world.owns($0, request) }
    entries = world.users.indices.compactMap { user in
      if user == owner { return Entry(user: user, role: "owner", permission: "readWrite", owns: true) }
      if world.controls(user, request) {
        return Entry(user: user, role: "administrator", permission: "readWrite", owns: world.owns(user, request))
      }
      if items.contains(where: { $0.users.contains(user) }) {
        return Entry(user: user, role: "privateUser", permission: "readOnly")
      }
      let groups = items.reduce(into: Set<Int>()) {
        $0.formUnion($1.groups.intersection(world.users[user].formerGroups))
      }
      if !groups.isEmpty {
        return Entry(user: user, role: "privateUser", permission: "readOnly", groups: groups.sorted())
      }
      // Who reads a public document has joined by its link before.
      if isPublic, user == request.user { return Entry(user: user, role: "publicUser", permission: "readOnly") }
      return nil
    }
  }

  var hasOwner: Bool { entries.contains { $0.role == "owner" } }
}
