/// What a user wants to do with a document, or in a folder.
struct DriveRequest {
  enum Action: CaseIterable {
    case read, write, share, changeOwner, createDocument
  }

  let user: Int
  let action: Action
  /// The place of a document, or of the folder that a document is to be made in.
  let place: Int
}

extension DriveWorld {
  func item(of request: DriveRequest) -> Item {
    request.action == .createDocument ? folders[request.place] : documents[request.place]
  }

  /// The item and the folders above it.
  func within(_ request: DriveRequest) -> [Item] {
    let item = item(of: request)
    return [item] + item.above.sorted().map { folders[$0] }
  }

  /// Whether a user owns the very item.
  func owns(_ user: Int, _ request: DriveRequest) -> Bool {
    request.action == .createDocument
      ? users[user].folders.contains(request.place) : users[user].documents.contains(request.place)
  }

  /// Whether a user owns the item or a folder above it.
  func controls(_ user: Int, _ request: DriveRequest) -> Bool {
    owns(user, request) || !users[user].folders.isDisjoint(with: item(of: request).above)
  }

  /// The decision, in plain Swift and from the edges alone.
  func allows(_ request: DriveRequest) -> Bool {
    let user = users[request.user]
    return switch request.action {
    case .read:
      item(of: request).isPublic || controls(request.user, request)
        || within(request).contains { $0.users.contains(request.user) || !$0.groups.isDisjoint(with: user.groups) }
    case .write, .share: controls(request.user, request)
    // CloudKit knows no other owner than the one who shared.
    case .changeOwner: false
    case .createDocument: owns(request.user, request)
    }
  }
}
