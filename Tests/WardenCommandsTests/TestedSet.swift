import Foundation

@testable import WardenCommands

/// A policy set in a directory of its own, with a policy that turns away one domain; and the command that tests it.
final class TestedSet {
  let directory = FileManager.default.temporaryDirectory.appending(path: "set-\(UUID().uuidString)")
  let bench = Bench()
  var path: String { directory.path() }

  /// Passes, fails and can't be run, in this order.
  static let mixed = """
    local r = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                       participant = { emailAddress = "cy@partner.example" } }
    test("a partner is turned away", function() expect(r):denied("turned-away") end)
    test("a partner <is> & \\"let\\" in # \\\\ \\u{1F600}", function()
      expect(r):allowed()
    end)
    test("no domain", { parameters = { domain = 7 } }, function() expect(r):allowed() end)

    """

  static let passing = """
    local r = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                       participant = { emailAddress = "cy@partner.example" } }
    test("a partner is turned away", function() expect(r):denied("turned-away") end)

    """

  private static let policy = """
    return {
      actions = { "addParticipant" },
      parameters = { domain = { type = "domain", default = "partner.example" } },
      check = function(request, parameters)
        for _, person in ipairs(request.gains) do
          if person.email.domain == parameters.domain then deny("turned-away", "No \\u{1B}[2Jmore.", "]]>%s", person.email.text) end
        end
      end,
    }
    """

  private static let team = """
    {"publicPermission": "none", "participants": [{"emailAddress": "ana@example.com", "role": "owner",
      "permission": "readWrite", "acceptanceStatus": "accepted"}]}
    """

  init(_ tests: String = passing) throws {
    try write(Self.policy, to: "away/policy.lua")
    try write(Self.team, to: "fixtures/team.json")
    try write(tests, to: "away/policy_test.lua")
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func write(_ text: String, to path: String) throws {
    let file = directory.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs the command on the set; the directory's name is cut out of what it says.
  func run(_ options: String..., part: String = "") -> Int32 {
    let code = WardenCommand.run(["test"] + options + [path + part], console: bench.console, engine: Bench.engine)
    bench.output = clean(bench.output)
    bench.complaints = clean(bench.complaints)
    return code.rawValue
  }

  private func clean(_ text: String) -> String {
    text.replacing(path + "/", with: "P/").replacing(path, with: "P")
  }
}
