import Testing

@testable import WardenCommands

/// A script that is written as in another language does not load, and whoever loads it is told what to write.
@Suite struct BorrowedSpellingTests {
  private static let policy = "--- Says nothing.\nreturn function(request)\n  if request.actor != nil then end\nend\n"
  private static let right = "--- Says nothing.\nreturn function() end\n"
  private static let test = """
    local owner = { emailAddress = "a@b.example", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" }
    local asked = request{ actor = "a@b.example", action = "readShare", share = { participants = { owner } } }
    test("a", function() expect(asked):allowed() end)

    """
  private static let remedy = "write `~=` for \"not equal\""

  @Test func `a policy set that is loaded`() throws {
    try TestFolder.with(["a/policy.lua": Self.policy]) { folder in
      let engine = CheckEngine.product(version: "1")
      let problem = #expect(throws: CheckEngine.LoadProblem.self) { _ = try engine.load(folder, .inProcess) }
      #expect(problem?.lines.count == 1)
      #expect(problem?.lines.first?.hasSuffix("a/policy.lua:3: 'then' expected near '!'; \(Self.remedy)") == true)
    }
  }

  @Test func `a policy that is tested, and a file of tests`() throws {
    for (policy, test, line) in [(Self.policy, Self.test, 3), (Self.right, "if a != b then \(Self.test) end", 1)] {
      try TestFolder.with(["a/policy.lua": policy, "a/policy_test.lua": test]) { folder in
        let bench = Bench()
        #expect(bench.run("test", folder) != 0)
        #expect((bench.output + bench.complaints).contains(":\(line): 'then' expected near '!'; \(Self.remedy)"))
      }
    }
  }
}
