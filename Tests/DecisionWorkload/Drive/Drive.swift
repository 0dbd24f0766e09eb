/// A second workload: requests about one drive, in the actions of shares and records.
///
/// | in the drive | here |
/// |---|---|
/// | a document, a folder | a share each; the folders above are worked into it, since a record is in one share at most |
/// | viewers | participants who may read; groups are resolved to people, who bear the groups as a label |
/// | members of a group now | a label of the subject; a policy refuses who has left |
/// | owners of it or of a folder above | the owner, and administrators who may write |
/// | public | a public share, which its reader has joined |
/// | read, write, share | `readRecord`, `modifyRecord`, `addParticipant` |
/// | create a document in a folder | `createRecord` in the folder's share; a policy refuses who owns only a folder above |
/// | change the owner | `transferOwnership`, which CloudKit never allows |
package struct Drive {
  private static let actions: [DriveRequest.Action] =
    Array(repeating: .read, count: 12) + Array(repeating: .write, count: 3) + [.share, .share, .changeOwner]
    + [.createDocument, .createDocument]

  /// A line of JSON each.
  package let lines: [[UInt8]]
  /// Whether each is allowed.
  package let decisions: [Bool]

  /// - Parameter size: how many users, groups, documents and folders; up to 50, so that no share has over 100 people.
  package init(size: Int, requests: Int = 1_000) {
    var dice = Dice(seed: size)
    let world = DriveWorld(size: size, &dice)
    let all = (0..<requests).map { _ in Self.request(world, size, &dice) }
    lines = all.enumerated().map { Array(world.json($1, number: $0).utf8) }
    decisions = all.map(world.allows)
  }

  private static func request(_ world: DriveWorld, _ size: Int, _ dice: inout Dice) -> DriveRequest {
    let (action, user) = (actions[dice.roll(actions.count)], dice.roll(size))
    let own = (action == .changeOwner ? world.users[user].documents : world.users[user].folders).sorted()
    let choosesOwn = action == .changeOwner || action == .createDocument
    let place = choosesOwn && !own.isEmpty && dice.happens(50) ? own[dice.roll(own.count)] : dice.roll(size)
    return DriveRequest(user: user, action: action, place: place)
  }
}
