import Foundation
import PlainData

@testable import ShareWarden

/// The policy set of a case, put together in a directory of its own: policies that ship, policies among the test data,
/// and scripts that the case holds itself.
struct CasePolicies {
  /// As in `policyset.json`; `copyOf` in it names the policy that a listing is a copy of.
  var listings: JSONNode?
  /// Policies of one file: the script by its id.
  var scripts: JSONNode?
  /// What data files hold, by name.
  var data: JSONNode?
  /// The text of `policyset.json` in place of the one that the rest makes.
  var setFile: String?

  static let members = ["policies", "scripts", "data", "setFile"]

  /// Reads what a step says, or else the case.
  init(_ step: JSONNode, in whole: JSONNode) {
    let isOwn = Self.members.contains { step[$0] != nil }
    let place = isOwn ? step : whole
    listings = place["policies"]
    scripts = place["scripts"]
    data = place["data"]
    setFile = place["setFile"]?.string
  }

  /// A warden with the policies, or with none if the case names none.
  func warden(isolation: PolicySet.Isolation = .inProcess) throws -> Warden {
    guard listings != nil || scripts != nil || setFile != nil else { return Warden() }
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try fill(directory)
    return Warden(policies: try PolicySet(directory: directory.path(), isolation: isolation))
  }

  private func fill(_ directory: URL) throws {
    for (id, source) in scripts.map(Self.entries) ?? [] {
      try source.requiredString().write(to: directory.appending(path: "\(id).lua"), atomically: false, encoding: .utf8)
    }
    var listed: [(String, PlainValue)] = []
    for (id, listing) in listings.map(Self.entries) ?? [] {
      let name = listing["copyOf"]?.string ?? id
      if scripts?[id] == nil {
        try FileManager.default.copyItem(at: try Self.folder(of: name), to: directory.appending(path: id))
      }
      listed.append((id, .map(PlainMap(Self.entries(listing).filter { $0.0 != "copyOf" }.map { ($0.0, $0.1.plain) }))))
    }
    var members: [(String, PlainValue)] = []
    for (name, content) in data.map(Self.entries) ?? [] {
      try Data(content.plain.description.utf8).write(to: directory.appending(path: "\(name).json"))
      members.append((name, .string("\(name).json")))
    }
    let text =
      setFile
      ?? PlainValue.map(
        PlainMap([("policies", .map(PlainMap(listed))), ("data", .map(PlainMap(members)))])
      ).description
    if setFile != nil || listings != nil {
      try Data(text.utf8).write(to: directory.appending(path: "policyset.json"))
    }
  }

  private static func entries(_ node: JSONNode) -> [(String, JSONNode)] {
    node.members.map { ($0.key.string ?? "", $0.value) }
  }

  private static func folder(of name: String) throws -> URL {
    let places = ["Policies/\(name)", "Tests/Data/Policies/\(name)"].map { CaseFile.root.appending(path: $0) }
    guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path()) }) else {
      throw CaseFault(message: "no policy \(name)")
    }
    return place
  }
}

/// What is wrong with a case itself.
struct CaseFault: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
