import Foundation
import ShareWarden
import Testing

@Suite struct SymbolicLinkTests {
  @Test func `links that stay inside are followed`() throws {
    let folder = try PolicyFolder([".store/a/policy.lua": PolicyFolder.empty, ".store/b.lua": PolicyFolder.empty])
    try folder.link("a", to: ".store/a")
    try folder.link("b.lua", to: "\(folder.path)/.store/b.lua")
    #expect(try folder.load().policyIDs == ["a", "b"])
  }

  @Test func `links that lead out are refused, be they to files or to folders`() throws {
    let outside = try PolicyFolder(["a/policy.lua": PolicyFolder.empty, "b.lua": PolicyFolder.empty])
    let folder = try PolicyFolder(["c/none": "", "d/policy.lua": PolicyFolder.empty])
    try folder.link("a", to: "\(outside.path)/a")
    try folder.link("b.lua", to: "../\(URL(filePath: outside.path).lastPathComponent)/b.lua")
    try folder.link("c/policy.lua", to: "\(outside.path)/b.lua")
    let reason = "leads out of the policy set's directory; put the file itself there"
    #expect(folder.faults() == ["a: \(reason)", "b.lua: \(reason)", "c/policy.lua: \(reason)"])
  }

  @Test func `a neighbour whose name begins alike is outside`() throws {
    let folder = try PolicyFolder(["a.lua": PolicyFolder.empty])
    let neighbour = folder.path + "-2"
    try FileManager.default.createDirectory(atPath: neighbour, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: neighbour) }
    try Data(PolicyFolder.empty.utf8).write(to: URL(filePath: "\(neighbour)/policy.lua"))
    try folder.link("b", to: neighbour)
    #expect(folder.faults() == ["b: leads out of the policy set's directory; put the file itself there"])
  }

  @Test func `a neighbour whose name differs only in the spelling of an accent is outside`() throws {
    let parent = try PolicyFolder([
      "caf\u{E9}/a.lua": PolicyFolder.empty, "cafe\u{301}/x/policy.lua": PolicyFolder.empty,
    ])
    try parent.link("caf\u{E9}/b", to: "../cafe\u{301}/x")
    #expect(throws: PolicyLoadError.self) { try PolicySet(directory: parent.path + "/caf\u{E9}") }
  }

  @Test func `links that lead nowhere are told, and those in a circle`() throws {
    let folder = try PolicyFolder(["c.lua": PolicyFolder.empty])
    try folder.link("a.lua", to: "gone.lua")
    try folder.link("b.lua", to: "b.lua")
    #expect(folder.faults() == ["a.lua: is a link that leads nowhere", "b.lua: is a link that leads nowhere"])
  }

  @Test func `a link to the directory itself holds nothing new`() throws {
    let folder = try PolicyFolder(["a/policy.lua": PolicyFolder.empty])
    try folder.link("loop", to: ".")
    #expect(try folder.load().policyIDs == ["a"])
  }

  @Test func `a volume as Kubernetes mounts it loads once`() throws {
    let folder = try PolicyFolder([
      "..2026_11_30/a.lua": PolicyFolder.empty, "..2026_11_30/b/policy.lua": PolicyFolder.empty,
      "..2026_11_30/policyset.json": #"{"policies": {"a": {}, "b": {}}}"#,
    ])
    try folder.link("..data", to: "..2026_11_30")
    for name in ["a.lua", "b", "policyset.json"] { try folder.link(name, to: "..data/\(name)") }
    #expect(try folder.load().policyIDs == ["a", "b"])
  }

  @Test func `the directory itself may be a link`() throws {
    let folder = try PolicyFolder(["a/policy.lua": PolicyFolder.empty])
    let link = folder.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    #expect(try PolicySet(directory: link).policyIDs == ["a"])
    #expect(try PolicySet(directory: link + "/").policyIDs == ["a"])
  }
}
