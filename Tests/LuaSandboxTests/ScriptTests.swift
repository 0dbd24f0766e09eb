import Dispatch
import LuaSandbox
import Synchronization
import Testing

@Suite struct ScriptTests {
  static let source = """
    local calls, words = 0, {}
    for word in ("ana ben cy ana"):gmatch("%a+") do words[#words + 1] = word:upper():rep(40) end
    return {
      actions = { "sharing" },
      check = function(request)
        calls = calls + 1
        local text = table.concat(words, " ") .. request.name
        deny("calls", tostring(calls), "%d bytes in line %s", #text, select(2, pcall(error, "here")))
      end,
    }
    """

  static func script(_ source: String = source, memory: Int = 4 << 20, steps: Int = 100_000) throws -> LuaScript {
    let cage = try LuaCage(book: Sandbox.book, memoryLimit: memory)
    return try LuaScript(compiling: Array(source.utf8), in: cage, stepLimit: steps)
  }

  static func cage(_ script: LuaScript, memory: Int = 4 << 20) throws -> LuaCage {
    let cage = try LuaCage(book: Sandbox.book, memoryLimit: memory)
    _ = try cage.load(script, stepLimit: 100_000)
    try cage.seal()
    return cage
  }

  @Test func `cages made from one script, also of other limits, report the same`() throws {
    let expected = try Sandbox.cage(Self.source).evaluate(Sandbox.request(), stepLimit: 100_000)
    #expect(expected.denials.map(\.message) == ["1"])
    let script = try Self.script()
    for memory in [128 << 10, 1 << 20, 4 << 20, 64 << 20] {
      var report = try Self.cage(script, memory: memory).evaluate(Sandbox.request(), stepLimit: 100_000)
      report.peakMemory = expected.peakMemory
      #expect(report == expected)
    }
  }

  @Test func `a cage in which a script was compiled is as one in which none was`() throws {
    let used = try LuaCage(book: Sandbox.book, memoryLimit: 4 << 20)
    let steps = 100_000
    #expect(throws: LuaLoadError.self) {
      try LuaScript(compiling: Array("return {{".utf8), in: used, stepLimit: steps)
    }
    #expect(throws: LuaLoadError.self) {
      try LuaScript(compiling: Array("return '\(String(repeating: "x", count: 9000))'".utf8), in: used, stepLimit: 200)
    }
    let script = try LuaScript(compiling: Array(Self.source.utf8), in: used, stepLimit: steps)
    let fresh = try LuaCage(book: Sandbox.book, memoryLimit: 4 << 20)
    for cage in [used, fresh] {
      #expect(try cage.load(script, stepLimit: steps)["actions"] == .list([.string("sharing")]))
      try cage.seal()
    }
    #expect(used.imageSize == fresh.imageSize)
    #expect(
      used.evaluate(Sandbox.request(), stepLimit: steps).steps
        == fresh.evaluate(Sandbox.request(), stepLimit: steps).steps)
  }

  /// Whether a script may be loaded does not hang on which cage it was compiled in.
  @Test func `what compiling took is paid by every cage that loads the script`() throws {
    let text = String(repeating: "x", count: 16_000)
    let script = try Self.script("local s = '\(text)' return function() end")
    func loads(_ steps: Int) throws -> Bool {
      let cage = try LuaCage(book: Sandbox.book, memoryLimit: 4 << 20)
      do {
        _ = try cage.load(script, stepLimit: steps)
        return true
      } catch {
        #expect(error.kind == .steps)
        return false
      }
    }
    let least = try #require(try (0..<100).map { 100 * $0 }.first(where: loads))
    #expect(least > 2 * text.utf8.count / 16)
    #expect(try Sandbox.loadError("local s = '\(text)' return function() end", steps: least) == nil)
  }

  @Test func `a script outlives the cage it was compiled in, and serves threads at once`() throws {
    let script = try Self.script()
    let expected = try Self.cage(script).evaluate(Sandbox.request(), stepLimit: 100_000)
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<20 {
        let report = try? Self.cage(script).evaluate(Sandbox.request(), stepLimit: 100_000)
        if report?.denials != expected.denials || report?.steps != expected.steps { wrong.withLock { $0 += 1 } }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test func `a loaded cage compiles nothing`() throws {
    let cage = try Self.cage(try Self.script())
    #expect(throws: LuaLoadError(kind: .runtime, message: "a script is loaded already")) {
      try LuaScript(compiling: Array("return {}".utf8), in: cage, stepLimit: 1000)
    }
    #expect(cage.evaluate(Sandbox.request(), stepLimit: 100_000).denials.count == 1)
  }
}
