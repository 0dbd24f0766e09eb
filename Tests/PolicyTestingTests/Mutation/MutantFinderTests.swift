import LuaSyntax
import PolicyTesting
import Testing

@Suite struct MutantFinderTests {
  /// The changed lines, each with what kind of change it is, of a `check` with this body.
  static func changes(_ body: String, head: String = "") -> [String] {
    let source = head.isEmpty ? "return function(request, parameters)\n\(body)\nend" : "\(head)\n\(body)"
    let tree = SyntaxTree(parsing: Array(source.utf8))
    #expect(tree.faults.isEmpty)
    return MutantFinder.mutants(of: tree).map { mutant in
      let changed = SourceText(mutant.applied(to: tree.text))
      #expect(changed.lineCount == tree.text.lineCount)
      let line = tree.text.line(of: mutant.span.start)
      return "\(mutant.change.rawValue): \(changed.text(ofLine: line))"
    }
  }

  @Test(arguments: [
    ("local x = a < b", ["flip-comparison: local x = a <= b", "flip-comparison: local x = a >= b"]),
    ("local x = a <= b", ["flip-comparison: local x = a < b", "flip-comparison: local x = a > b"]),
    ("local x = a > b", ["flip-comparison: local x = a >= b", "flip-comparison: local x = a <= b"]),
    ("local x = a >= b", ["flip-comparison: local x = a > b", "flip-comparison: local x = a < b"]),
    ("local x = a == b", ["flip-comparison: local x = a ~= b"]),
    ("local x = a ~= b", ["flip-comparison: local x = a == b"]),
    (
      "if p.role == \"owner\" then return f end",
      [
        "flip-comparison: if p.role ~= \"owner\" then return f end",
        "swap-word: if p.role == \"administrator\" then return f end",
      ]
    ),
    ("if a then return f end", ["negate-condition: if not (a) then return f end"]),
    ("if not a then return f end", ["drop-not: if a then return f end"]),
    (
      "while a and b do end",
      ["negate-condition: while not (a and b) do end", "swap-and-or: while a or b do end"]
    ),
    ("local x = a or b", ["swap-and-or: local x = a and b"]),
    ("local x = a or {}", []),
    ("pcall(deny, \"a\", \"b\")", ["drop-denial: pcall((function() end), \"a\", \"b\")"]),
    ("_G.deny(\"a\", \"b\")", ["drop-denial: do end"]),
    ("deny(\"a\", \"b\")", ["drop-denial: do end"]),
    ("return deny(\"a\", \"b\")", ["drop-denial: return nil"]),
    ("warn(\"a\", \"b\")", []),
    (
      "return a and deny(\"b\", \"c\")",
      ["swap-and-or: return a or deny(\"b\", \"c\")", "drop-denial: return a and (nil)"]
    ),
    ("local x = { deny(\"b\", \"c\") }", ["drop-denial: local x = { (nil) }"]),
    ("repeat f() until a", ["negate-condition: repeat f() until not (a)"]),
    ("local x = request.share.title", ["swap-share-after: local x = request.after.title"]),
    ("local x = request.after.title", ["swap-share-after: local x = request.share.title"]),
    ("local x = other.share", []),
    (
      "local function f(n, ask) return ask.after.title end",
      ["swap-share-after: local function f(n, ask) return ask.share.title end"]
    ),
    (
      "local x = { [\"a\"] = true, b = true }",
      ["shorten-list: local x = { b = true }", "shorten-list: local x = { [\"a\"] = true }"]
    ),
    ("local x = { a = true, b = c }", []),
    ("local x = s:count{ known = true }", ["drop-count-filter: local x = s:count{  }"]),
    (
      "for _, p in ipairs(request.gains) do end",
      ["gains-to-everybody: for _, p in ipairs(request.after.participants) do end"]
    ),
    ("local x = matches(a, b)", ["match-anything: local x = true"]),
    ("local x = any(a, b)", ["swap-any-all: local x = all(a, b)"]),
    ("local x = all(a, b)", ["swap-any-all: local x = any(a, b)"]),
    ("local x = n + 5", ["shift-number: local x = n + 6", "shift-number: local x = n + 4"]),
    (
      "local x = { \"a\", \"b\", \"c\" }",
      [
        "shorten-list: local x = { \"b\", \"c\" }", "shorten-list: local x = { \"a\", \"c\" }",
        "shorten-list: local x = { \"a\", \"b\" }",
      ]
    ),
    (
      "local x = s:count{ role = \"owner\", where = f }",
      [
        "drop-count-filter: local x = s:count{ where = f }",
        "swap-word: local x = s:count{ role = \"administrator\", where = f }",
        "drop-count-filter: local x = s:count{ role = \"owner\" }",
      ]
    ),
    (
      "if a == b then return end local x",
      ["flip-comparison: if a ~= b then return end local x", "drop-return: if a == b then do end end local x"]
    ),
  ])
  func `each kind of change`(body: String, changes: [String]) {
    #expect(Self.changes(body) == changes)
  }

