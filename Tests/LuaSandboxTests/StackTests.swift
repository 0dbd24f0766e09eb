import Dispatch
import Foundation
import LuaSandbox
import SandboxAttacks
import Synchronization
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

  /// Runs the body on a thread with exactly that much.
  private static func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
    let outcome = Outcome<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = Result { try body() }
      outcome.value.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
    done.wait()
    return try #require(outcome.value.withLock { $0 }).get()
  }

  private final class Outcome<Value: Sendable>: Sendable {
    let value = Mutex<Result<Value, any Error>?>(nil)
  }
}
