import DecisionWorkload
import ShareModel
import ShareWarden
import Testing

@Suite struct DriveTests {
  private static let policies = String(
    #filePath.dropLast("DecisionWorkloadTests/DriveTests.swift".count) + "DecisionBenchmark/Drive")

  @Test(arguments: [(10, ["left-the-group"]), (50, ["left-the-group", "not-the-folder-owner"])])
  func `every request about the drive is decided as its edges say`(size: Int, reasons: [String]) throws {
    let drive = Drive(size: size, requests: 400)
    let warden = Warden(policies: try PolicySet(directory: Self.policies))
    var codes: Set<String> = []
    for (line, isAllowed) in zip(drive.lines, drive.decisions) {
      let decision = warden.decide(try ShareRequest(json: line))
      #expect(decision.isAllowed == isAllowed, "\(String(decoding: line, as: UTF8.self))")
      #expect(decision.errors.isEmpty)
      codes.formUnion(decision.denials.map(\.code))
    }
    #expect(codes.isSuperset(of: reasons))
    #expect((40...350).contains(drive.decisions.count { $0 }))
  }
}
