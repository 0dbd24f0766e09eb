import Foundation
import ShareWarden
import Testing

/// A policy set in a temporary directory, which goes with the value.
final class PolicyFolder: Sendable {
  static let empty = "return function(request) end"

  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "policies-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, text) in files { try write(file, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A folder with one policy.
  convenience init(policy: String, set: String? = nil) throws {
    try self.init(["p/policy.lua": policy])
    if let set { try write("policyset.json", Array(set.utf8)) }
  }

  func write(_ file: String, _ bytes: [UInt8]) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Many small files in the folder itself.
  func write(_ files: [String], each text: String) throws {
    for file in files {
      let stream = try #require(fopen("\(path)/\(file)", "w"))
      fputs(text, stream)
      fclose(stream)
    }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func load() throws -> PolicySet { try PolicySet(directory: path) }

  /// What is wrong with the set, each fault in a line, without the way to the folder.
  func faults() -> [String] {
    do throws(PolicyLoadError) {
      _ = try PolicySet(directory: path)
      return []
    } catch {
      return error.faults.map { $0.description.replacingOccurrences(of: path + "/", with: "") }
        .map { $0.replacingOccurrences(of: path, with: ".") }
    }
  }
}
