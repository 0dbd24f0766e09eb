import LuaSandbox
import Testing

/// What the library gives, by the Lua manual.
@Suite struct LibraryTests {
  /// A list as long as a list can be, by what Lua takes for its length.
  private static let fullList =
    "(function() local t = {} for i = 0, 62 do t[1 << i], t[(1 << i) + 1] = 1, 1 end t[math.maxinteger] = 7 return t end)()"

  @Test(arguments: [
    ("('hello'):find('l')", "3"), ("('hello'):find('xyz')", "nil"), ("('hello'):find('')", "1"),
    ("('hello'):find('', 10)", "nil"), ("('hello'):find('', 6)", "6"), ("('a.b'):find('.', 1, true)", "2"),
    ("('a.b'):find('%.')", "2"), ("select(2, ('hello'):find('l+'))", "4"),
    ("select(3, ('key=val'):find('(%w+)=(%w+)'))", "key"),
    ("('key = value'):match('^(%w+)%s*=')", "key"), ("('  trim  '):match('^%s*(.-)%s*$')", "trim"),
    ("('2026-11-30'):match('%d+-(%d+)')", "11"), ("('hello'):match('()ll()')", "3"), ("('abc'):match('[^a-b]')", "c"),
    ("('abc]'):match('[]]')", "]"), ("('a-b'):match('[a%-]+')", "a-"), ("('f(a(b)c)d'):match('%b()')", "(a(b)c)"),
    ("('THE (quick) fox'):find('%f[%a]%a+%f[%A]', 5)", "6"), ("('abab'):match('(ab)%1')", "ab"),
    ("('x'):match('x?x?x?')", "x"), ("('aXb'):match('%u')", "X"), ("('a1_'):match('%W')", "_"),
    ("('é'):match('%a')", "nil"),
    ("('abc'):gsub('%w', '%0%0')", "aabbcc"), ("('abc'):gsub('', '-')", "-a-b-c-"),
    ("select(2, ('a,b,,c'):gsub(',', ';'))", "3"),
    ("('hello world'):gsub('o', {o = '0'})", "hell0 w0rld"),
    ("('hello'):gsub('l', function(c) return nil end)", "hello"),
    ("('hello'):gsub('(h)(e)', '%2%1')", "ehllo"), ("('abc'):gsub('b', '%%')", "a%c"),
    ("('aaa'):gsub('a', 'b', 2)", "bba"),
    ("('abc'):gsub('^a', 'x')", "xbc"), ("('hello'):sub(2, -2)", "ell"), ("('hello'):sub(-100, 2)", "he"),
    ("('hello'):sub(4, 2)", ""), ("('abc'):byte(-1)", "99"), ("string.char(76, 117, 97)", "Lua"),
    ("('ab'):rep(3, '-')", "ab-ab-ab"),
    ("('x'):rep(0)", ""), ("('AbC'):lower() .. ('AbC'):upper()", "abcABC"), ("('abc'):reverse()", "cba"),
    ("#('a\\0b')", "3"),
    ("string.format('%5d|%-5s|%05.1f|%x|%q', 42, 'ab', 3.14159, 255, 'a\\nb')", "   42|ab   |003.1|ff|\"a\\ b\""),
    ("string.format('%s %s %s', nil, true, 1.0)", "nil true 1.0"), ("string.format('%%')", "%"),
    ("string.format('%c', 65)", "A"),
    ("string.format('%.3s', 'abcdef')", "abc"), ("string.format('%g', 1e20)", "1e+20"),
    ("string.format('%i', '10')", "10"),
    ("('a b c'):gmatch('%a')()", "a"),
    ("select('#', ('abc'):byte(-4))", "0"), ("('abc'):byte(0)", "nil"), ("('abc'):match('()%1')", "nil"),
    ("('a\\0b'):find('%z')", "2"), ("('az'):match('%Z+')", "az"), ("('a*'):rep(300):len()", "600"),
    ("(''):find(('a*'):rep(300))", "1"), ("('b'):match(('a?'):rep(300))", ""),
    ("string.format('%5u|%-3u', 7, 8)", "    7|8  "),
    ("string.format('%u', -1)", "18446744073709551615"), ("string.format('%------5d|', 3)", "3    |"),
    ("select('#', (function() local f = ('a'):gmatch('b') return f() end)())", "0"),
    ("string.rep(0/0, 2) .. string.rep(-(0/0), 2)", "nannannannan"), ("('x'):gsub('x', -(0/0))", "nan"),
    ("('nan'):find(0/0)", "1"),
  ])
  func `strings behave as the manual says`(expression: String, value: String) throws {
    #expect(try Sandbox.value(of: "(\(expression))") == value)
  }

