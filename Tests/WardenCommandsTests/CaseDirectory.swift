import Foundation
import TestSupport

/// The files that a case is about, in a directory of their own.
final class CaseDirectory {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// - Parameter files: by path: a text, `{"link": target}` for a symbolic link, or a request, which may name its share.
  init(_ files: [String: JSONTree]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, content) in files {
      let place = url.appending(path: path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch (content, content["link"]) {
      case (.text(let text), _): try Data(text.utf8).write(to: place)
      case (_, .text(let target)?):
        try FileManager.default.createSymbolicLink(atPath: place.path(), withDestinationPath: target)
      default: try JSONEncoder().encode(Self.withShares(content)).write(to: place)
      }
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Puts shares in where requests name them.
  static func withShares(_ content: JSONTree) throws -> JSONTree {
    switch content {
    case .list(let requests): return .list(try requests.map(withShares))
    case .object(var members):
      if case .text(let name)? = members["resource"] {
        let bytes = try RepositoryFile.bytes("Tests/Data/Cases/shares/\(name).json")
        members["resource"] = try JSONDecoder().decode(JSONTree.self, from: Data(bytes))
      }
      return .object(members)
    default: return content
    }
  }
}
