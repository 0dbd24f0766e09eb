import Foundation
import LuaSyntax
import TestSupport
import Testing

@testable import PolicyLint

/// False alarms are faults of the reviewer.
@Suite struct ShippedPolicyTests {
  @Test(arguments: ["Policies", "Examples/Cookbook"])
  func `nothing is found in the policies that come with the product`(directory: String) throws {
    let findings = try PolicyReview(of: RepositoryFile.path(directory)).findings
    #expect(findings.isEmpty, "\(findings.map { "\($0.file):\($0.place?.line ?? 0) \($0.rule): \($0.message)" })")
  }
}
