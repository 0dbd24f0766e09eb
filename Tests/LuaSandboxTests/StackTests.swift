import LuaSandbox
import SandboxAttacks
import TestSupport
import Testing

/// A cage needs 1 MiB of stack: on a thread that has no more, the deepest nests end as errors and not in a crash.
@Suite struct StackTests {
  static let nests = [
    "local function f(s) return (s:gsub('.', f)) end f('abc')",
    "local function f(s) return (s:gsub('(.)(.)(.)(.)', function(...) return f(s) end)) end f(('x'):rep(400))",
    "local function f() table.sort({3, 1, 2}, function(a, b) f() return a < b end) end f()",
    "local function f() return pcall(f) end f()",
    "local function f() local ok, e = pcall(f) error(e) end f()",
    "local function f() return xpcall(f, function(e) return e end) end f()",
    "local function f() return any(request.team.members, f) end f()",
    "local function f() return count(request.team.members, f) end f()",
    "local function f() return request.team:count{ where = f } end f()",
    "local function f(n) return 1 + f(n + 1) end f(1)",
    "local function f() return pcall(string.gsub, 'abc', '.', function() return pcall(table.sort, {2, 1}, f) end) end f()",
    """
    local s, p = ('a'):rep(250), ('a-'):rep(100) .. 'b'
    local function f(n) if n > 0 then return pcall(string.gsub, 'a', '.', function() f(n - 1) end) end s:find(p) end
    for n = 150, 200 do f(n) end
    """,
    "local function f() return table.concat({ pcall(string.gsub, 'a', '.', f) and 'x' }) .. tostring(request.team) end f()",
    """
    local function g() return pcall(string.format, '%s', (string.gsub('aaaaaaaaaaaa', ('a?'):rep(12) .. ('a'):rep(12), g))) end
    g()
    """,
    """
    local p = ('(.?'):rep(20) .. (')'):rep(20) .. ('a?'):rep(150)
    local function h() return (string.gsub(('b'):rep(160), p, h)) end
    pcall(h)
    """,
  ]

  @Test(arguments: nests.indices) func `a nest of calls fits into a stack of 1 MiB`(nest: Int) throws {
    let source = "return function(request)\n\(Self.nests[nest])\nend"
    let reports = try Self.onSmallStack {
      let cage = try Sandbox.cage(source)
      return (0..<2).map { _ in cage.evaluate(Sandbox.request(), stepLimit: 100_000) }
    }
    #expect(reports[0] == reports[1])
    #expect(reports[0].steps > 100)
  }

  @Test(arguments: ["(", "{", "-", "not ", "function() return ", "a .. "])
  func `a nest of source text fits into a stack of 1 MiB`(opening: String) throws {
    for depth in [150, 190, 250] {
      let source = "local x = \(String(repeating: opening, count: depth))"
      let error = try Self.onSmallStack { try Sandbox.loadError(source) }
      #expect(error != nil)
    }
  }

  @Test func `what attacks the parser or the process fits into a stack of 1 MiB`() throws {
    let scripts = HostileScript.all.filter { ["crash", "parser"].contains($0.kind) }
    #expect(scripts.count > 30)
    let here = try scripts.map { try HostileOutcome.of($0, evaluations: 1).first?.record }
    let there = try Self.onSmallStack {
      try scripts.map { try HostileOutcome.of($0, evaluations: 1).first?.record }
    }
    #expect(here == there)
  }

  @Test(arguments: [64, 256, 500]) func `a thread with less stack gets an error that says what to do`(
    kibibytes: Int
  ) throws {
    let source = "return function() deny('no', 'No.') end"
    let cage = Lent(try Sandbox.cage(source))
    let (report, loadError) = try Self.onSmallStack(kibibytes << 10) {
      (cage.value.evaluate(Sandbox.request(), stepLimit: 1000), try Sandbox.loadError(source))
    }
    #expect(report.failure?.kind == .machine && report.denials.isEmpty)
    let message = try #require(report.failure?.message)
    let advice =
      /^the thread has ([0-9]+) KiB of stack left, and a policy may need 512 KiB; run it on a thread with 1 MiB/
    #expect(try #require(message.firstMatch(of: advice).flatMap { Int($0.1) }) < kibibytes, "\(message)")
    #expect(loadError?.kind == .machine && loadError?.message.firstMatch(of: advice) != nil, "\(loadError as Any)")
    // The cage is none the worse for it.
    #expect(cage.value.evaluate(Sandbox.request(), stepLimit: 1000).denials.count == 1)
  }

  /// One thread at a time uses what it holds.
  private final class Lent: @unchecked Sendable {
    let value: LuaCage
    init(_ value: LuaCage) { self.value = value }
  }

  @Test(.disabled(if: Sanitizer.watchesAddresses, "the sanitizer makes frames larger"))
  func `no nest uses half of the stack that a thread must have left`() throws {
    var deepest = 0
    for nest in Self.nests {
      let source = "return function(request)\n\(nest)\nend"
      deepest = max(
        deepest,
        try OwnStack.run(4 << 20) {
          let cage = try? Sandbox.cage(source)
          _ = cage?.evaluate(Sandbox.request(), stepLimit: 100_000)
        })
    }
    for script in HostileScript.all where ["crash", "parser"].contains(script.kind) {
      deepest = max(deepest, try OwnStack.run(4 << 20) { _ = try? HostileOutcome.of(script, evaluations: 1) })
    }
    #expect(deepest > 100 << 10 && deepest < 256 << 10, "\(deepest)")
  }

  /// Runs the body on a thread with exactly that much.
  private static func onSmallStack<Value: Sendable>(
    _ size: Int = 1 << 20, _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value {
    var outcome: Result<Value, any Error>?
    _ = try OwnStack.run(size) { outcome = Result { try body() } }
    return try #require(outcome).get()
  }
}
