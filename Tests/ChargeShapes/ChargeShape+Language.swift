extension ChargeShape {
  private static let text = "local s, r = ('x'):rep(N), ('x'):rep(N)"
  private static let names = (1...190).map { "v\($0)" }.joined(separator: ", ")

  /// What instructions do by themselves.
  static let language: [ChargeShape] = [
    ChargeShape("== of strings", setup: text, uses: "s, r", sizes: [50, 500, 1000, 8000, 65000], "local x = s == r"),
    ChargeShape("< of strings", setup: text, uses: "s, r", sizes: [40, 500, 1000, 8000, 65000], "local x = s < r"),
    ChargeShape(
      "< of strings of zeros", setup: "local s, r = ('\\0'):rep(N), ('\\0'):rep(N)", uses: "s, r",
      sizes: [40, 60, 500, 1000, 8000, 65000], "local x = s < r"),
    ChargeShape(
      "< of strings of zeros made without the library",
      setup: "local z = utf8.charpattern:sub(2, 2)\nlocal s = z\nwhile #s < N do s = s .. s end\nlocal r = s .. ''",
      uses: "s, r", sizes: [64, 512, 8192, 65536], "local x = s < r"),
    ChargeShape(
      "< of strings of zeros from a view", setup: "local z = data.zero\nlocal s = z\nwhile #s < N do s = s .. s end",
      uses: "s", sizes: [64, 512, 8192], "local x = s < s .. 'x'"),
    ChargeShape("..", setup: text, uses: "s", sizes: [1, 20, 39, 50, 500, 4000, 30000], "local x = s .. s"),
    ChargeShape(
      ".. of many", setup: text, uses: "s", sizes: [1, 10, 100],
      "local x = " + repeatElement("s", count: 150).joined(separator: " .. ")),
    ChargeShape(
      ".. of whole numbers", setup: "local s = math.mininteger", uses: "s",
      "local x = " + repeatElement("s", count: 60).joined(separator: " .. ")),
    ChargeShape(
      ".. of floats", setup: "local s = 2.2250738585072014e-308", uses: "s",
      "local x = " + repeatElement("s", count: 60).joined(separator: " .. ")),
    ChargeShape(".. of one float", setup: "local s = 0.1", uses: "s", "s = s + 0.7\nlocal x = s .. ''"),
    ChargeShape(
      "# of a table", setup: "local t = {} for i = 1, N do t[i] = i end", uses: "t", sizes: [10, 3000], "local x = #t"),
    ChargeShape(
      "# of a table of holes", setup: "local t = {} for i = 1, N do t[1 << i] = i t[i] = i end", uses: "t",
      sizes: [8, 40, 62], "local x = #t"),
    ChargeShape("a table", "local t = {}"),
    ChargeShape("a table of names", "local t = {a = 1, b = 2, c = 3, d = 4, e = 5}"),
    ChargeShape("a table of nothing", "local t = {\(repeatElement("nil", count: 2000).joined(separator: ", "))}"),
    ChargeShape(
      "a table of arguments",
      setup: "local function f(...) return {...} end local t = table.pack(table.unpack({}, 1, N))", uses: "f, t",
      sizes: [10, 200, 4000], "local x = f(table.unpack(t, 1, t.n))"),
    ChargeShape(
      "a closure over many locals",
      "local \(names)\nlocal a, b\nwhile true do a = function() return \(names) end end"),
    ChargeShape("a closure", "local x\nlocal f = function() return x end"),
    ChargeShape(
      "leaving a block of captured locals", "do local \(names)\nlocal f = function() return \(names) end end"),
    ChargeShape(
      "arguments passed on", setup: "local function f(...) return ... end", uses: "f",
      sizes: [50, 250, 500, 2000, 20000, 100_000],
      "local function g(...) while true do f(...) end end g(table.unpack({}, 1, \("N")))"),
    ChargeShape(
      "arguments passed on deep down",
      setup:
        "local f f = function(n, ...) if n == 0 then while true do local x = ... end end return 1 + f(n - 1, ...) end",
      uses: "f",
      sizes: [10, 100, 1000], "f(N, table.unpack({}, 1, 100))"),
    ChargeShape("nil in many registers", "local \(names)"),
    ChargeShape("%", setup: "local a, b = 7, 3", uses: "a, b", "local x = a % b"),
    // Lua divides floats bit by bit in one instruction, and nothing of ours runs in between.
    ChargeShape(
      "% of floats", setup: "local a, b = 1.7976931348623157e308, 3e-308", uses: "a, b", bound: 400,
      "local x = a % b"),
    // A loop reads its bounds as numbers, which takes long for long texts; hexadecimal ones are read faster.
    ChargeShape(
      "for over texts of digits", setup: "local s = '1.' .. ('7'):rep(N) .. 'e-300'", uses: "s",
      sizes: [10, 30, 100, 300, 760, 3000, 60_000], "for j = s, s, s do break end"),
    ChargeShape(
      "for over hexadecimal texts", setup: "local s = '0x' .. ('7'):rep(N) .. 'p-9'", uses: "s",
      sizes: [10, 30, 100, 760, 60_000], "for j = s, s, s do break end"),
    ChargeShape("% of a float by a literal", setup: "local a = 1.7976931348623157e308", uses: "a", "local x = a % 3"),
    ChargeShape("/ of tiny floats", setup: "local a, b = 5e-324, 3e-310", uses: "a, b", "local x = a / b * b"),
    ChargeShape("// of floats", setup: "local a, b = 1.7e308, 3.1", uses: "a, b", "local x = a // b"),
    ChargeShape(
      "number == float", setup: "local a, b = math.maxinteger, 9.2e18", uses: "a, b", "local x = a < b or a == b"),
    ChargeShape("arithmetic on text", setup: "local s = '2.2250738585072014e-308'", uses: "s", "local x = s + 0"),
    ChargeShape(
      "arithmetic on long text", setup: "local s = '0.' .. ('1'):rep(N) .. 'e-300'", uses: "s",
      sizes: [100, 700, 30000], "local x = s + 0"),
    ChargeShape("calls", setup: "local function f() end", uses: "f", "f()"),
    ChargeShape(
      "deep recursion", setup: "local function f(n) if n > 0 then return 1 + f(n - 1) end return 0 end", uses: "f",
      sizes: [10, 150, 3000], "f(N)"),
    ChargeShape("a field of text", setup: "local s = 'x'", uses: "s", "local x = s.len"),
    ChargeShape(
      "a long name of a field", setup: "local s, t = ('x'):rep(N), {} t[s] = 1", uses: "s, t", sizes: [41, 500, 60000],
      "local x = t[s .. 'x']"),
    ChargeShape(
      "collecting what lives", setup: "local t = {} for i = 1, N do t[i] = {} end", sizes: [1000, 10000, 30000],
      "local x = 1"),
  ]
}
