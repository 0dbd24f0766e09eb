import Testing

@Suite struct ParameterDeclarationTests {
  @Test(arguments: [
    "type = 'boolean', default = false, about = 'x'", "type = 'integer', required = true",
    "type = 'integer', default = 3.0, minimum = 1, maximum = 3, oneOf = { 1, 3 }", "type = 'number', minimum = 0.5",
    "type = 'string', oneOf = { 'a' }, default = 'a'", "type = 'time', minimum = '2026-01-01T00:00:00Z'",
    "type = 'duration', default = '90d', maximum = '52w'",
    "type = 'list', of = 'email', minimum = 0, maximum = 9", "type = 'set', of = 'role', default = { 'owner' }",
    "type = 'map', of = 'boolean', default = { a = true }",
  ])
  func `a sound declaration loads`(declaration: String) throws {
    #expect(
      try PolicyFolder(policy: ParameterFolder(declaration).script()).faults().filter { !$0.contains("required") } == []
    )
  }

  @Test(arguments: [
    ("", ": has no type; write one, as in type = \"integer\""),
    ("typ = 'integer'", ".typ: unknown member (did you mean \"type\"?); known are type, of, required, default"),
    ("type = 'int'", ".type: unknown type \"int\" (did you mean \"integer\"?); known are boolean, integer"),
    ("type = 3", ".type: expected a string, found an integer"),
    ("type = 'list'", ": a list needs `of`, the type of its elements"),
    ("type = 'integer', of = 'string'", ": `of` is for list, set and map, not for integer"),
    ("type = 'list', of = 'domian'", ".of: unknown type \"domian\" (did you mean \"domain\"?)"),
    ("type = 'list', of = 'list'", ".of: unknown type \"list\"; known types of elements are boolean, integer"),
    ("type = 'set', of = 'integer'", ".of: a set holds texts; use a list of integer"),
    ("type = 'integer', required = 1", ".required: expected true or false, found an integer"),
    ("type = 'integer', required = true, default = 1", ": is required and has a default; drop one of them"),
    ("type = 'integer', default = 'x'", ".default: expected an integer, found a string"),
    ("type = 'list', of = 'integer', default = { 1, 'x' }", ".default[1]: expected an integer, found a string"),
    ("type = 'integer', maximum = 1, default = 2", ".default: is above the maximum of 1"),
    ("type = 'string', oneOf = { 'a' }, default = 'b'", ".default: \"b\" is not one of \"a\""),
    ("type = 'string', oneOf = {}", ".oneOf: is empty, so that no value fits; name some, or leave it out"),
    ("type = 'string', oneOf = 'a'", ".oneOf: expected a list, found a string"),
    ("type = 'permission', oneOf = { 'write' }", ".oneOf[0]: unknown permission \"write\""),
    ("type = 'string', minimum = 1", ".minimum: does not apply to the type string; leave it out"),
    ("type = 'integer', minimum = 1.5", ".minimum: expected an integer, found a number"),
    ("type = 'integer', minimum = 2, maximum = 1", ": the minimum is above the maximum; change one of them"),
    ("type = 'string', about = 1", ".about: expected a string, found an integer"),
  ])
  func `a faulty declaration is told with its line`(declaration: String, fault: String) throws {
    let faults = try PolicyFolder(policy: ParameterFolder(declaration).script()).faults()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("p/policy.lua:3: parameters.value\(fault)") == true, "\(faults)")
  }

  @Test func `the line is that of the member, whatever stands before it`() throws {
    let source = """
      -- parameters = { maximum = { default = "in a comment" } }
      --[[ parameters =
           maximum = ]]
      local text = "parameters = { maximum"
      return {
        parameters = {
          other = { type = "integer", default = 1 },
          maximum = {
            type = "integer",
            about = [[ default = 3 ]],
            default = "x",
          },
          ["third"] = { type = "intger" },
          fourth = 5,
        },
        check = function() local maximum = 1 end,
      }
      """
    #expect(
      try PolicyFolder(policy: source).faults() == [
        "p/policy.lua:11: parameters.maximum.default: expected an integer, found a string",
        "p/policy.lua:13: parameters.third.type: unknown type \"intger\" (did you mean \"integer\"?); known are boolean, "
          + "integer, number, string, domain, email, permission, role, time, duration, list, set, map",
        "p/policy.lua:14: parameters.fourth: expected a table such as { type = \"integer\" }, found an integer",
      ])
  }

  @Test(arguments: ["a-b", "1st", "é", "", String(repeating: "x", count: 65)])
  func `a name is letters, digits and underscores`(name: String) throws {
    let source = "return { parameters = { [\"\(name)\"] = { type = 'integer' } }, check = function() end }"
    let faults = try PolicyFolder(policy: source).faults()
    #expect(faults.count == 1)
    #expect(faults.first?.contains("is no name; use letters, digits and _, at most 64") == true, "\(faults)")
  }
}