  @Test(arguments: [
    ("7 // 2", "3"), ("-7 // 2", "-4"), ("7 % -3", "-2"), ("2 ^ 10", "1024.0"), ("1 << 40", "1099511627776"),
    ("10 / 2", "5.0"), ("'10' + 5", "15"), ("'3' * '4'", "12"), ("-'2'", "-2"), ("10 .. 20", "1020"),
    ("'0x10' + 0", "16"),
    ("math.max(1, 2.5)", "2.5"), ("math.min(3, 1, 2)", "1"), ("math.floor(-3.5)", "-4"), ("math.ceil(3.2)", "4"),
    ("math.abs(math.mininteger)", "-9223372036854775808"), ("math.fmod(-7, 3)", "-1"), ("math.sqrt(16)", "4.0"),
    ("math.tointeger(8.0)", "8"), ("math.tointeger(8.5)", "nil"), ("math.type(3.0)", "float"),
    ("math.type('3')", "nil"),
    ("math.max('10', '9')", "9"), ("math.min('b', 'a')", "a"), ("pcall(math.max, 1, 'a')", "false"),
    ("math.max()", "runtime: bad argument #1 to `max` (value expected)"),
    ("tonumber('+ff', 16)", "255"), ("tonumber(' +7 ', 8)", "7"), ("tonumber('+', 10)", "nil"),
    ("tonumber('-+1', 10)", "nil"),
    ("math.ult(1, -1)", "true"), ("math.huge", "inf"), ("-math.huge", "-inf"), ("0/0", "nan"), ("-(0/0)", "nan"),
    ("select(2, math.modf(3.25))", "0.25"), ("math.maxinteger + 1 == math.mininteger", "true"), ("1e15", "1e+15"),
    ("2^53", "9.007199254741e+15"),
    ("tonumber('  12  ')", "12"), ("tonumber('1e2')", "100.0"), ("tonumber('z', 36)", "35"),
    ("tonumber('-ff', 16)", "-255"),
    ("tonumber('8', 8)", "nil"), ("tonumber('')", "nil"), ("tonumber('0x')", "nil"), ("tonumber({})", "nil"),
    ("tonumber('1 2')", "nil"),
  ])
  func `numbers behave as the manual says`(expression: String, value: String) throws {
    #expect(try Sandbox.value(of: "(\(expression))") == value)
  }

  @Test(arguments: [
    ("table.concat({1, 2, 3}, ', ')", "1, 2, 3"), ("table.concat({'a', 'b', 'c'}, '', 2)", "bc"),
    ("table.concat({})", ""),
    ("select('#', table.unpack({1, nil, 3}, 1, 3))", "3"), ("table.pack(1, nil).n", "2"),
    ("table.remove({1, 2, 3})", "3"),
    ("#\(fullList)", "9223372036854775807"), ("table.remove(\(fullList))", "7"),
    ("table.remove(\(fullList), math.maxinteger)", "7"),
    ("table.remove({1, 2, 3}, 1)", "1"), ("table.remove({})", "nil"),
    ("table.concat(table.move({1, 2, 3}, 1, 3, 2))", "1123"),
    ("table.concat(table.move({1, 2, 3}, 2, 3, 1))", "233"),
    ("(function() local t = {1, 2} table.insert(t, 1, 0) table.insert(t, 3) return table.concat(t) end)()", "0123"),
    ("#table.pack(table.unpack({1, 2, 3}))", "3"), ("rawequal('a', 'a')", "true"), ("rawlen('abc')", "3"),
    ("select(-1, 1, 2, 3)", "3"),
    ("(select(2, 'a', 'b', 'c'))", "b"), ("type(nil)", "nil"), ("type(type)", "function"), ("tostring({})", "table"),
    ("tostring(type)", "function"),
    ("pcall(error, 'x')", "false"), ("select(2, pcall(error, 'x'))", "x"), ("select(2, pcall(error))", "nil"),
    ("assert(1, 'no')", "1"),
    ("select(2, pcall(assert, false, 'no'))", "no"), ("select(2, pcall(assert, nil))", "assertion failed!"),
    ("_VERSION", "Lua 5.4"), ("_G._G == _G", "true"),
    ("next({})", "nil"), ("next({10})", "1"), ("rawget({a = 1}, 'a')", "1"), ("rawset({}, 'a', 2).a", "2"),
  ])
  func `tables and the basic functions behave as the manual says`(expression: String, value: String) throws {
    #expect(try Sandbox.value(of: "(\(expression))") == value)
  }

