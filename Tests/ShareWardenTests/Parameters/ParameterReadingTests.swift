import Testing

@Suite struct ParameterReadingTests {
  @Test(arguments: [
    ("type = 'boolean'", "true", "true"), ("type = 'boolean'", "false", "false"),
    ("type = 'integer'", "3", "3"), ("type = 'integer'", "3.0", "3"), ("type = 'integer'", "-1", "-1"),
    ("type = 'integer'", "9223372036854775807", "9223372036854775807"),
    ("type = 'number'", "3", "3.0"), ("type = 'number'", "0.5", "0.5"),
    ("type = 'string'", #""a\u0000b\"""#, "a\u{FFFD}b\""), ("type = 'string'", #""""#, ""),
    ("type = 'domain'", #""Example.COM""#, "example.com"),
    ("type = 'domain'", #""*.Bücher.example""#, "*.xn--bcher-kva.example"),
    ("type = 'email'", #""Ben@Bücher.Example""#, "ben@xn--bcher-kva.example"),
    ("type = 'permission'", #""readOnly""#, "readOnly"), ("type = 'role'", #""administrator""#, "administrator"),
    ("type = 'time'", #""2026-11-30T13:00:00+01:00""#, "2026-11-30T12:00:00Z"),
    ("type = 'duration'", #""90d""#, "7776000"),
  ])
  func `a value is seen in the form that compares`(declaration: String, value: String, seen: String) throws {
    #expect(try ParameterFolder(declaration).seen(value) == seen)
  }

  @Test(arguments: [
    ("type = 'list', of = 'integer'", "[3, 1, 2]", "#v .. ':' .. v[1] .. v[3]", "3:32"),
    ("type = 'list', of = 'string'", "[]", "#v", "0"),
    ("type = 'list', of = 'time'", #"["2026-01-01T00:00:00Z"]"#, "v[1].text", "2026-01-01T00:00:00Z"),
    (
      "type = 'set', of = 'domain'", #"["B.example", "a.example", "b.example"]"#,
      "tostring(v:has('b.example')) .. tostring(v:has('c.example'))", "truefalse"
    ),
    (
      "type = 'set', of = 'domain'", #"["*.b.example"]"#,
      "tostring(matches('a.b.example', v)) .. tostring(matches('b.example', v))", "truefalse"
    ),
    ("type = 'set', of = 'permission'", #"["none"]"#, "tostring(v:has('none'))", "true"),
    ("type = 'map', of = 'integer'", #"{"b": 2, "a": 1}"#, "v.a + v.b + (v.c or 10)", "13"),
    ("type = 'map', of = 'duration'", #"{"x": "1h", "y": null}"#, "v.x .. tostring(v.y)", "3600nil"),
    ("type = 'map', of = 'string'", "{}", "tostring(next(v))", "nil"),
  ])
  func `lists, sets and maps hold values of a type`(
    declaration: String, value: String, expression: String, seen: String
  ) throws {
    #expect(try ParameterFolder(declaration).seen(value, expression) == seen)
  }

  @Test func `what is not given is the default, or nil`() throws {
    #expect(try ParameterFolder("type = 'integer', default = 7").seen(nil) == "7")
    #expect(try ParameterFolder("type = 'integer', default = 7").seen("8") == "8")
    #expect(try ParameterFolder("type = 'integer'").seen(nil) == "nil")
    #expect(try ParameterFolder("type = 'list', of = 'string', default = {}").seen(nil, "#v") == "0")
    #expect(try ParameterFolder("type = 'map', of = 'string', default = {}").seen(nil, "tostring(next(v))") == "nil")
    #expect(
      try ParameterFolder("type = 'time', default = '2026-01-01T00:00:00Z'").seen(nil, "v.text")
        == "2026-01-01T00:00:00Z")
  }

  @Test(arguments: [
    ("type = 'boolean'", "1", ": expected true or false, found an integer"),
    ("type = 'integer'", "3.5", ": expected an integer, found a number"),
    ("type = 'integer'", #""3""#, ": expected an integer, found a string"),
    ("type = 'integer'", "true", ": expected an integer, found a boolean"),
    ("type = 'integer'", "[3]", ": expected an integer, found a list"),
    ("type = 'integer', minimum = 0", "-1", ": is below the minimum of 0"),
    ("type = 'integer', maximum = 5", "6", ": is above the maximum of 5"),
    ("type = 'number'", #""1""#, ": expected a finite number, found a string"),
    ("type = 'string'", "1", ": expected a string, found an integer"),
    ("type = 'string', oneOf = { 'a', 'b' }", #""c""#, #": "c" is not one of "a", "b""#),
    ("type = 'domain'", #""example..com""#, #": domain "example..com" "#),
    ("type = 'domain'", #""@example.com""#, #": domain "@example.com" "#),
    ("type = 'domain'", #""*.*.com""#, #": domain "*.*.com" "#),
    ("type = 'email'", #""ben""#, #": e-mail address "ben" "#),
    ("type = 'permission'", #""readwrite""#, #": unknown permission "readwrite" (did you mean "readWrite"?)"#),
    ("type = 'role'", #""admin""#, #": unknown role "admin" (did you mean "administrator"?)"#),
    ("type = 'time'", #""2026-11-30""#, #": time "2026-11-30" "#),
    ("type = 'duration'", #""90 days""#, #": duration "90 days" "#),
    ("type = 'duration', maximum = '1d'", #""25h""#, ": is above the maximum of "),
    (
      "type = 'time', minimum = '2026-01-01T00:00:00Z'", #""2025-01-01T00:00:00Z""#,
      ": is below the minimum of 2026-01-01T00:00:00Z"
    ),
    ("type = 'list', of = 'integer'", "3", ": expected a list, found an integer"),
    ("type = 'list', of = 'integer'", #"{"a": 1}"#, ": expected a list, found a map"),
    ("type = 'list', of = 'integer'", "[1, null]", "[1]: expected an integer, found null"),
    ("type = 'list', of = 'integer', maximum = 1", "[1, 2]", ": has more elements than the maximum of 1"),
    ("type = 'list', of = 'domain'", #"["a.example", "b_.example", "-"]"#, #"[1]: domain "b_.example" "#),
    ("type = 'list', of = 'string', oneOf = { 'a' }", #"["a", "b"]"#, #"[1]: "b" is not one of "a""#),
    ("type = 'set', of = 'string', minimum = 2", #"["a", "a"]"#, ": has fewer elements than the minimum of 2"),
    ("type = 'map', of = 'integer'", "[1]", ": expected a map, found a list"),
    ("type = 'map', of = 'integer'", #"{"a": "x"}"#, ".a: expected an integer, found a string"),
    ("type = 'map', of = 'string', oneOf = { 'a' }", #"{"k": "b"}"#, #".k: "b" is not one of "a""#),
  ])
  func `a value that does not fit is told with its place`(declaration: String, value: String, fault: String) throws {
    let faults = try ParameterFolder(declaration).faults(value)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("policyset.json:1:") == true)
    #expect(faults.first?.contains(" policies.p.parameters.value\(fault)") == true, "\(faults)")
  }

  @Test func `texts are told apart by their bytes`() throws {
    #expect(try ParameterFolder("type = 'string', oneOf = { 'zo\u{EB}' }").faults("\"zoe\u{308}\"").count == 1)
    let two = "[\"zo\u{EB}\", \"zoe\u{308}\"]"
    #expect(try ParameterFolder("type = 'set', of = 'string', minimum = 2").faults(two) == [])
  }

  @Test func `the column is that of the element`() throws {
    let faults = try ParameterFolder("type = 'list', of = 'integer'").faults("[1, 2, \"3\"]")
    #expect(faults == ["policyset.json:1:52: policies.p.parameters.value[2]: expected an integer, found a string"])
  }

  @Test(arguments: ["1e309", "-1e309", "9223372036854775808", "1e19"])
  func `a number beyond 64 bits is no integer`(value: String) throws {
    #expect(try ParameterFolder("type = 'integer'").faults(value).count == 1)
  }

  @Test func `text beyond what a script can hold is refused`() throws {
    let text = String(repeating: "x", count: 65_537)
    #expect(try ParameterFolder("type = 'string'").faults("\"\(text)\"").count == 1)
    #expect(try ParameterFolder("type = 'string'").faults("\"\(text.dropLast())\"") == [])
  }

  @Test func `a required parameter is asked for where it would be set`() throws {
    let folder = ParameterFolder("type = 'integer', required = true")
    #expect(
      try folder.faults(nil) == [
        "policyset.json:1:15: policies.p: parameter \"value\" is required and not given; set it under \"parameters\""
      ])
    #expect(
      try folder.faults("null") == [
        "policyset.json:1:45: policies.p.parameters.value: null is no value; leave the parameter out to have its default"
      ])
    #expect(
      try PolicyFolder(policy: folder.script()).faults() == [
        "p/policy.lua:3: parameter \"value\" is required and not given; set it in policyset.json"
      ])
  }

  @Test func `unknown parameters are all told, with what was meant`() throws {
    let folder = try PolicyFolder(
      policy: ParameterFolder("type = 'integer'").script(),
      set: #"{"policies": {"p": {"parameters": {"valeu": 1, "other": 2}}}}"#)
    #expect(
      folder.faults() == [
        #"policyset.json:1:36: policies.p.parameters.valeu: unknown parameter "valeu" (did you mean "value"?); known are value"#,
        #"policyset.json:1:48: policies.p.parameters.other: unknown parameter "other"; known are value"#,
      ])
  }

  @Test func `a policy without parameters says so`() throws {
    let folder = try PolicyFolder(policy: PolicyFolder.empty, set: #"{"policies": {"p": {"parameters": {"x": 1}}}}"#)
    #expect(
      folder.faults() == [#"policyset.json:1:36: policies.p.parameters.x: unknown parameter "x"; the policy has none"#])
  }

  @Test func `reading a parameter that is not declared is an error with what was meant`() throws {
    let seen = try ParameterFolder("type = 'integer'").seen("1", "tostring(parameters.valeu)")
    #expect(seen?.contains("valeu") == true)
    #expect(seen?.contains("did you mean \"value\"?") == true, "\(seen ?? "")")
  }
}
