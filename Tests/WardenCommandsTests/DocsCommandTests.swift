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
        lasting = { type = "duration", default = "36h" },
        since = { type = "time" },
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
        #"{"name": "acme & co", "policies": {"no-entry": {"mode": "shadow", "parameters": {"most": 7, "lasting": "90d"}}}}"#,
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
        "| `domains` | set of domain | `{ \"a.example\", \"b.example\" }` | `{ \"a.example\", \"b.example\" }` | theirs |\n",
        "| `lasting` | duration | `\"90d\"` | `\"36h\"` |  |\n", "| `since` | time | none | none |  |\n",
        "- Lint: missing-readme, parameter-without-about (2 times), unused-parameter (2 times)\n",
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
      for part in [
        "<li>State: shadow: what it says is told, and never denies</li>",
        "<li>Actions: all that concern the share and its people, readRecord</li>",
        "<td><code>most</code></td><td>integer, at least 1</td><td><code>7</code></td><td><code>3</code></td>",
        "<td><code>no-entry</code></td><td>denial</td>", "<p>Nobody &lt;b&gt;gets&lt;/b&gt; in | at all.</p>",
        "<li>Lint: missing-readme, parameter-without-about (2 times), unused-parameter (2 times)</li>",
      ] { #expect(run.output.contains(part), "\(part)") }
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
      #expect(
        stale.output.contains(
          /Pages\/policies\.html:[0-9]+: is stale; renew it by `sharewarden docs --output Pages`\n/))
      #expect(try terminal.run("sharewarden docs --output Pages && \(check)").code == 0)
    }
  }

  static let changes: [(what: String, path: String, from: String, to: String)] = [
    ("a value", "Policies/policyset.json", "\"most\": 7", "\"most\": 8"),
    ("a mode", "Policies/policyset.json", "shadow", "enforce"),
    ("the set's name", "Policies/policyset.json", "acme", "apex"),
    ("a default", "Policies/no-entry/policy.lua", "36h", "37h"),
    ("a parameter's meaning", "Policies/no-entry/policy.lua", "most of", "all of"),
    ("an action", "Policies/no-entry/policy.lua", "\"readRecord\"", "\"createRecord\""),
    ("the summary", "Policies/no-entry/policy.lua", "at all.", "ever."),
    ("a message", "Policies/no-entry/policy.lua", "Nobody gets in <now>.", "Not now."),
    ("a finding of lint", "Policies/no-entry/policy.lua", "for _,", "local spare = 1\n    for _,"),
    ("a test's name", "Policies/no-entry/policy_test.lua", "is turned away", "stays out"),
  ]

  @Test(arguments: changes)
  func `both pages are stale when anything that they tell of changes`(
    what: String, path: String, from: String, to: String
  ) throws {
    try Self.withSet { terminal in
      #expect(try terminal.run("sharewarden docs --output Pages").code == 0)
      let file = terminal.directory.appending(path: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      try #require(text.contains(from))
      try terminal.write(text.replacing(from, with: to), to: path)
      let run = try terminal.run("sharewarden docs --output Pages --check")
      #expect(run.code == 1, "\(what): \(run.output)")
      for page in ["md", "html"] {
        #expect(run.output.contains("Pages/policies.\(page):"), "\(what): \(run.output)")
      }
    }
  }

  @Test(arguments: ["md", "html"]) func `a page that was changed by hand, cut or removed is told`(form: String) throws {
    try Self.withSet { terminal in
      let page = "Pages/policies.\(form)"
      for damage in [
        "echo more >> \(page)", "truncate -s -1 \(page)", "sed -i 2d \(page)", ": > \(page)", "rm \(page)",
      ] {
        #expect(try terminal.run("sharewarden docs --output Pages && \(damage)").code == 0)
        let run = try terminal.run("sharewarden docs --output Pages --check")
        #expect(run.code == 1, "\(damage)")
        #expect(run.output.contains("\(page):") && run.output.split(separator: "\n").count == 1, "\(run.output)")
      }
    }
  }

  @Test(arguments: ["policies", "Policies", ""]) func `a name that says nothing is no title`(name: String) throws {
    try Self.withSet { terminal in
      try terminal.write(#"{"name": "\#(name)", "policies": {"no-entry": {}}}"#, to: "Policies/policyset.json")
      #expect(try terminal.run("sharewarden docs").output.hasPrefix("# Policies\n"))
      #expect(try terminal.run("sharewarden docs -f html").output.contains("<title>Policies</title>"))
    }
  }

  @Test func `what would begin a list in Markdown is text`() throws {
    try Self.withSet { terminal in
      let names = ["1. first", "- second", "  + third", "20) fourth", "=== fifth"]
      let tests = names.map { name in
        """
        test("\(name)", function()
          expect(request{ actor = "ana@example.com", action = "leaveShare", share = { recordName = "s", participants = {
            { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
          } } }):denied{ layer = "builtin" }
        end)

        """
      }
      try terminal.write(tests.joined(), to: "Policies/no-entry/policy_test.lua")
      let output = try terminal.run("sharewarden docs").output
      #expect(output.contains("- 1\\. first\n- \\- second\n- \\+ third\n- 20\\) fourth\n- \\=== fifth\n"), "\(output)")
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
