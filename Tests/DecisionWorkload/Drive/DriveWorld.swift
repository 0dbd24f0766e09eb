/// A drive: users in groups, documents in folders, and who may see and who owns them. So many of each, and every edge
/// that there could be is there with one chance in twenty. After the drive of the Cedar paper (OOPSLA 2024).
package struct DriveWorld {
  struct User {
    /// Groups that they are in now.
    var groups: Set<Int>
    /// Groups that they were in when the shares were made.
    var formerGroups: Set<Int>
    var documents: Set<Int>
    var folders: Set<Int>
  }

  struct Item {
    /// The folders that it lies in.
    var parents: Set<Int>
    var users: Set<Int>
    var groups: Set<Int>
    /// Of a document: whether everybody who has the link may read it.
    var isPublic: Bool
    /// All folders above it.
    var above: Set<Int> = []
  }

  let users: [User]
  let folders: [Item]
  let documents: [Item]

  init(size: Int, _ dice: inout Dice) {
    func edges(_ count: Int) -> Set<Int> { Set((0..<count).filter { _ in dice.happens(5) }) }
    users = (0..<size).map { _ in
      let groups = edges(size)
      return User(
        groups: groups, formerGroups: groups.union(edges(size).filter { $0.isMultiple(of: 4) }),
        documents: edges(size), folders: edges(size))
    }
    var folders: [Item] = []
    for place in 0..<size {
      // A folder lies in earlier ones, so that none lies in itself.
      var folder = Item(parents: edges(place), users: edges(size), groups: edges(size), isPublic: false)
      folder.above = folder.parents.reduce(folder.parents) { $0.union(folders[$1].above) }
      folders.append(folder)
    }
    self.folders = folders
    documents = (0..<size).map { _ in
      var document = Item(
        parents: edges(size), users: edges(size), groups: edges(size), isPublic: dice.happens(20))
      document.above = document.parents.reduce(document.parents) { $0.union(folders[$1].above) }
      return document
    }
  }
}
