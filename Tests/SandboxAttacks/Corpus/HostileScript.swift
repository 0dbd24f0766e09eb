package import Foundation

/// A script that attacks the sandbox, or a benign one that must keep working, with what its header allows to come of it.
package struct HostileScript: CustomStringConvertible, Sendable {
  package let name: String
  package let source: [UInt8]
  /// The class of attack.
  package let kind: String
  /// Any of these may come of it.
  package let expected: Set<String>

  package var description: String { name }

  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "LuaSandboxTests/Hostile")

  package static let all: [HostileScript] = {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "lua" }.sorted { $0.path < $1.path }.map(HostileScript.init)
  }()

  private init(file: URL) {
    name = file.deletingPathExtension().lastPathComponent
    source = (try? Array(Data(contentsOf: file))) ?? []
    var fields: [String: String] = [:]
    for line in source.split(separator: UInt8(ascii: "\n")).prefix(12) where line.starts(with: "-- ".utf8) {
      let parts = String(decoding: line.dropFirst(3), as: UTF8.self).split(separator: ": ", maxSplits: 1)
      if parts.count == 2 { fields[String(parts[0])] = String(parts[1]) }
    }
    // Compiled Lua has no room for a header.
    let isCompiled = source.first == 0x1B
    kind = fields["class"] ?? (isCompiled ? "parser" : "missing")
    let allowed =
      isCompiled ? "load-error" : [fields["expect"], fields["also-ok"]].compactMap(\.self).joined(separator: ",")
    expected = Set(allowed.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
  }
}
