import Foundation
import PlainData

@testable import ShareWarden

/// Files of the repository that hold cases.
enum CaseFile {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files of a folder with this ending, in order of their names, as paths from the root.
  static func paths(in folder: String, ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  static func read(_ path: String) throws -> JSONNode {
    let bytes = Array(try Data(contentsOf: root.appending(path: path)))
    return try JSONText(parsing: bytes, origin: JSONOrigin(file: path)).root
  }

  /// The values of a file that has one on each line.
  static func readLines(_ path: String) throws -> [JSONNode] {
    let bytes = Array(try Data(contentsOf: root.appending(path: path)))
    return try NDJSONLines(bytes).map { line in
      try JSONText(parsing: line.bytes, origin: JSONOrigin(file: path, line: line.number)).root
    }
  }
}

extension JSONNode {
  /// The texts of a list of texts; none where there is no such member.
  func texts(_ name: String) throws -> [String] {
    guard let list = self[name] else { return [] }
    guard list.kind == .array else { throw list.fault("expected a list, found \(list.kind)") }
    return try list.elements.map { try $0.requiredString() }
  }
}