/// What a script declares is as long as its limits allow; reading it takes no longer than the length is worth.
@Suite struct LongDeclarationTests {
  private func faults(_ lines: String, memory: String = "256MiB") throws -> [String] {
    try PolicyFolder(
      policy: lines, set: #"{"policies": {"p": {}}, "limits": {"steps": 10000000, "memory": "\#(memory)"}}"#
    ).faults()
  }

  static let list = """
    local l = {}
    for i = 1, 50000 do l[i] = VALUE end
    local d, n = { l[50000] }, 1
    while n < 50000 do table.move(d, 1, n, n + 1) n = n * 2 end
    return { parameters = { a = { type = 'list', of = TYPE, oneOf = l, default = d } }, check = function() end }
    """

  @Test(arguments: [("i", "'integer'"), ("'some text that is rather long and differs late ' .. i", "'string'")])
  func `many elements of which each is one of many`(value: String, type: String) throws {
    let lines = Self.list.replacing("VALUE", with: value).replacing("TYPE", with: type)
    let start = ContinuousClock.now
    #expect(try faults(lines) == [])
    let time = ContinuousClock.now - start
    #expect(time < .seconds(10), "\(time)")
  }

  @Test func `elements are held against the choices as a script does`() throws {
    func fault(_ declaration: String) throws -> String? { try ParameterFolder(declaration).faults(nil).first }
    let wrong = "p/policy.lua:3: parameters.value.default"
    #expect(try fault("type = 'list', of = 'number', oneOf = { 0.0, 2 }, default = { -0.0, 2.0 }") == nil)
    #expect(try fault("type = 'string', oneOf = { '\\u{e9}' }, default = '\\u{e9}'") == nil)
    #expect(
      try fault("type = 'string', oneOf = { '\\u{e9}' }, default = 'e\\u{301}'")?.hasPrefix("\(wrong): ") == true)
    #expect(
      try fault("type = 'list', of = 'integer', oneOf = { 1, 2 }, default = { 1, 2, 3 }")
        == "\(wrong)[2]: 3 is not one of 1, 2")
    #expect(
      try fault("type = 'map', of = 'integer', oneOf = { 1, 2 }, default = { a = 1, b = 3 }")
        == "\(wrong).b: 3 is not one of 1, 2")
  }

  @Test func `of many choices the first are told, and how many there are`() throws {
    let lines = Self.list.replacing("VALUE", with: "i").replacing("TYPE", with: "'integer'").replacing(
      "l[50000] }", with: "0 }")
    let fault = try #require(try faults(lines).first)
    #expect(fault.hasSuffix("0 is not one of \((1...20).map(String.init).joined(separator: ", ")), … (50,000 in all)"))
  }

  @Test func `many parameters that are wrong in a long script`() throws {
    let filler = (0..<6000).map { "x\($0 % 50)=1" }.joined(separator: "\n")
    let lines = """
      \(filler)
      local t = {}
      for i = 1, 5000 do t['p' .. i] = {} end
      return { parameters = t, check = function() end }
      """
    let start = ContinuousClock.now
    #expect(try faults(lines).count == 5000)
    let time = ContinuousClock.now - start
    #expect(time < .seconds(15), "\(time)")
  }
}
