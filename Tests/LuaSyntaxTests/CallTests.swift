import LuaSyntax
import Testing

@Suite struct CallTests {
  private func verdicts(_ source: String) -> [String] {
    SyntaxTree(parsing: Array(source.utf8)).verdictCalls.map {
      "\($0.isDenial ? "deny" : "warn") \($0.code ?? "?") \($0.message ?? "?")"
    }
  }

  @Test func `every denial and warning is told in the order of the text`() {
    let source = """
      local function check(request)
        if a then deny("one", "First.", "%s", x) elseif b then warn("two", [[Second.]]) end
        for _, p in ipairs(list) do deny(("three")) end
        return deny(code, message), deny "four", deny()
      end
      """
    #expect(
      verdicts(source) == [
        "deny one First.", "warn two Second.", "deny three ?", "deny ? ?", "deny four ?", "deny ? ?",
      ])
  }

  @Test(arguments: [
    ("local deny = deny deny('a')", ["deny a ?"]), ("local no = deny local never = no never('a')", ["deny a ?"]),
    ("local deny = function() end deny('a')", []), ("local function warn() end warn('a')", []),
    ("local say = deny say = warn say('a')", []), ("t.deny('a') t:deny('a')", []),
    ("local function f(deny) deny('a') end", []), ("deny = nil deny('a')", ["deny a ?"]),
    ("local a, b = deny, warn b('a')", ["warn a ?"]), ("(deny)('a')", ["deny a ?"]),
  ])
  func `a local that stands for one of them counts, any other of its name does not`(source: String, found: [String]) {
    #expect(verdicts(source) == found)
  }

  @Test func `calls have the name that is written, and the one that is meant`() {
    let source = "local format = string.format  format(a.b:c(), (f)())  list[1]()"
    let tree = SyntaxTree(parsing: Array(source.utf8))
    #expect(tree.calls.map(\.name) == ["format", ":c", nil, nil])
    #expect(tree.calls.map { tree.globalName(of: $0) } == ["string.format", nil, "f", nil])
    #expect(tree.calls.map { $0.arguments.count } == [2, 0, 0, 0])
  }
}
