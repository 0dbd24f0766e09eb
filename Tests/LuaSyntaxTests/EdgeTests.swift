import LuaSyntax
import Testing

/// Sources that readers of Lua are known to get wrong, each by itself held against the compiler.
@Suite struct EdgeTests {
  @Test(arguments: [
    "", ";;;", "return;", "return;;", "return return", "do return end x = 1", "do return; end x = 1", "a = b;;c()",
    "::a::::b::", "goto a ::a::", "goto = 1", "local goto", "break", "local", "local a =", "repeat until",
    "while do end",
    "if a then else elseif b then end", "if a then elseif b then else end", "for a in do end", "for a = 1 do end",
    "for a = 1, 2, 3, 4 do end", "for a, b, c in d do end", "for a.b in c do end", "for a, b = 1, 2 do end",
    "local x <const>; x = 1", "local x<const>=1", "local x < const > = 1", "local a <const> <close> = 1",
    "local a <const>, b <close> = 1, nil", "local function a.b() end", "local function a:b() end",
    "function a:b.c() end",
    "function a.b.c:d(...) return self, ... end", "function f(a,) end", "function f(..., a) end", "function f(a.b) end",
    "local function f(a, a) return a end", "local a, a = 1, 2 return a", "local a local a = a return a",
  ])
  func `statements are taken as the compiler takes them`(source: String) { check(source) }

  @Test(arguments: [
    "return a.b['c']:d'e'{f}(g)", "f\n(g)", "(f)\n(g)", "f(a)\n(b or c)()", "return f'x'.y", "f'x'.y = 1", "f{}.x = 1",
    "f{} = 1", "return ('x'):len()", "return 'x':len()", "{}.x = 1", "(a) = 1", "(a).b = 1", "((a.b)) = 1", "a() = 1",
    "a.b, c[1], d = 1", "a, b() = 1", "return a.end", "return a:end()", "return a.1", "return a .b", "return a.\nb",
    "a:b\n()", "a:b ''", "a:b", "a.b", "a[1]", "(a)", "(a)()", "'x'()", "return not not a == b", "return -x^2",
    "return 2^-3",
    "return -2^-3^4", "return a..b..c", "return a<b<c", "return a or b and c", "return a and b or c", "return ~a~b",
    "return a~=~b", "return a~b~c|d&e", "return a>>b<<c..d+e", "return #a..b", "return - -a", "return --a",
    "return a//b",
    "return a/ /b", "return a=>b", "return a = = b", "return a!=b", "return a<>b", "return a><b", "return not a.b(c)^d",
    "return function() end()", "return (function() end)()", "return {...}, ...", "return (...)", "return a, (b()), c()",
  ])
  func `expressions are taken as the compiler takes them`(source: String) { check(source) }

  @Test(arguments: [
    "return {}", "return {,}", "return {;}", "return {1,}", "return {1;}", "return {1,,2}",
    "return {[1]=2, 3; 4, x = 5}",
    "return {x}", "return {x = x}", "return {x == x}", "return {[x]}", "return {[ [[x]] ] = 1}", "return {[[x]]}",
    "return {[[[x]]]}", "return {end = 1}", "return {x.y = 1}", "return {f()}", "return {(f())}", "return {f(), nil}",
    "return a[ [[x]] ]", "return a[[[x]]]", "return a[[x]]", "return a[=[x]=]", "return {function() end}",
  ])
  func `tables are taken as the compiler takes them`(source: String) { check(source) }

  @Test(arguments: [
    "0", "08", "0x", "0x.", "0x.1", "0x1.", "0x.p1", "0xep1", "0xA.8p-1", "0x1p", "0x1p+", "0xfffffffffffffffff", "1.",
    ".1",
    "1..2", "1 ..2", "1. .2", "1.. 2", "1...2", "1.2.3", ".", "..1", ".1.", "1e", "1e+", "1E5", "1e309", "5e-324",
    "1e-400",
    "1_000", "0b1", "1f", "1ull", "1x", "0x1g", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "0x8000000000000000", "0x7fffffffffffffff", "1--2", "1-- 2\n+3", "3-2", "3-+2", "0xap0", "0Xa", "1e1e1", "0x1P4",
    "1p4",
    "inf", "nan", "0x1e+1", "1e+1+1", "00012", "1.0", "3.14159265358979323846", "123456789012345678901234567890",
  ])
  func `numerals are taken as the compiler takes them`(numeral: String) { check("return " + numeral) }

  @Test(arguments: [
    #"'\z"#, "'\\z\n\n a'", #"'\u{110000}'"#, #"'\u{7FFFFFFF}'"#, #"'\u{80000000}'"#, #"'\u{}'"#, #"'\u{ 1}'"#,
    #"'\u{1'"#,
    #"'\u41'"#, #"'\u{000000000041}'"#, #"'\x4'"#, #"'\x4g'"#, #"'\x414'"#, #"'\9999'"#, #"'\256'"#, #"'\2555'"#,
    #"'\0'"#,
    #"'\q'"#, #"'\'"#, #"'\''"#, #"'"'"#, #""\"""#, "'a\nb'", "'a\\\nb'", "'a\\\r\nb'", "'a\\\n\rb'", "'a\\\rb'",
    "'a\\\n\nb'",
    "'a\rb'", "'a", "\"", "'\\", "'\0'", "'\t\u{0B}\u{0C}'", "[[x]]", "[[\nx]]", "[[\r\nx\r\ny\ry\n\rz]]", "[[\n\nx]]",
    "[=[]]]=]", "[==[]=]]==]", "[=[x]]", "[=x", "[==", "[=", "[", "[[x]", "[[]]]", "[[x", "[[\\n]]", "'\u{E9}'",
    "'\\\u{E9}'",
    "'\\a\\b\\f\\n\\r\\t\\v\\\\'", "'\\A'",
  ])
  func `texts are taken as the compiler takes them`(text: String) { check("return " + text) }

  @Test(arguments: [
    "--", "--x", "--\n", "-- [[\nx = 1", "---[[\nx = 1", "--[[ ]]x = 1", "--[[\n]] x = 1", "--[==[ ]=] ]==] x = 1",
    "--[[ x",
    "--[==", "--[=\nx = 1", "--[x\ny = 1", "x = 1 --[[ ]] + 2", "x --[[ ]] = 1", "--\rx = 1", "--\u{0C}x = 1",
    "--\0\nx = 1",
    "x\u{0B}=\u{0C}1", "x\r=\r1", "x = 1\u{A0}", "\u{FEFF}x = 1", "#x = 1", "#!/bin/lua\nx = 1", " #\nx = 1", "\0",
    "x = 1\0",
    "x\0 = 1", "\u{1B}Lua", "x = \u{A7}", "\u{E9} = 1", "a\u{300} = 1", "x = 1 $", "x = @y", "x = `y`", "x = y?",
    "x = \\y",
    "--[[\n]]--[[\n]]x = 1", "x = 1--", "x = 1-- --", "--[[]]--[[]]", "--[[ ]] ]]",
  ])
  func `comments and blanks are taken as the compiler takes them`(source: String) { check(source) }

  private func check(_ source: String) {
    let difference = GrammarTests.difference(Array(source.utf8))
    #expect(difference == nil)
  }
}