  @Test func `a denial over several lines leaves them`() {
    #expect(Self.changes("deny(\"a\",\n  \"b\")") == ["drop-denial: do end "])
  }

  /// What changes nothing of what the script does is not changed.
  @Test(arguments: [
    ("local x = s:sub(1, n)", ["shift-number: local x = s:sub(2, n)"]),
    ("local x = s:sub(0, n)", []),
    ("local x = s:sub(n, 1)", ["shift-number: local x = s:sub(n, 2)", "shift-number: local x = s:sub(n, 0)"]),
    ("local x = string.find(s, p, 1, true)", ["shift-number: local x = string.find(s, p, 2, true)"]),
    ("local x = s:byte(1, n)", ["shift-number: local x = s:byte(2, n)"]),
    ("local x = s:byte(1)", ["shift-number: local x = s:byte(2)", "shift-number: local x = s:byte(0)"]),
    ("local x = sub(1)", ["shift-number: local x = sub(2)", "shift-number: local x = sub(0)"]),
    ("local x = #a or 0", []),
    ("local x = a + b or f(c == d)", ["swap-and-or: local x = a + b and f(c == d)"]),
    (
      "local after = request.after local x = after:count{ known = a } or 0",
      [
        "swap-share-after: local after = request.share local x = after:count{ known = a } or 0",
        "drop-count-filter: local after = request.after local x = after:count{  } or 0",
      ]
    ),
    (
      "local t = { count = f } local x = t:count() or 1",
      [
        "shift-number: local t = { count = f } local x = t:count() or 2",
        "shift-number: local t = { count = f } local x = t:count() or 0",
      ]
    ),
    ("local x = a or 0", ["shift-number: local x = a or 1"]),
    ("local x = a.b or 1", ["shift-number: local x = a.b or 2", "shift-number: local x = a.b or 0"]),
    (
      "local x = (a or 0) > 5",
      [
        "flip-comparison: local x = (a or 0) >= 5", "flip-comparison: local x = (a or 0) <= 5",
        "shift-number: local x = (a or 0) > 6", "shift-number: local x = (a or 0) > 4",
      ]
    ),
    (
      "local x = (a or 0) > 0",
      [
        "shift-number: local x = (a or 1) > 0", "flip-comparison: local x = (a or 0) >= 0",
        "flip-comparison: local x = (a or 0) <= 0", "shift-number: local x = (a or 0) > 1",
      ]
    ),
    ("warn(\"a\", \"b\", \"%d %s\", n + 1, a < b)", []),
    ("warn(\"a\", \"b\", \"%s %d\", matches(a, b), s:count{ role = \"owner\" })", []),
    (
      "warn(\"a\", \"b\", a == 1 and \"c\" or \"d\")", ["swap-and-or: warn(\"a\", \"b\", a == 1 or \"c\" or \"d\")"]
    ),
    (
      "warn(\"a\", \"b\", a ~= b and a.c or \"d\")",
      [
        "flip-comparison: warn(\"a\", \"b\", a == b and a.c or \"d\")",
        "swap-and-or: warn(\"a\", \"b\", a ~= b or a.c or \"d\")",
      ]
    ),
    (
      "warn(a < b and \"c\" or \"d\", \"e\")",
      [
        "flip-comparison: warn(a <= b and \"c\" or \"d\", \"e\")",
        "flip-comparison: warn(a >= b and \"c\" or \"d\", \"e\")",
        "swap-and-or: warn(a < b or \"c\" or \"d\", \"e\")",
      ]
    ),
    ("local x = any({ \"a\" }, f)", ["shorten-list: local x = any({  }, f)"]),
    ("local a = {} local x = any({ a }, f)", []),
    ("local x = any({ false }, f)", ["shorten-list: local x = any({  }, f)"]),
    ("local x = any({ nil }, f)", ["swap-any-all: local x = all({ nil }, f)", "shorten-list: local x = any({  }, f)"]),
    ("local x = any({ a.b }, f)", ["swap-any-all: local x = all({ a.b }, f)"]),
    ("local x = any({ a() }, f)", ["swap-any-all: local x = all({ a() }, f)"]),
    (
      "if a then return else deny(\"b\", \"c\") end",
      [
        "negate-condition: if not (a) then return else deny(\"b\", \"c\") end",
        "drop-denial: if a then return else do end end",
      ]
    ),
    (
      "for _ in f do if a then return end end",
      [
        "negate-condition: for _ in f do if not (a) then return end end",
        "drop-return: for _ in f do if a then do end end end",
      ]
    ),
  ])
  func `what no test can notice is not changed`(body: String, changes: [String]) {
    #expect(Self.changes(body) == changes)
  }

