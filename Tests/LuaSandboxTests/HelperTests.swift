import LuaSandbox
import Testing

@Suite struct HelperTests {
  @Test(arguments: [
    ("matches('example.com', {'example.com'})", "true"), ("matches('EXAMPLE.com', {'Example.COM'})", "true"),
    ("matches('sub.example.com', {'example.com'})", "false"), ("matches('sub.example.com', {'*.example.com'})", "true"),
    ("matches('a.b.example.com', {'*.example.com'})", "true"), ("matches('example.com', {'*.example.com'})", "false"),
    ("matches('badexample.com', {'*.example.com'})", "false"), ("matches(nil, {'example.com'})", "false"),
    ("matches('example.com', {})", "false"),
    ("matches('example.com', set{'example.com'})", "true"), ("matches('example.com', request.domains)", "true"),
    ("matches('a.example.org', request.domains)", "true"), ("matches('example.org', request.domains)", "false"),
    ("matches('partner.example', request.domains)", "true"),
    ("matches('bücher.example', {'xn--bcher-kva.example'})", "true"),
    ("any(request.tags, function(t) return t == 'q3' end)", "true"), ("any({}, function() return true end)", "false"),
    ("all(request.tags, function(t) return #t > 1 end)", "true"),
    ("all(request.tags, function(t, i) return i < 3 end)", "false"),
    ("(function() local t = {1, 2} return all(t, function(v, i) t[i + 1] = nil return v or i == 2 end) end)()", "true"),
    ("(function() local t = {1, 2} return all(t, function(v, i) t[3] = i return v < 3 end) end)()", "true"),
    ("(function() local t = {1, 2} return all(t, function(v, i) t[2] = nil return v end) end)()", "false"),
    ("all({}, function() return false end)", "true"), ("count(request.tags, function(t) return #t == 2 end)", "1"),
    ("set{'b', 'a', 'b'}:has('a')", "true"), ("set(request.tags):has('x')", "false"), ("#set{3, 1, 3}", "2"),
    ("request.domains:has('example.com')", "true"),
    ("request.domains:has(1)", "false"), ("table.concat(set{'b', 'a'}, ',')", "a,b"), ("type(set{})", "table"),
    ("email('Ana@Example.com').domain", "example.com"), ("email('Ana@Example.com').localPart", "ana"),
    ("email('Ana@BÜCHER.example').text", "ana@xn--bcher-kva.example"),
    ("email('no address')", "nil"),
    ("time('2026-11-30T12:00:00Z') == request.time", "true"),
    ("time('2026-11-30T14:00:00+02:00') == request.time", "true"), ("time('yesterday')", "nil"),
    ("request.time < time('2027-01-01T00:00:00Z')", "true"), ("request.time <= request.time", "true"),
    ("request.time > request.time", "false"),
    ("time('2026-11-30T12:01:30Z') - request.time", "90"), ("time('2026-11-30T12:00:00.5Z') - request.time", "0.5"),
    ("request.time:add{ days = 1, hours = -1, minutes = 1, seconds = 5 }.text", "2026-12-01T11:01:05Z"),
    ("request.time:add{}.text", "2026-11-30T12:00:00Z"),
  ])
  func `the helpers give what they promise`(expression: String, value: String) throws {
    #expect(try Sandbox.value(of: expression) == value)
  }

  @Test(arguments: [
    ("matches('example.com', {'not a domain'})", "\"not a domain\" is no domain"),
    ("matches('not a domain', {})", "\"not a domain\" is no domain"),
    ("matches('example.com', {1})", "pattern 1 is a number"),
    (
      "matches('example.com', {['example.com'] = true})",
      "bad argument #2 to `matches` (list expected, got a table with other keys"
    ),
    (
      "matches('example.com', {'example.org', allowed = 'example.com'})",
      "bad argument #2 to `matches` (list expected, got a table with other keys"
    ),
    (
      "all({a = 1}, function() return false end)",
      "bad argument #1 to `all` (list expected, got a table with other keys"
    ),
    (
      "any({a = 1}, function() return true end)", "bad argument #1 to `any` (list expected, got a table with other keys"
    ),
    (
      "any({[2] = 1}, function() return true end)",
      "bad argument #1 to `any` (list expected, got a table with other keys"
    ),
    (
      "count({[0] = 1}, function() return true end)",
      "bad argument #1 to `count` (list expected, got a table with other keys"
    ),
    ("set{a = true}", "bad argument #1 to `set` (list expected, got a table with other keys"),
    ("matches('example.com', 'example.com')", "bad argument #2 to `matches` (list expected"),
    ("any(request.tags)", "bad argument #2 to `any` (function expected, got no value)"),
    ("set{{}}", "element 1 is a table"),
    ("request.time < 5", "attempt to compare a time and a number"),
    ("request.time - 5", "attempt to subtract a time and a number"),
    (
      "request.time + 5",
      "attempt to calculate with a time; use time:add{ days = 1 }, or subtract one time from another"
    ),
    ("'at ' .. request.time", "attempt to concatenate a time value; use its text"),
    ("request.team .. 'x'", "attempt to concatenate a table value"),
    ("1 + request.tags", "attempt to perform arithmetic on a table value"),
    ("set{'a'} * 2", "attempt to perform arithmetic on a table value"),
    ("request.team()", "attempt to call a table value"),
    ("request.team | 1", "attempt to perform arithmetic on a table value"),
    ("'' .. set{'a'}", "attempt to concatenate a table value"),
    ("request.time:add{ day = 1 }", "no unit \"day\"; did you mean \"days\"?"),
    ("request.time:add{ days = 1.5 }", "days must be a whole number, not 1.5"),
    ("request.time:add{ days = '1' }", "days must be a whole number, not a string"),
    ("request.time:add{ days = 1e15 // 1 | 0 }", "the time is outside the years 0001 to 9999"),
    ("request.time:add{ days = math.maxinteger }", "the time is outside the years 0001 to 9999"),
    ("all(request.labels, function() return true end)", "bad argument #1 to `all` (list expected"),
    ("matches('a.example', request.labels)", "bad argument #2 to `matches` (list expected"),
    ("email(5)", "bad argument #1 to `email`"),
    ("email('a@example.com').domian", "no field \"domian\" in an address; did you mean \"domain\"?"),
  ])
  func `misuse of a helper is an error`(expression: String, message: String) throws {
    let value = try Sandbox.value(of: expression)
    #expect(value.hasPrefix("runtime: \(message)"), "\(value)")
  }
}
