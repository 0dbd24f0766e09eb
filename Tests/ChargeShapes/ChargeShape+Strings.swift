extension ChargeShape {
  private static let text = "local s = ('x'):rep(N)"
  private static let lengths = [1, 30, 300, 5000, 60000]

  /// The string library, but for patterns.
  static let strings: [ChargeShape] = [
    ChargeShape("string.len", setup: text, uses: "s", sizes: lengths, "local x = s:len()"),
    ChargeShape("string.sub", setup: text, uses: "s", sizes: lengths, "local x = s:sub(1, -1)"),
    ChargeShape("string.byte", setup: text, uses: "s", sizes: lengths, "local x = s:byte(1, -1)"),
    ChargeShape("string.byte of one", setup: text, uses: "s", sizes: lengths, "local x = s:byte(-1)"),
    ChargeShape(
      "string.char", setup: "local t = {} for i = 1, N do t[i] = 65 end", uses: "t", sizes: [1, 30, 200, 4000],
      "local x = string.char(table.unpack(t))"),
    ChargeShape(
      "string.char of long digits",
      setup: "local s = ('0'):rep(N) .. '65'\nlocal t = {} for i = 1, 20 do t[i] = s end", uses: "t",
      sizes: [1, 300, 5000, 60000], "local x = string.char(table.unpack(t))"),
    ChargeShape("string.lower", setup: text, uses: "s", sizes: lengths, "local x = s:lower()"),
    ChargeShape("string.upper", setup: text, uses: "s", sizes: lengths, "local x = s:upper()"),
    ChargeShape("string.reverse", setup: text, uses: "s", sizes: lengths, "local x = s:reverse()"),
    ChargeShape("string.rep", sizes: lengths, "local x = ('x'):rep(N)"),
    ChargeShape("string.rep of nothing with separators", sizes: lengths, "local x = (''):rep(N, ',')"),
    ChargeShape(
      "string.rep of longer text", setup: "local s = ('x'):rep(100)", uses: "s", sizes: [1, 30, 600],
      "local x = s:rep(N)"),
    ChargeShape("string.format %s", setup: text, uses: "s", sizes: lengths, "local x = ('%s'):format(s)"),
    ChargeShape(
      "string.format %.1s", setup: text, uses: "s", sizes: lengths,
      "local x = ('%.1s%.1s%.1s%.1s%.1s%.1s'):format(s, s, s, s, s, s)"),
    ChargeShape(
      "string.format %q", setup: "local s = ('\\n'):rep(N)", uses: "s", sizes: [1, 30, 300, 30000],
      "local x = ('%q'):format(s)"),
    ChargeShape(
      "string.format %q of controls", setup: "local s = ('\\1'):rep(N)", uses: "s", sizes: [1, 30, 300, 15000],
      "local x = ('%q'):format(s)"),
    ChargeShape("string.format %d", "local x = ('%d%99d'):format(1 << 62, 7)"),
    ChargeShape("string.format %f", "local x = ('%99.99f'):format(1.7976931348623157e308)"),
    ChargeShape("string.format %f of tiny", "local x = ('%.99f'):format(2.2250738585072014e-308)"),
    ChargeShape("string.format %g", "local x = ('%.99g'):format(2.2250738585072014e-308)"),
    ChargeShape("string.format %a", "local x = ('%a'):format(2.2250738585072014e-308)"),
    ChargeShape(
      "string.format %%", setup: "local s = ('%%'):rep(N)", uses: "s", sizes: [10, 1000, 30000], "local x = s:format()"),
    ChargeShape("tostring of text", setup: text, uses: "s", sizes: lengths, "local x = tostring(s)"),
    ChargeShape(
      "tostring of a whole number", setup: "local s = math.mininteger", uses: "s", "s = s + 1\nlocal x = tostring(s)"),
    ChargeShape("tostring of a float", setup: "local s = 2.2250738585072014e-308", uses: "s", "local x = tostring(s)"),
    ChargeShape(
      "tostring of a large float", setup: "local s = 1.7976931348623157e308", uses: "s", "local x = tostring(s)"),
    ChargeShape(
      "tonumber of a float", setup: "local s = '2.2250738585072014e-308'", uses: "s", "local x = tonumber(s)"),
    ChargeShape(
      "tonumber of many digits", setup: "local s = '0.' .. ('1'):rep(N) .. 'e-300'", uses: "s",
      sizes: [20, 300, 760, 60000], "local x = tonumber(s)"),
    ChargeShape(
      "tonumber of hexadecimal", setup: "local s = '0x.' .. ('f'):rep(N) .. 'p-1000'", uses: "s",
      sizes: [20, 300, 60000], "local x = tonumber(s)"),
    ChargeShape(
      "tonumber of a whole number", setup: "local s = ('1'):rep(N)", uses: "s", sizes: [10, 19, 300, 60000],
      "local x = tonumber(s)"),
    ChargeShape(
      "tonumber with a base", setup: "local s = ('1'):rep(N)", uses: "s", sizes: [10, 300, 60000],
      "local x = tonumber(s, 36)"),
    ChargeShape(
      "tonumber of blanks", setup: "local s = (' '):rep(N) .. 'x'", uses: "s", sizes: [10, 300, 60000],
      "local x = tonumber(s)"),
    ChargeShape("utf8.len", setup: text, uses: "s", sizes: lengths, "local x = utf8.len(s)"),
    ChargeShape(
      "utf8.len of wide characters", setup: "local s = ('\\u{10348}'):rep(N)", uses: "s", sizes: [1, 30, 15000],
      "local x = utf8.len(s)"),
    ChargeShape("utf8.codepoint", setup: text, uses: "s", sizes: lengths, "local x = utf8.codepoint(s, 1, -1)"),
    ChargeShape(
      "utf8.char", setup: "local t = {} for i = 1, N do t[i] = 0x10348 end", uses: "t", sizes: [1, 30, 200, 4000],
      "local x = utf8.char(table.unpack(t))"),
    ChargeShape("utf8.offset", setup: text, uses: "s", sizes: lengths, "local x = utf8.offset(s, N)"),
    ChargeShape("utf8.offset from the end", setup: text, uses: "s", sizes: lengths, "local x = utf8.offset(s, -N)"),
    ChargeShape("utf8.codes", setup: text, uses: "s", sizes: lengths, "for at, code in utf8.codes(s) do end"),
    ChargeShape(
      "the iterator of utf8.codes", setup: "local s, f = 'a' .. ('\\x80'):rep(N), utf8.codes('')", uses: "s, f",
      sizes: [10, 900, 60000], "f(s, 1)"),
  ]

  /// Patterns, all of which start at every place of a text.
  static let patterns: [ChargeShape] =
    [
      ("%a+", "%a+"), (".-y", ".-y"), ("many .-", "(.-)(.-)(.-)y"), ("a set", "[a-wyz0-9%s]"), ("a balance", "%bxy"),
      ("a frontier", "%f[y]"),
      ("nothing", ""), ("a capture again", "(.-)%1y"), ("optional items", "x?x?x?x?x?x?x?x?y"), ("an end", "x*$"),
    ].flatMap { name, pattern in
      [
        ChargeShape(
          "string.find of \(name)", setup: text, uses: "s", sizes: [1, 30, 300, 3000], "local x = s:find('\(pattern)')"),
        ChargeShape(
          "string.gsub of \(name)", setup: text, uses: "s", sizes: [1, 30, 300, 3000],
          "local x = s:gsub('\(pattern)', '%0')"),
        ChargeShape(
          "string.gmatch of \(name)", setup: text, uses: "s", sizes: [1, 30, 300, 3000],
          "for x in s:gmatch('\(pattern)') do end"),
      ]
    } + [
      ChargeShape("string.find, plain", setup: text, uses: "s", sizes: lengths, "local x = s:find('y', 1, true)"),
      ChargeShape(
        "string.find, plain, of long text", setup: "local s, p = ('x'):rep(N), ('x'):rep(N // 2) .. 'y'", uses: "s, p",
        sizes: [30, 300, 60000], "local x = s:find(p, 1, true)"),
      ChargeShape(
        "string.find of plain text", setup: "local s, p = 'x', ('y'):rep(N)", uses: "s, p", sizes: [10, 1000, 60000],
        "local x = s:find(p)"),
      ChargeShape(
        "string.find of a long set at the end", setup: "local s, p = 'x', ('.-'):rep(90) .. '[' .. ('z'):rep(N) .. ']'",
        uses: "s, p",
        sizes: [10, 1000, 60000], "local x = s:find(p)"),
      ChargeShape(
        "string.match of captures", setup: text, uses: "s", sizes: [40, 1000],
        "local x = s:match('\(String(repeating: "(x)", count: 32))')"),
      ChargeShape(
        "string.gsub with a function", setup: text, uses: "s", sizes: [1, 300], "local x = s:gsub('x', function() end)"),
      ChargeShape(
        "string.gsub with a table", setup: text, uses: "s", sizes: [1, 300], "local x = s:gsub('x', {x = 'y'})"),
      ChargeShape(
        "string.gsub with a long replacement", setup: "local s, r = ('x'):rep(100), ('y'):rep(N)", uses: "s, r",
        sizes: [1, 600], "local x = s:gsub('x', r)"),
      ChargeShape(
        "string.gsub with captures of numbers", setup: text, uses: "s", sizes: [1, 300, 3000],
        "local x = s:gsub('()', '%1%1%1%1')"),
      ChargeShape(
        "string.gsub with percent signs", setup: "local s, r = ('x'):rep(30), ('%%'):rep(N)", uses: "s, r",
        sizes: [1, 300], "local x = s:gsub('x', r)"),
    ]

  static let numbers: [ChargeShape] = [
    ChargeShape("math.fmod of floats", "local x = math.fmod(1.7976931348623157e308, 3e-308)"),
    ChargeShape("math.fmod", "local x = math.fmod(7, 3)"),
    ChargeShape("math.modf", "local x = math.modf(1e300)"),
    ChargeShape("math.floor", "local x = math.floor(1e300)"),
    ChargeShape("math.ceil", "local x = math.ceil(1e300)"),
    ChargeShape("math.min", "local x = math.min('7', '3')"),
    ChargeShape("math.ult", "local x = math.ult(1, 2)"),
    ChargeShape("math.sqrt", "local x = math.sqrt(2)"),
    ChargeShape(
      "math.max", setup: "local t = {} for i = 1, N do t[i] = i end", uses: "t", sizes: [1, 30, 200, 4000],
      "local x = math.max(table.unpack(t))"),
    ChargeShape(
      "math.max of zeros", setup: "local t = {} for i = 1, 20 do t[i] = ('\\0'):rep(N) .. i end", uses: "t",
      sizes: [1, 60, 1000, 3000, 60000], "local x = math.max(table.unpack(t))"),
    ChargeShape("math.type", "local x = math.type(1)"),
    ChargeShape("math.tointeger", "local x = math.tointeger('9007199254740993')"),
    ChargeShape(
      "math.tointeger of text", setup: "local s = ('1'):rep(N) .. 'e-300'", uses: "s", sizes: [1, 300, 700, 60000],
      "local x = math.tointeger(s)"),
    ChargeShape(
      "math.abs of text", setup: "local s = ('1'):rep(N) .. 'e-300'", uses: "s", sizes: [1, 300, 700, 60000],
      "local x = math.abs(s)"),
  ]
}
