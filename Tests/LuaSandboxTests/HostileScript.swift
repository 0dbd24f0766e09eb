import Foundation
import LuaSandbox
import Testing

/// A script that attacks the sandbox, or a benign one that must keep working, with what its header allows to come of it.
struct HostileScript: CustomTestStringConvertible, Sendable {
  let name: String
  let source: [UInt8]
  /// The class of attack.
  let kind: String
  /// Any of these may come of it.
  let expected: Set<String>

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Hostile")

  static let all: [HostileScript] = {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "lua" }.sorted { $0.path < $1.path }.map(HostileScript.init)
  }()

  private init(file: URL) {
    name = file.deletingPathExtension().lastPathComponent
    source = (try? Array(Data(contentsOf: file))) ?? []
    var fields: [Substring: Substring] = [:]
    for line in String(decoding: source, as: UTF8.self).split(separator: "\n") {
      guard let match = line.wholeMatch(of: /-- (class|expect|also-ok|tries): (.*)/) else { continue }
      fields[match.1] = match.2
    }
    // Compiled Lua has no room for a header.
    let isCompiled = source.first == 0x1B
    kind = fields["class"].map(String.init) ?? (isCompiled ? "parser" : "missing")
    let allowed =
      isCompiled ? "load-error" : [fields["expect"], fields["also-ok"]].compactMap(\.self).joined(separator: ",")
    expected = Set(allowed.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// `action`, `share` and `actor`, as the scripts expect them.
  static let request: FlatView = {
    var builder = ViewBuilder()
    func text(_ value: String) -> ViewCell { builder.text(value) }
    func list(_ values: [String]) -> ViewCell {
      let cells = values.map { builder.text($0) }
      return .container(builder.addList(cells))
    }
    func map(_ entries: [(String, ViewCell)]) -> ViewCell {
      .container(builder.addMap(entries.map { (key: $0.0, value: $0.1) }))
    }
    let action = map([
      ("kind", text("download")), ("ip", text("203.0.113.7")), ("time", .integer(1_700_000_000)),
      ("size", .integer(12_345)),
    ])
    let share = map([
      ("id", text("sh_0001")), ("name", text("Quarterly report.pdf")),
      ("path", text("/finance/q3/Quarterly report.pdf")), ("owner", text("alice@example.org")),
      ("visibility", text("link")), ("bytes", .integer(1_048_576)), ("tags", list(["finance", "q3", "internal"])),
    ])
    let actor = map([
      ("email", text("bob@example.org")), ("role", text("member")), ("level", .integer(3)),
      ("groups", list(["staff", "finance-readers"])),
    ])
    builder.root = builder.addMap([("action", action), ("share", share), ("actor", actor)])
    return builder.finish()
  }()
}