  @Test(arguments: [
    ("utf8.char(72, 228, 8364, 128512)", "Hä€😀"), ("utf8.len('Zoë')", "3"), ("utf8.len('\\xFF')", "nil"),
    ("select(2, utf8.len('a\\xFF'))", "2"), ("utf8.codepoint('€')", "8364"), ("utf8.offset('aéb', 3)", "4"),
    ("utf8.offset('aéb', -1)", "4"),
    ("utf8.offset('aéb', 0, 3)", "2"), ("utf8.offset('abc', 9)", "nil"), ("('aé€'):match(utf8.charpattern, 2)", "é"),
    (
      "(function() local s = '' for p, c in utf8.codes('aé€') do s = s .. p .. ':' .. c .. ' ' end return s end)()",
      "1:97 2:233 4:8364 "
    ),
    ("pcall(utf8.codepoint, '\\xED\\xA0\\x80')", "false"), ("utf8.codepoint('\\xED\\xA0\\x80', 1, 1, true)", "55296"),
    ("utf8.len('äöü', 3)", "2"),
  ])
  func `text in UTF-8 behaves as the manual says`(expression: String, value: String) throws {
    #expect(try Sandbox.value(of: "(\(expression))") == value)
  }

  @Test(arguments: [
    ("('x'):find('[')", "malformed pattern (missing `]`)"), ("('x'):find('%')", "malformed pattern (ends with `%`)"),
    ("('x'):find('(')", "unfinished capture"), ("('x'):match(')')", "invalid pattern capture"),
    ("('x'):find('%1')", "invalid capture index %1"),
    ("('x'):find('%bx')", "malformed pattern (missing arguments to `%b`)"),
    ("('x'):find('%f')", "missing `[` after `%f` in pattern"),
    ("('x'):gsub('x', '%2')", "invalid capture index %2"),
    ("('x'):gsub('x', '%a')", "invalid use of `%` in replacement string"),
    ("('x'):gsub('x', function() return {} end)", "invalid replacement value (a table)"),
    ("('a'):rep(300):find(('a?'):rep(300))", "pattern too complex"),
    ("('%d'):format('x')", "bad argument #1 to `format` (number expected, got string)"),
    ("('%d'):format(1.5)", "bad argument #1 to `format` (number has no integer representation)"),
    ("('%y'):format(1)", "invalid conversion `%y` to `format`; write %% for a percent sign"),
    ("('%d'):format()", "bad argument #1 to `format` (no value for this conversion)"),
    ("('x'):rep(1 << 62)", "resulting string too large"),
    ("table.concat({1, {}})", "invalid value (a table) at index 2 in table for `concat`"),
    ("table.concat({1, 2}, ' ', 1, math.maxinteger)", "invalid value (a nil) at index 3 in table for `concat`"),
    ("('%5s'):format(('a\\0'):rep(100))", "bad argument #1 to `format` (string contains zeros)"),
    ("('%0000000000000000000000d'):format(1)", "invalid format: flags, width or precision of"),
    ("math.fmod('a', 'b')", "bad argument #1 to `fmod`"), ("math.ult('a', 'b')", "bad argument #1 to `ult`"),
    ("table.insert(\(fullList), 1)", "bad argument #1 to `insert` (the list is full)"),
    ("table.insert({}, 5, 1)", "bad argument #2 to `insert` (position out of bounds)"),
    ("table.unpack({}, 1, 1e8 // 1 | 0)", "too many results to unpack"),
    ("ipairs()", "bad argument #1 to `ipairs` (list expected, got no value)"),
    ("pairs(nil)", "bad argument #1 to `pairs` (table expected, got nil)"),
    ("math.floor({})", "bad argument #1 to `floor` (number expected, got table)"),
    ("1 < 'x'", "attempt to compare number with string"),
    ("'x' + 1", "attempt to perform arithmetic on a string value (\"x\" is no number)"),
    ("{} .. 'x'", "attempt to concatenate a table value"),
    ("setmetatable", "setmetatable is not available: tables keep their plain meaning"),
    ("os.time()", "os.time is not available: use request.context.time"),
    ("io.open", "io.open is not available: scripts cannot read or write files"),
    ("string.dump", "string.dump is not available: compiled code cannot be had"),
    ("('').pack", "string.pack is not available: binary layouts are no business of a policy"),
    ("math.random()", "math.random is not available: a decision may not depend on chance"),
    ("coroutine.wrap", "coroutine.wrap is not available: a script runs from its start to its end"),
    ("mathces", "no global \"mathces\"; did you mean \"matches\"?"),
    ("string.fnid", "no field \"fnid\" in string; did you mean \"find\"?"),
    ("qqqqqqqqqqq", "no global \"qqqqqqqqqqq\""),
  ])
  func `misuse is an error that says what is wrong`(expression: String, message: String) throws {
    let value = try Sandbox.value(of: "(\(expression))")
    #expect(value.hasPrefix("runtime: \(message)"), "\(value)")
  }
}
