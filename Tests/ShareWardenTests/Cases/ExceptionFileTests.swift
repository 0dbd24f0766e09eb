import TestSupport
import Testing

@testable import ShareWarden

/// The data file of the policy `exceptions-in-time`, where it is not what it should be.
@Suite struct ExceptionFileTests {
  private static func folder(_ exceptions: String?) throws -> PolicyFolder {
    let folder = try PolicyFolder()
    try folder.write("p.lua", RepositoryFile.bytes("Policies/exceptions-in-time/policy.lua"))
    let data = exceptions == nil ? "" : #", "data": { "exceptions": "exceptions.json" }"#
    if let exceptions { try folder.write("exceptions.json", Array(exceptions.utf8)) }
    let set = #"{ "policies": { "p": { "parameters": { "domains": ["partner.example"] } } }\#(data) }"#
    try folder.write("policyset.json", Array(set.utf8))
    return folder
  }

  @Test(arguments: [#"{"first": {}}"#, #""hana@supplier.example""#, "7"])
  func `a file that is no list is an error when the set is loaded`(text: String) throws {
    let faults = try Self.folder(text).faults()
    #expect(faults.count == 1)
    #expect(faults.allSatisfy { $0.hasPrefix("p.lua:16") && $0.contains("list expected") }, "\(faults)")
  }

  @Test(arguments: [nil, "[]", "null"]) func `without a file there is no exception`(text: String?) throws {
    let warden = Warden(policies: try Self.folder(text).load())
    #expect(warden.decide(Sample.request(Sample.invite("dee"))).codes == ["no-exception"])
  }
}
