import LuaSandbox
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    ("plain text", "plain text"),
    ("a\\nb\\tc\\rd", "a b c d"),
    ("\\0\\1\\27[31m\\127", "\u{FFFD}\u{FFFD}\u{FFFD}[31m\u{FFFD}"),
    ("\\xC2\\x9B31m", "\u{FFFD}31m"),
    ("\\x80\\xBF", "\u{FFFD}\u{FFFD}"),
    ("\\xE2\\x82 end", "\u{FFFD} end"),
    ("\\xC0\\xAF", "\u{FFFD}\u{FFFD}"),
    ("\\xED\\xA0\\x80", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\\u{202E}x\\u{2066}y", "\u{FFFD}x\u{FFFD}y"),
    ("a\\u{200B}b\\u{FEFF}c\\u{E0041}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}"),
    ("\\u{2028}\\u{FFFE}", " \u{FFFD}"),
    ("Zoë 山田 \\u{1F600}\\u{2764}\\u{FE0F}", "Zoë 山田 \u{1F600}\u{2764}\u{FE0F}"),
    ("<script>&amp;", "<script>&amp;"),
  ])
  func `texts are cleaned before they leave`(written: String, shown: String) throws {
    let report = try Sandbox.run("deny('text', \"\(written)\", '%s', \"\(written)\")")
    #expect(report.denials.first?.message == shown)
    #expect(report.denials.first?.adminMessage == shown)
  }

  /// A run of marks is read to its end, and nothing of it is kept.
  @Test(arguments: ["deny", "warn"]) func `a text is paid for by its length, whatever is kept of it`(name: String)
    throws
  {
    func steps(_ call: String) throws -> UInt64 {
      let setup = "local s, t = ('\\u{301}'):rep(32), ('\\u{301}'):rep(32000)"
      return try Sandbox.run("\(setup) \(name)('d', \(call))").steps
    }
    let short = try steps("s, 'x'")
    // The first 64 bytes are 2 steps of those.
    #expect(try steps("t, 'x'") == short + 2000 - 2)
    #expect(try steps("'x', s") + 1000 < steps("'x', t"))
  }

  @Test func `a long text is cut and says so`() throws {
    let message = try #require(Sandbox.run("deny('long', ('é'):rep(2000))").denials.first?.message)
    #expect(message.utf8.count <= 1024)
    #expect(message.utf8.count > 1018)
    #expect(message.hasSuffix("é…"))
    #expect(try Sandbox.run("deny('fits', ('x'):rep(1024))").denials.first?.message.utf8.count == 1024)
  }

  @Test(arguments: [
    ("error('plain')", "plain", 2), ("error('bare', 0)", "bare", 2),
    ("error({})", "the script raised a table instead of a message", 2),
    ("error()", "the script raised a nil instead of a message", 2), ("error(42)", "42", 2),
    ("local zero = 0.0 error(zero / zero)", "nan", 2),
    ("error('\\27[31m')", "\u{FFFD}[31m", 2),
    ("error('policy.lua:1: lie', 0)", "lie", 1), ("error('policy.lua:999: lie', 0)", "policy.lua:999: lie", 2),
    ("local x = nil + 1", "attempt to perform arithmetic on a nil value", 2),
    ("('x'):rep(-1, {})", "bad argument #2 to `rep` (string expected, got table)", 2),
    ("string.rep()", "bad argument #1 to `rep` (string expected, got no value)", 2),
    ("local ok, e = pcall(error, 'kept') error(e, 0)", "kept", 2),
  ])
  func `error messages are cleaned and lose their position to the line`(
    statement: String, message: String, line: Int
  ) throws {
    let failure = try #require(Sandbox.run(statement).failure)
    #expect(failure == LuaFailure.runtime(message, line: line, path: failure.path))
  }
}
