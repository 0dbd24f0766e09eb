import Foundation
import ShareModel
import Testing

@testable import ShareWarden

/// What a policy costs does not depend on how many there are: case C30, in steps, which are the same on every machine.
@Suite struct ManyPoliciesTests {
  static let script = "return function(request) if #request.gains > 90 then deny('many', 'No.') end end"

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
