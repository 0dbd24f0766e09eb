import LuaSandbox
import Testing

/// The checks of a source see the same words as Lua does. Random programs hold a mark; where Lua takes it for code and the
/// checks for a text or a comment, or the other way round, something could be hidden from the checks.
@Suite struct LexerAgreementTests {
  private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func pick(_ texts: [String]) -> String { texts[next(texts.count)] }

    private static let blanks = [" ", " ", "\n", "\r\n", "\n\r\n", "\t"]
    private static let numerals = [
      "1", "3.", ".5", "3.25e-2", "1E+5", "0x1F", "0xA.8p1", "0x.8p-2", "0xe", "0x1p4", "7e3", "0X2P+1",
      "9007199254740993",
    ]
    private static let pieces = [
      "a", " ", "M", "M", "M", "\"", "'", "--", "[[", "]]", "[=[", "]=]", "[", "]", "=", "\\\\", "\\\"", "\\'", "\\\n",
      "\\\r\n",
      "\\z \n ", "\\z\r\n", "\\n", "\\x41", "\\65", "\\065", "\\u{41}", "\n", "\r\n", "é", "\\", "-",
    ]

    mutating func pieces(_ count: Int) -> String { (0..<next(count)).map { _ in pick(Self.pieces) }.joined() }

    private mutating func comment() -> String {
      switch next(3) {
      case 0: return "--" + pieces(5) + pick(["\n", "\r\n"])
      case 1: return "--[[" + pieces(5) + "]]"
      default: return "--[==[" + pieces(5) + "]==]"
      }
    }

    private mutating func value() -> String {
      switch next(7) {
      case 0: return pick(Self.numerals) + pick(["", " "]) + "M" + pick(["", " "]) + pick(Self.numerals)
      case 1: return "\"" + pieces(6) + "\""
      case 2: return "'" + pieces(6) + "'"
      case 3: return "[[" + pieces(6) + "]]"
      case 4: return "[=[" + pieces(6) + "]=]"
      case 5: return pick(Self.numerals) + " .." + comment() + pick(Self.numerals)
      default: return pick(Self.numerals)
      }
    }

    mutating func program() -> String {
      var text = ""
      for _ in 0...next(4) {
        if next(3) == 0 { text += comment() }
        text += "x" + pick(Self.blanks) + "=" + pick(Self.blanks) + value() + pick(Self.blanks)
        if next(4) == 0 { text += pieces(4) }
      }
      return "local x " + text + "\nreturn {}"
    }
  }

  @Test func `the checks and Lua agree on what is code`() throws {
    var generator = Generator(state: 5)
    var code = 0
    var text = 0
    for _ in 0..<6000 {
      let program = generator.program()
      guard program.contains("M"), try Sandbox.loadError(program.replacing("M", with: "~=")) == nil else { continue }
      let isText = try Sandbox.loadError(program.replacing("M", with: "$")) == nil
      let power = try Sandbox.loadError(program.replacing("M", with: "^ x ^"))
      let isPower = power?.message.hasPrefix("the last digit") == true
      #expect(isText != isPower, "\(program.debugDescription)")
      if isText { text += 1 } else { code += 1 }
    }
    #expect(code > 300 && text > 300, "\(code) \(text)")
  }

  @Test(arguments: [
    "local s = \"\\\r\n\" .. x ^ y -- \"\nreturn {}", "-- [==[\nlocal s = x ^ y -- ]==]\nreturn {}",
    "local s = '\\z \r\n \\'' .. x ^ y .. '' return {}", "local s = [==[ ]=] ]] ]==] .. x ^ y return {}",
    "--[=[ ]] ]=] local s = x ^ y return {}", "local s = 'a\\\\' .. x ^ y .. '' return {}",
  ])
  func `no text hides code from the checks`(source: String) throws {
    #expect(try Sandbox.loadError(source)?.message.hasPrefix("the last digit of this power") == true)
  }

  @Test(arguments: [
    "local s = \"\\\r\n^\" return {}", "--[==[ ]] x ^ y ]==] return {}", "local s = 'a\\\n ^ ' return {}",
    "local s = '\\z\r\n ^' return {}", "local s = [[\r\n^]] return {}",
  ])
  func `no text is taken for code`(source: String) throws {
    #expect(try Sandbox.loadError(source) == nil)
  }
}