  @Test(arguments: [
    ("\"sharing\", \"addParticipant\"", ["{ \"addParticipant\" }"]),
    (
      "\"records\", \"readRecord\", \"leaveShare\"",
      ["{ \"readRecord\", \"leaveShare\" }", "{ \"records\", \"readRecord\" }"]
    ),
    ("\"records\", \"modifyRecords\"", ["{ \"modifyRecords\" }", "{ \"records\" }"]),
  ])
  func `an action that a group names as well is not left out`(actions: String, lists: [String]) {
    let changes = Self.changes("check = function() end }", head: "return { actions = { \(actions) },")
    #expect(changes == lists.map { "shorten-list: return { actions = \($0)," })
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\n\r"])
  func `lines stay where they are, however they end`(end: String) {
    let source = [
      "return function(request)", "deny(\"a\",", " \"b\")", "local x = {", "\"a\",", "\"b\" }", "end",
    ].joined(separator: end)
    let tree = SyntaxTree(parsing: Array(source.utf8))
    #expect(tree.faults.isEmpty && tree.text.lineCount == 7)
    let mutants = MutantFinder.mutants(of: tree)
    #expect(mutants.map(\.change) == [.dropDenial, .shortenList, .shortenList])
    for mutant in mutants { #expect(SourceText(mutant.applied(to: tree.text)).lineCount == 7) }
    #expect(mutants.map { $0.sentence(in: tree.text) }.allSatisfy { $0.hasSuffix("is dropped") })
  }

  @Test func `what is made of what is made again and again is looked at once`() {
    let lines = (1..<60).map { "local x\($0) = x\($0 - 1) and x\($0 - 1)\n" }.joined()
    let changes = Self.changes("local x0 = {}\n\(lines)local y = x59 or f(1)")
    #expect(changes.filter { $0.hasPrefix("shift-number") } == [])
    #expect(changes.count { $0.hasPrefix("swap-and-or") } == 60)
  }

  @Test func `what a parameter may be is no decision`() {
    let head = "return { parameters = { n = { type = \"integer\", default = 5, minimum = 1, oneOf = { 1, 2 } } },"
    #expect(Self.changes("check = function() end }", head: head).isEmpty)
  }

  @Test func `the actions of a policy are a list`() {
    #expect(
      Self.changes("check = function() end }", head: "return { actions = { \"sharing\" },") == [
        "shorten-list: return { actions = {  },"
      ])
  }

  @Test func `every kind says which case is missing`() {
    for change in Mutant.Operator.allCases {
      #expect(!change.missingCase.isEmpty)
    }
  }
}
