import Foundation
import ShareModel
import Testing

@testable import ShareWarden

/// Policies that are replaced while they are in use: case C17, as far as a program that embeds the library is concerned.
@Suite struct ReplacedPolicyTests {
  let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  static let closed = "return { actions = { 'setPublicPermission' }, check = function() deny('closed', 'No.') end }"

  func write(_ text: String?, _ name: String) throws {
    let place = directory.appending(path: name)
    guard let text else { return try FileManager.default.removeItem(at: place) }
    try Data(text.utf8).write(to: place)
  }

  @Test func `a set that is loaded stays as it was loaded, and a broken one does not come to be`() async throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try write(Self.closed, "a.lua")
    try write("return function() end", "b.lua")
    let policies = try PolicySet(directory: directory.path())
    let warden = Warden(policies: policies)
    let request = try CaseAnswer.request(of: "A16", step: 0)
    let deciding = Task {
      await withTaskGroup(of: Int.self) { group in
        for _ in 0..<4 { group.addTask { (0..<500).count { _ in warden.decide(request).isAllowed } } }
        return await group.reduce(0, +)
      }
    }
    try write("return function( end", "a.lua")
    #expect(throws: PolicyLoadError.self) { try PolicySet(directory: directory.path()) }
    #expect(!warden.decide(request).isAllowed)
    try write(nil, "a.lua")
    let rest = Warden(policies: try PolicySet(directory: directory.path()))
    #expect(rest.decide(request).isAllowed)
    #expect(await deciding.value == 0)
    #expect(warden.decide(request).policies.map(\.sha256) == policies.policies.map(\.sha256))
  }
}
