import Foundation
import ShareModel
import Testing

@testable import ShareWarden

/// What a policy costs does not depend on how many there are: case C30, in steps, which are the same on every machine.
@Suite struct ManyPoliciesTests {
  static let script = "return function(request) if #request.gains > 90 then deny('many', 'No.') end end"

  /// Many more than are asked in a round.
  @Test func `thousands of policies are decided the same in a worker process`() throws {
    let folder = try PolicyFolder()
    try folder.write((0..<3000).map { "p\($0).lua" }, each: Self.script)
    let request = try CaseAnswer.request(of: "A09", step: 2)
    let here = Warden(policies: try PolicySet(directory: folder.path)).decide(request)
    let there = Warden(policies: try PolicySet(directory: folder.path, isolation: ProcessIsolationTests.isolation))
    #expect(here.isAllowed && here.policies.count == 3000)
    for _ in 0..<2 { #expect(there.decide(request).json == here.json) }
  }

  @Test(arguments: [1, 10, 100, 1000]) func `each of many policies takes the steps that one takes`(count: Int) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for number in 0..<count { try Data(Self.script.utf8).write(to: directory.appending(path: "p\(number).lua")) }
    let warden = Warden(policies: try PolicySet(directory: directory.path()))
    for (id, step) in [("A09", 2), ("A21", 1)] {
      let request = try CaseAnswer.request(of: id, step: step)
      let first = warden.decide(request)
      #expect(first.isAllowed)
      #expect(first.policies.count == count)
      #expect(Set(first.policies.map(\.steps)).count == 1)
      for _ in 0..<(1000 / count) { #expect(warden.decide(request) == first) }
    }
  }
}
