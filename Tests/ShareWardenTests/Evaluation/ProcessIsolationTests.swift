import Dispatch
import Foundation
import PlainData
import ShareModel
import ShareRules
import ShareWire
import Synchronization
import TestSupport
import Testing

@testable import ShareWarden

/// Policies in worker processes decide what they decide in this process, to the byte.
@Suite struct ProcessIsolationTests {
  static let executable: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "sharewarden").path()
  }()
  static let advice = "give the path of the program `sharewarden` of version \(Warden.version)"
  static let isolation = PolicySet.Isolation.process(executable: executable)

  @Test(arguments: CaseTests.paths) func `a case is decided the same in a worker process`(path: String) throws {
    let whole = try CaseFile.read(path)
    for step in whole["steps"].map({ Array($0.elements) }) ?? [] {
      let request = try CaseAnswer.request(try #require(step["request"]))
      let policies = CasePolicies(step, in: whole)
      let here = try CaseAnswer(to: request, from: policies)
      let there = try CaseAnswer(to: request, from: policies, isolation: Self.isolation)
      try Self.expectEqual(here, there)
    }
  }

  @Test(arguments: ShippedPolicyTests.policiesWithCases)
  func `a shipped policy's cases are decided the same in a worker process`(id: String) throws {
    for node in try CaseFile.paths(in: "Policies/\(id)/cases", ending: ".jsonl").flatMap(CaseFile.readLines) {
      let request = try CaseAnswer.request(try #require(node["request"]))
      let policies = try ShippedPolicyTests.policy(id, node)
      try Self.expectEqual(
        CaseAnswer(to: request, from: policies), CaseAnswer(to: request, from: policies, isolation: Self.isolation))
    }
  }

  @Test func `every conformance case is decided the same in a worker process`() throws {
    let (here, there) = try Self.shipped()
    let requests = try RuleCase.all().map { try RequestReader().request(Array($0.requestText.utf8)[...]) }
    #expect(requests.count > 100)
    for request in requests { #expect(here.decide(request).json == there.decide(request).json) }
  }

  @Test func `generated requests are decided the same on four threads, each with a worker process`() throws {
    let (here, there) = try Self.shipped()
    let requests = try GeneratedRequests.read(GeneratedRequests.lines(1000, seed: 7))
    let expected = requests.map { here.decide($0).json }
    let differences = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let wrong = zip(requests, expected).count { there.decide($0).json != $1 }
      differences.withLock { $0 += wrong }
    }
    #expect(differences.withLock { $0 } == 0)
  }

  @Test func `a set with a fault has the same faults in a worker process`() throws {
    let folder = try PolicyFolder([
      "a.lua": "return {", "b.lua": "error('x')", "c.lua": "return 1", "d.lua": "return function() end",
    ])
    let faults = [PolicySet.Isolation.inProcess, Self.isolation].map { isolation in
      do throws(PolicyLoadError) {
        _ = try PolicySet(directory: folder.path, isolation: isolation)
        return [PolicyLoadError.Fault]()
      } catch { return error.faults }
    }
    #expect(faults[0].count == 3)
    #expect(faults[0] == faults[1])
  }

  @Test(arguments: [
    ("sharewarden", "sharewarden: is no absolute path of a worker's program; give that of sharewarden"),
    ("/nowhere", "/nowhere: cannot be used as a worker process: no such file or directory; \(advice)"),
    ("/bin/true", "/bin/true: cannot be used as a worker process: it ended with exit code 0; \(advice)"),
    ("/bin/false", "/bin/false: cannot be used as a worker process: it ended with exit code 1; \(advice)"),
  ])
  func `a set without workers does not load`(executable: String, fault: String) throws {
    let folder = try PolicyFolder(policy: PolicyFolder.empty)
    let error = #expect(throws: PolicyLoadError.self) {
      try PolicySet(directory: folder.path, isolation: .process(executable: executable))
    }
    #expect(error?.description == fault)
  }

  static func shipped() throws -> (here: Warden, there: Warden) {
    let directory = RepositoryFile.path("Policies")
    return (
      Warden(policies: try PolicySet(directory: directory)),
      Warden(policies: try PolicySet(directory: directory, isolation: isolation))
    )
  }

  /// Each set was put into a directory of its own, which the decision cites.
  private static func placeless(_ json: String) -> String { json.replacing(#/\/[0-9A-F-]{36}\//#, with: "/") }

  static func expectEqual(_ here: CaseAnswer, _ there: CaseAnswer) throws {
    switch (here, there) {
    case (.decision(let here), .decision(let there)): #expect(placeless(here.json) == placeless(there.json))
    case (.loadError(let here), .loadError(let there)):
      #expect(here.faults.map(\.message) == there.faults.map(\.message))
    default: #expect(here == there)
    }
  }
}
