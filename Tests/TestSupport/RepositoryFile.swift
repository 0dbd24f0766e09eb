import Foundation

/// Files of the repository that tests read.
package enum RepositoryFile {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The absolute path of a file or folder.
  package static func path(_ path: String) -> String { root.appending(path: path).path() }

  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  /// The paths of the files in a folder, in order.
  package static func paths(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path()).sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The paths of all files below a folder, in order, but for what was built there.
  package static func paths(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path()).sorted()
      .filter { !$0.contains(".build/") }.map { "\(folder)/\($0)" }
  }
}
