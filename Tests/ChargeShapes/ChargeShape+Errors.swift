extension ChargeShape {
  private static let long = "local s = ('x'):rep(N)"
  private static let lengths = [1, 12, 47, 300, 60000]

  private static func caught(_ name: String, setup: String = "", uses: String = "", sizes: [Int] = [0], _ body: String)
    -> ChargeShape
  {
    ChargeShape(
      name, setup: "\(setup)\nlocal function f(request) \(body) end", uses: "f", sizes: sizes, "pcall(f, request)")
  }

  /// Errors that the script catches, which cost what their messages cost.
  static let errors: [ChargeShape] = [
    ChargeShape("pcall", "pcall(type, 1)"),
    caught("an error", "error('x')"),
    caught("an error with long text", setup: long, sizes: lengths, "error(s)"),
    caught(
      "an error far away", setup: "local function g(n) if n == 0 then error('x', 200) end return 1 + g(n - 1) end",
      sizes: [1, 150], "g(N)"),
    caught("an error with a table", "error({})"),
    caught("nil called", "local x x()"),
    caught("nil indexed in a chain", "local t = {} return t\(String(repeating: ".x", count: 90))"),
    caught(
      "nil added in a long function", "local x local y = 1 \(String(repeating: "y = y + 1 ", count: 3000)) return x + y"
    ),
    caught(
      "nil called at the end of a long function",
      "local y = 1 if y == 1 then goto last end \(String(repeating: "y = y + 1 ", count: 4000)) ::last:: return y.x.x"),
    caught(
      "nil indexed behind many instructions",
      "local y = 1 if y == 1 then goto last end "
        + String(repeating: "y = \(String(repeating: "- ", count: 180))y ", count: 160)
        + "::last:: do local y = {x = {}} return y.x.x.x end"),
    caught(
      "nil indexed in a chain behind many instructions", setup: "T = {} T.x = T",
      "local y = 1 if y == 1 then goto last end \(String(repeating: "y = y + 1 ", count: 4000)) ::last:: "
        + "do local y = T return y\(String(repeating: ".x", count: 90)).z.x end"),
    caught("a table compared", "return {} < {}"),
    caught("text that is no number", setup: long, sizes: lengths, "return s + 1"),
    caught("no global", setup: long, sizes: lengths, "return _G[s]"),
    caught(
      "no global among many", setup: "local s = ('x'):rep(N)\nfor i = 1, 300 do _G[('y'):rep(N - 3) .. i] = i end",
      sizes: [12, 46], "return _G[s]"),
    caught(
      "no global among names that have it",
      setup: "local s = ('x'):rep(N) .. 'z'\nfor i = 1, 300 do _G[('x'):rep(44) .. i] = i end", sizes: [22],
      "return _G[s]"),
    caught("a global left out", "return os.time"),
    caught("no function of a library", setup: long, sizes: lengths, "return string[s]"),
    caught("no field of a record", setup: long, sizes: lengths, "return request[s]"),
    caught("no field of a closed map", setup: long, sizes: lengths, "return data.closed[s]"),
    caught("no such word", setup: long, sizes: lengths, "return request.none:count{ role = s }"),
    caught("no such filter", setup: long, sizes: lengths, "return request.none:count{ [s] = 'x' }"),
    caught("no such unit", setup: long, sizes: lengths, "return request.time:add{ [s] = 1 }"),
    caught("no unit of many", setup: "local t = {} for i = 1, 400 do t[i] = 1 end", "return request.time:add(t)"),
    caught("no domain", setup: long, sizes: lengths, "return matches(s .. ' ', {})"),
    caught("a wrong argument", "return ('x'):rep({})"),
    caught("a bad pattern", setup: "local s = '[' .. ('x'):rep(N)", sizes: lengths, "return ('x'):find(s)"),
    caught("a bad format", setup: "local s = '%' .. ('1'):rep(N)", sizes: lengths, "return s:format(1)"),
    caught(
      "a table as a key of pairs", setup: "local t = {} for i = 1, N do t[i] = i end t[{}] = 1", sizes: [1, 1000],
      "return pairs(t)"),
    caught(
      "an element of a set that cannot be", setup: "local t = {} for i = 1, N do t[i] = i end t[N + 1] = {}",
      sizes: [1, 1000], "return set(t)"),
    caught("assert", "assert(false)"),
    ChargeShape("pcall in pcall", "pcall(pcall, pcall, pcall, pcall, pcall, pcall, error)"),
    ChargeShape(
      "pcall with arguments", setup: "local t = {} for i = 1, N do t[i] = i end", uses: "t", sizes: [1, 200, 4000],
      "pcall(table.unpack, t)"),
  ]

  /// Denials and warnings.
  static let notes: [ChargeShape] = [
    ChargeShape("deny", "deny('d', 'A short message.')"),
    ChargeShape(
      "deny with long text", setup: "local s = ('x'):rep(N)", uses: "s", sizes: [1000, 60000], "deny('d', s, '%s', s)"),
    ChargeShape(
      "warn with text to clean", setup: "local s = ('\\u{202e}'):rep(N)", uses: "s", sizes: [300, 20000], "warn('w', s)"
    ),
    ChargeShape(
      "deny with a format that fails", setup: "local s = ('x'):rep(N)", uses: "s", sizes: [1, 900],
      "deny('d', s, '%d', s)"),
    ChargeShape(
      "deny with a wrong code", setup: "local s = ('X'):rep(N)", uses: "s", sizes: [1, 60000], "deny(s, 'x')"),
    ChargeShape("deny in protected calls", "pcall(pcall, pcall, pcall, pcall, deny, 'd', 'x')"),
  ]
}
