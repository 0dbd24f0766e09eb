import Foundation
import Testing

@testable import WardenCommands

@Suite struct DocsCommandTests {
  static let policy = """
    --- Nobody <b>gets</b> in | at all.
    return {
      actions = { "sharing", "readRecord" },
      parameters = {
        most = { type = "integer", default = 3, minimum = 1, about = "most of *them*" },
        domains = { type = "set", of = "domain", default = { "b.example", "a.example" }, about = "theirs" },
      },
      check = function(request, parameters)
        for _, person in ipairs(request.gains) do
          local domain = person.email and person.email.domain
          if parameters.most < 9 and not matches(domain, parameters.domains) then
            deny("no-entry", "Nobody gets in <now>.")
          end
        end
      end,
    }
    """

  static func withSet(_ body: (Terminal) throws -> Void) throws {
    try Terminal.withFreshDirectory { terminal in
      try terminal.write(policy, to: "Policies/no-entry/policy.lua")
      try terminal.write(
        """
        test("a *stranger* is turned away", function()
          expect(request{ actor = "ana@example.com", action = "addParticipant",
                          participant = { emailAddress = "cy@c.example" }, share = {
                            recordName = "s", participants = { { emailAddress = "ana@example.com", role = "owner",
                              permission = "readWrite", acceptanceStatus = "accepted" } } } }):denied("no-entry")
        end)
        """, to: "Policies/no-entry/policy_test.lua")
      try terminal.write(
        #"{"name": "acme & co", "policies": {"no-entry": {"mode": "shadow", "parameters": {"most": 7}}}}"#,
        to: "Policies/policyset.json")
      try body(terminal)
    }
  }

  @Test func `a page tells what there is to know about a policy`() throws {
    try Self.withSet { terminal in
      let run = try terminal.run("sharewarden docs")
      #expect(run.code == 0, "\(run.output)")
      for part in [
        "# Policies of acme &amp; co\n", "Nobody &lt;b&gt;gets&lt;/b&gt; in \\| at all.",
        "- State: shadow: what it says is told, and never denies\n",
        "- Actions: all that concern the share and its people, readRecord\n",
        "| `most` | integer, at least 1 | `7` | `3` | most of \\*them\\* |\n",
        "| `domains` | set of domain | the default | `{ \"a.example\", \"b.example\" }` | theirs |\n",
        "| `no-entry` | denial | Nobody gets in &lt;now&gt;. |\n", "- a \\*stranger\\* is turned away\n",
      ] { #expect(run.output.contains(part), "\(part) in \(run.output)") }
    }
  }

  @Test func `a page of HTML has no mark that comes from a policy, and needs no other file`() throws {
    try Self.withSet { terminal in
      let run = try terminal.run("sharewarden docs --format html")
      #expect(run.output.hasPrefix("<!DOCTYPE html>\n"))
      #expect(run.output.contains("<td>Nobody gets in &lt;now&gt;.</td>"))
      #expect(run.output.contains("<li>a *stranger* is turned away</li>"))
      #expect(!run.output.contains("<b>") && !run.output.contains("src=") && !run.output.contains("http"))
    }
  }

  @Test func `pages are held against the policies, and are stale when those change`() throws {
    try Self.withSet { terminal in
      let check = "sharewarden docs --output Pages --check"
      let missing = try terminal.run(check)
      #expect(missing.code == 1)
      #expect(missing.output.contains("Pages/policies.md: no such file; `sharewarden docs --output Pages` writes it\n"))
      #expect(try terminal.run("sharewarden docs --output Pages").code == 0)
      #expect(try terminal.run(check).code == 0)
      try terminal.write(
        Self.policy.replacing("Nobody gets in <now>", with: "Not now"), to: "Policies/no-entry/policy.lua")
      let stale = try terminal.run(check)
      #expect(stale.code == 1)
      #expect(stale.output.contains("Pages/policies.html: is stale; renew it by `sharewarden docs --output Pages`\n"))
      #expect(try terminal.run("sharewarden docs --output Pages && \(check)").code == 0)
    }
  }

  @Test func `a policy set that does not load has no page`() throws {
    try Self.withSet { terminal in
      try terminal.write("return {", to: "Policies/no-entry/policy.lua")
      #expect(try terminal.run("sharewarden docs").code == 2)
      #expect(try terminal.run("sharewarden docs --check").code == 2)
    }
  }
}
